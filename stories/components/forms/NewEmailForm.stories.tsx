import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withColumn } from '../../../.storybook/decorators/withColumn.tsx';
import { NewEmailForm } from '#src/components/forms/NewEmailForm/NewEmailForm.tsx';

const meta = {
  title: 'Компоненты/Формы/Форма смены email · NewEmailForm',
  id: 'components-forms-newemailform',
  component: NewEmailForm,
  decorators: [withColumn],
  args: { email: 'anna@example.ru', status: { kind: 'idle' }, onSubmit: fn() },
} satisfies Meta<typeof NewEmailForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница' };

export const Empty: Story = {
  name: 'Пустые поля',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить email' }));
    await expect(canvas.getByText('Введите новый email')).toBeVisible();
    await expect(canvas.getByText('Подтвердите новый email')).toBeVisible();
    await expect(canvas.getByText('Введите текущий пароль')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const SameAsCurrent: Story = {
  name: 'Совпадает с текущим',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Новый email'), 'anna@example.ru');
    await userEvent.tab();
    await expect(await canvas.findByText('Новый email должен отличаться от текущего')).toBeVisible();
  },
};

export const Incorrect: Story = {
  name: 'Неверный email',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Новый email'), 'ilya@');
    await userEvent.tab();
    await expect(await canvas.findByText('Некорректный email')).toBeVisible();
  },
};

export const Mismatch: Story = {
  name: 'Email не совпадает',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Новый email'), 'ilya@example.ru');
    await userEvent.type(canvas.getByLabelText('Подтверждение email'), 'ilya@example.com');
    await userEvent.tab();
    await expect(await canvas.findByText('Email не совпадает')).toBeVisible();
  },
};

export const Pending: Story = { name: 'Идёт отправка', args: { status: { kind: 'pending' } } };

export const RefusedField: Story = {
  name: 'Отказ сервера в поле',
  args: {
    status: { kind: 'failed', fields: { new_email: 'Пользователь с таким email уже существует.' } },
  },
};

export const Refused: Story = {
  name: 'Отказ сервера',
  args: { status: { kind: 'failed', message: 'Ошибка соединения с сервером. Попробуйте позже.' } },
};

export const Done: Story = { name: 'Готово', args: { status: { kind: 'done', message: 'Email изменён.' } } };

export const LongAddress: Story = {
  name: 'Длинный email',
  args: { email: `${'длинный-адрес-'.repeat(6)}@example.ru` },
};

export const Sent: Story = {
  name: 'Отправка',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Новый email'), 'ilya@Example.RU');
    await userEvent.type(canvas.getByLabelText('Подтверждение email'), 'ilya@example.ru');
    await userEvent.type(canvas.getByLabelText('Текущий пароль'), 'Passw0rd{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      new_email: 'ilya@example.ru',
      re_new_email: 'ilya@example.ru',
      current_password: 'Passw0rd',
    });
  },
};

export const AfterLink: Story = {
  name: 'По ссылке из письма',
  args: { kind: 'link' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Новый email'), 'ilya@example.ru');
    await userEvent.type(canvas.getByLabelText('Подтверждение email'), 'ilya@example.ru');
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить email' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      new_email: 'ilya@example.ru',
      re_new_email: 'ilya@example.ru',
      current_password: '',
    });
  },
};
