import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withColumn } from '../../../.storybook/decorators/withColumn.tsx';
import { PhoneForm } from '#src/components/forms/PhoneForm/PhoneForm.tsx';

const meta = {
  title: 'Компоненты/Формы/Форма телефона · PhoneForm',
  id: 'components-forms-phoneform',
  component: PhoneForm,
  decorators: [withColumn],
  args: { phone: '', status: { kind: 'idle' }, onSubmit: fn() },
} satisfies Meta<typeof PhoneForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница' };
export const WithPhone: Story = { name: 'Номер указан', args: { phone: '+79000000000' } };

export const Empty: Story = {
  name: 'Пустые поля',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Получить код' }));
    await expect(canvas.getByText('Введите номер телефона')).toBeVisible();
  },
};

export const Incorrect: Story = {
  name: 'Неверный номер',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Телефон'), '900 000');
    await userEvent.tab();
    await expect(await canvas.findByText('Некорректный номер телефона')).toBeVisible();
  },
};

export const Pending: Story = {
  name: 'Идёт отправка',
  args: { ...WithPhone.args, status: { kind: 'pending' } },
};

export const RefusedField: Story = {
  name: 'Отказ сервера в поле',
  args: { ...WithPhone.args, status: { kind: 'failed', fields: { phone: 'Телефон не указан.' } } },
};

export const Refused: Story = {
  name: 'Отказ сервера',
  args: {
    ...WithPhone.args,
    status: { kind: 'failed', message: 'Ошибка соединения с сервером. Попробуйте позже.' },
  },
};

export const Done: Story = {
  name: 'Готово',
  args: { ...WithPhone.args, status: { kind: 'done', message: 'Код отправлен.' } },
};

export const Sent: Story = {
  name: 'Отправка',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Телефон'), '8 (900) 000-00-00{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ phone: '+79000000000' });
  },
};
