import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withColumn } from '../../../.storybook/decorators/withColumn.tsx';
import { PhoneForm } from '#src/components/forms/PhoneForm/index.ts';

const meta = {
  component: PhoneForm,
  decorators: [withColumn],
  args: { phone: '', status: { kind: 'idle' }, onSubmit: fn() },
} satisfies Meta<typeof PhoneForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const WithPhone: Story = { args: { phone: '+79000000000' } };

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Получить код' }));
    await expect(canvas.getByText('Введите номер телефона')).toBeVisible();
  },
};

export const Incorrect: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Телефон'), '900 000');
    await userEvent.tab();
    await expect(await canvas.findByText('Некорректный номер телефона')).toBeVisible();
  },
};

export const Pending: Story = { args: { ...WithPhone.args, status: { kind: 'pending' } } };

export const RefusedField: Story = {
  args: { ...WithPhone.args, status: { kind: 'failed', fields: { phone: 'Телефон не указан.' } } },
};

export const Refused: Story = {
  args: {
    ...WithPhone.args,
    status: { kind: 'failed', message: 'Ошибка соединения с сервером. Попробуйте позже.' },
  },
};

export const Done: Story = {
  args: { ...WithPhone.args, status: { kind: 'done', message: 'Код отправлен.' } },
};

export const Sent: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Телефон'), '8 (900) 000-00-00{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ phone: '+79000000000' });
  },
};
