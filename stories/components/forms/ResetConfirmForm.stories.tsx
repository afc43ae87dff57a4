import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withColumn } from '../../../.storybook/decorators/withColumn.tsx';
import { ResetConfirmForm } from '#src/components/forms/ResetConfirmForm/index.ts';

const meta = {
  component: ResetConfirmForm,
  decorators: [withColumn],
  args: { status: { kind: 'idle' }, onSubmit: fn() },
} satisfies Meta<typeof ResetConfirmForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить пароль' }));
    await expect(canvas.getByText('Введите новый пароль')).toBeVisible();
    await expect(canvas.getByText('Подтвердите новый пароль')).toBeVisible();
  },
};

export const Pending: Story = { args: { status: { kind: 'pending' } } };
export const Done: Story = { args: { status: { kind: 'done', message: 'Пароль изменён.' } } };
export const Refused: Story = {
  args: { status: { kind: 'failed', message: 'Ошибка соединения с сервером. Попробуйте позже.' } },
};
export const RefusedField: Story = {
  args: {
    status: { kind: 'failed', fields: { new_password: 'Введённый пароль слишком широко распространён.' } },
  },
};

export const Mismatch: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Новый пароль'), 'Passw0rd');
    await userEvent.type(canvas.getByLabelText('Повтор пароля'), 'Passw0rd1{Enter}');
    await expect(canvas.getByLabelText('Повтор пароля')).toHaveAccessibleDescription(
      expect.stringMatching(/Пароли не совпадают/),
    );
  },
};
