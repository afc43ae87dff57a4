import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withColumn } from '../../../.storybook/decorators/withColumn.tsx';
import { NewEmailForm } from '#src/components/forms/NewEmailForm/index.ts';

const meta = {
  component: NewEmailForm,
  decorators: [withColumn],
  args: { email: 'anna@example.ru', status: { kind: 'idle' }, onSubmit: fn() },
} satisfies Meta<typeof NewEmailForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить email' }));
    await expect(canvas.getByText('Введите новый email')).toBeVisible();
    await expect(canvas.getByText('Подтвердите новый email')).toBeVisible();
    await expect(canvas.getByText('Введите текущий пароль')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const SameAsCurrent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Новый email'), 'anna@example.ru');
    await userEvent.tab();
    await expect(await canvas.findByText('Новый email должен отличаться от текущего')).toBeVisible();
  },
};

export const Incorrect: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Новый email'), 'ilya@');
    await userEvent.tab();
    await expect(await canvas.findByText('Некорректный email')).toBeVisible();
  },
};

export const Mismatch: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Новый email'), 'ilya@example.ru');
    await userEvent.type(canvas.getByLabelText('Подтверждение email'), 'ilya@example.com');
    await userEvent.tab();
    await expect(await canvas.findByText('Email не совпадает')).toBeVisible();
  },
};

export const Pending: Story = { args: { status: { kind: 'pending' } } };

export const RefusedField: Story = {
  args: {
    status: { kind: 'failed', fields: { new_email: 'Пользователь с таким email уже существует.' } },
  },
};

export const Refused: Story = {
  args: { status: { kind: 'failed', message: 'Ошибка соединения с сервером. Попробуйте позже.' } },
};

export const Done: Story = { args: { status: { kind: 'done', message: 'Email изменён.' } } };

export const LongAddress: Story = { args: { email: `${'длинный-адрес-'.repeat(6)}@example.ru` } };

export const Sent: Story = {
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
