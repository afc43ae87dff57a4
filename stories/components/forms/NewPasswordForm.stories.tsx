import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withColumn } from '../../../.storybook/decorators/withColumn.tsx';
import { NewPasswordForm } from '#src/components/forms/NewPasswordForm/NewPasswordForm.tsx';

const meta = {
  title: 'Компоненты/Формы/Форма смены пароля · NewPasswordForm',
  id: 'components-forms-newpasswordform',
  component: NewPasswordForm,
  decorators: [withColumn],
  args: { email: 'anna@example.ru', status: { kind: 'idle' }, onSubmit: fn() },
} satisfies Meta<typeof NewPasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A new password that is typed, and the error below it. */
const judged =
  (password: string, message: RegExp): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Новый пароль'), password);
    await userEvent.tab();
    await expect(await canvas.findByText(message)).toBeVisible();
  };

export const Playground: Story = { name: 'Песочница' };

export const Empty: Story = {
  name: 'Пустые поля',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить пароль' }));
    await expect(canvas.getByText('Введите текущий пароль')).toBeVisible();
    await expect(canvas.getByText('Введите новый пароль')).toBeVisible();
    await expect(canvas.getByText('Подтвердите новый пароль')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Short: Story = {
  name: 'Пароль короткий',
  play: judged('Passw0r', /Пароль должен содержать минимум 8 символов/),
};
export const NoLowercase: Story = {
  name: 'Нет строчных букв',
  play: judged('PASSW0RD', /Пароль должен содержать строчные буквы/),
};
export const NoUppercase: Story = {
  name: 'Нет заглавных букв',
  play: judged('passw0rd', /Пароль должен содержать заглавные буквы/),
};
export const NoDigits: Story = {
  name: 'Нет цифр',
  play: judged('Password', /Пароль должен содержать цифры/),
};

export const Mismatch: Story = {
  name: 'Пароли не совпадают',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Новый пароль'), 'Passw0rd');
    await userEvent.type(canvas.getByLabelText('Повтор пароля'), 'Passw0rd1');
    await userEvent.tab();
    await expect(await canvas.findByText('Пароли не совпадают')).toBeVisible();
  },
};

export const Pending: Story = { name: 'Идёт отправка', args: { status: { kind: 'pending' } } };

export const RefusedField: Story = {
  name: 'Отказ сервера в поле',
  args: { status: { kind: 'failed', fields: { current_password: 'Неправильный пароль.' } } },
};

export const Refused: Story = {
  name: 'Отказ сервера',
  args: { status: { kind: 'failed', message: 'Ошибка соединения с сервером. Попробуйте позже.' } },
};

export const Done: Story = { name: 'Готово', args: { status: { kind: 'done', message: 'Пароль изменён.' } } };

export const Sent: Story = {
  name: 'Отправка',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Текущий пароль'), 'old');
    await userEvent.type(canvas.getByLabelText('Новый пароль'), 'Passw0rd');
    await userEvent.type(canvas.getByLabelText('Повтор пароля'), 'Passw0rd{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      current_password: 'old',
      new_password: 'Passw0rd',
      re_new_password: 'Passw0rd',
    });
  },
};
