import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withColumn } from '../../../.storybook/decorators/withColumn.tsx';
import { DeleteAccountForm } from '#src/components/forms/DeleteAccountForm/DeleteAccountForm.tsx';

const meta = {
  title: 'Компоненты/Формы/Форма удаления аккаунта · DeleteAccountForm',
  id: 'components-forms-deleteaccountform',
  component: DeleteAccountForm,
  decorators: [withColumn],
  args: { email: 'anna@example.ru', status: { kind: 'idle' }, onSubmit: fn() },
} satisfies Meta<typeof DeleteAccountForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const word = 'Введите слово «удалить»';

export const Playground: Story = { name: 'Песочница' };

export const Empty: Story = {
  name: 'Пустые поля',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить аккаунт' }));
    await expect(canvas.getByText('Введите текущий пароль')).toBeVisible();
    await expect(canvas.getByText('Введите слово «удалить», чтобы подтвердить удаление')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const WrongWord: Story = {
  name: 'Не то слово',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Текущий пароль'), 'Passw0rd');
    await userEvent.type(canvas.getByLabelText(word), 'да{Enter}');
    await expect(canvas.getByLabelText(word)).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
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

export const Done: Story = { name: 'Готово', args: { status: { kind: 'done', message: 'Аккаунт удалён.' } } };

export const Sent: Story = {
  name: 'Отправка',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Текущий пароль'), 'Passw0rd');
    await userEvent.type(canvas.getByLabelText(word), 'Удалить{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ current_password: 'Passw0rd' });
  },
};
