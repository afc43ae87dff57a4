import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withColumn } from '../../../.storybook/decorators/withColumn.tsx';
import { PhoneCodeForm } from '#src/components/forms/PhoneCodeForm/index.ts';

const meta = {
  component: PhoneCodeForm,
  decorators: [withColumn],
  args: {
    phone: '+79000000000',
    status: { kind: 'idle' },
    secondsLeft: 45,
    onSubmit: fn(),
    onResend: fn(),
    onChangePhone: fn(),
  },
} satisfies Meta<typeof PhoneCodeForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const MayResend: Story = {
  args: { secondsLeft: 0 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить новый код' }));
    await expect(args.onResend).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText('Код из сообщения')).toHaveFocus();
  },
};

export const Resending: Story = { args: { secondsLeft: 0, isResendPending: true } };

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Подтвердить' }));
    await expect(canvas.getByText('Введите код из сообщения')).toBeVisible();
  },
};

export const Incomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Код из сообщения'), '123{Enter}');
    await expect(canvas.getByText('Код состоит из 6 цифр')).toBeVisible();
  },
};

export const Pending: Story = { args: { status: { kind: 'pending' } } };
export const RefusedField: Story = {
  args: { status: { kind: 'failed', fields: { key: 'Неверный код.' } } },
};
export const Refused: Story = {
  args: { status: { kind: 'failed', message: 'Ошибка соединения с сервером. Попробуйте позже.' } },
};
export const Done: Story = { args: { status: { kind: 'done', message: 'Телефон подтверждён.' } } };

export const Sent: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Код из сообщения'), '123 456{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ key: '123456' });
  },
};
