import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withColumn } from '../../../.storybook/decorators/withColumn.tsx';
import { PhoneCodeForm } from '#src/components/forms/PhoneCodeForm/PhoneCodeForm.tsx';

const meta = {
  title: 'Компоненты/Формы/Форма кода из SMS · PhoneCodeForm',
  id: 'components-forms-phonecodeform',
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

export const Playground: Story = { name: 'Песочница' };

export const MayResend: Story = {
  name: 'Нажатие «Отправить новый код»',
  args: { secondsLeft: 0 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить новый код' }));
    await expect(args.onResend).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText('Код из сообщения')).toHaveFocus();
  },
};

export const Resending: Story = {
  name: 'Новый код отправляется',
  args: { secondsLeft: 0, isResendPending: true },
};

export const Empty: Story = {
  name: 'Пустые поля',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Подтвердить' }));
    await expect(canvas.getByText('Введите код из сообщения')).toBeVisible();
  },
};

export const Incomplete: Story = {
  name: 'Код не полностью',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Код из сообщения'), '123{Enter}');
    await expect(canvas.getByText('Код состоит из 6 цифр')).toBeVisible();
  },
};

export const Pending: Story = { name: 'Идёт отправка', args: { status: { kind: 'pending' } } };
export const RefusedField: Story = {
  name: 'Отказ сервера в поле',
  args: { status: { kind: 'failed', fields: { key: 'Неверный код.' } } },
};
export const Refused: Story = {
  name: 'Отказ сервера',
  args: { status: { kind: 'failed', message: 'Ошибка соединения с сервером. Попробуйте позже.' } },
};
export const Done: Story = {
  name: 'Готово',
  args: { status: { kind: 'done', message: 'Телефон подтверждён.' } },
};

export const Sent: Story = {
  name: 'Отправка',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Код из сообщения'), '123 456{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ key: '123456' });
  },
};
