import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withColumn } from '../../../.storybook/decorators/withColumn.tsx';
import { ResetConfirmForm } from '#src/components/forms/ResetConfirmForm/ResetConfirmForm.tsx';

const meta = {
  title: 'Компоненты/Формы/Форма нового пароля · ResetConfirmForm',
  id: 'components-forms-resetconfirmform',
  component: ResetConfirmForm,
  decorators: [withColumn],
  args: { status: { kind: 'idle' }, onSubmit: fn() },
} satisfies Meta<typeof ResetConfirmForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница' };

export const Empty: Story = {
  name: 'Пустые поля',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить пароль' }));
    await expect(canvas.getByText('Введите новый пароль')).toBeVisible();
    await expect(canvas.getByText('Подтвердите новый пароль')).toBeVisible();
  },
};

export const Pending: Story = { name: 'Идёт отправка', args: { status: { kind: 'pending' } } };
export const Done: Story = { name: 'Готово', args: { status: { kind: 'done', message: 'Пароль изменён.' } } };
export const Refused: Story = {
  name: 'Отказ сервера',
  args: { status: { kind: 'failed', message: 'Ошибка соединения с сервером. Попробуйте позже.' } },
};
export const RefusedField: Story = {
  name: 'Отказ сервера в поле',
  args: {
    status: { kind: 'failed', fields: { new_password: 'Введённый пароль слишком широко распространён.' } },
  },
};

export const Mismatch: Story = {
  name: 'Пароли не совпадают',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Новый пароль'), 'Passw0rd');
    await userEvent.type(canvas.getByLabelText('Повтор пароля'), 'Passw0rd1{Enter}');
    await expect(canvas.getByLabelText('Повтор пароля')).toHaveAccessibleDescription(
      expect.stringContaining('Пароли не совпадают'),
    );
  },
};
