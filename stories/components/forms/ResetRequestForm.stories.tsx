import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withColumn } from '../../../.storybook/decorators/withColumn.tsx';
import { ResetRequestForm } from '#src/components/forms/ResetRequestForm/ResetRequestForm.tsx';

const meta = {
  title: 'Компоненты/Формы/Форма восстановления пароля · ResetRequestForm',
  id: 'components-forms-resetrequestform',
  component: ResetRequestForm,
  decorators: [withColumn],
  args: { status: { kind: 'idle' }, onSubmit: fn() },
} satisfies Meta<typeof ResetRequestForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница' };

export const Empty: Story = {
  name: 'Пустые поля',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить ссылку' }));
    await expect(canvas.getByText('Введите ваш email')).toBeVisible();
  },
};

export const Incorrect: Story = {
  name: 'Неверный email',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'anna@{Enter}');
    await expect(canvas.getByText('Введите корректный email')).toBeVisible();
  },
};

export const Pending: Story = {
  name: 'Идёт отправка',
  args: { defaultEmail: 'anna@example.ru', status: { kind: 'pending' } },
};
export const Sent: Story = {
  name: 'Письмо отправлено',
  args: { status: { kind: 'done', message: 'Ссылка для сброса пароля отправлена на указанный email.' } },
};
export const Failed: Story = {
  name: 'Отказ сервера',
  args: { status: { kind: 'failed', message: 'Ошибка при отправке ссылки. Попробуйте снова.' } },
};
export const RefusedField: Story = {
  name: 'Отказ сервера в поле',
  args: { status: { kind: 'failed', fields: { email: 'Введите правильный адрес электронной почты.' } } },
};
