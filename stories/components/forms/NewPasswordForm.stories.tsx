import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withColumn } from '../../../.storybook/decorators/withColumn.tsx';
import { NewPasswordForm } from '#src/components/forms/NewPasswordForm/index.ts';

const meta = {
  component: NewPasswordForm,
  decorators: [withColumn],
  args: { email: 'anna@example.ru', status: { kind: 'idle' }, onSubmit: fn() },
} satisfies Meta<typeof NewPasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is typed as a new password, and what is said about it. */
const judged = (password: string, message: RegExp): Story => ({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Новый пароль'), password);
    await userEvent.tab();
    await expect(await canvas.findByText(message)).toBeVisible();
  },
});

export const Playground: Story = {};

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить пароль' }));
    await expect(canvas.getByText('Введите текущий пароль')).toBeVisible();
    await expect(canvas.getByText('Введите новый пароль')).toBeVisible();
    await expect(canvas.getByText('Подтвердите новый пароль')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Short = judged('Passw0r', /Пароль должен содержать минимум 8 символов/);
export const NoLowercase = judged('PASSW0RD', /Пароль должен содержать строчные буквы/);
export const NoUppercase = judged('passw0rd', /Пароль должен содержать заглавные буквы/);
export const NoDigits = judged('Password', /Пароль должен содержать цифры/);

export const Mismatch: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Новый пароль'), 'Passw0rd');
    await userEvent.type(canvas.getByLabelText('Повтор пароля'), 'Passw0rd1');
    await userEvent.tab();
    await expect(await canvas.findByText('Пароли не совпадают')).toBeVisible();
  },
};

export const Pending: Story = { args: { status: { kind: 'pending' } } };

export const RefusedField: Story = {
  args: { status: { kind: 'failed', fields: { current_password: 'Неправильный пароль.' } } },
};

export const Refused: Story = {
  args: { status: { kind: 'failed', message: 'Ошибка соединения с сервером. Попробуйте позже.' } },
};

export const Done: Story = { args: { status: { kind: 'done', message: 'Пароль изменён.' } } };

export const Sent: Story = {
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
