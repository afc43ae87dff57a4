import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Worth } from '#src/components/sections/Worth/Worth.tsx';
import { onPage, underPost } from '#stories/components/sections/Worth.fixtures.ts';

const meta = {
  title: 'Компоненты/Секции/Оценить вклад · Worth',
  id: 'components-sections-worth',
  component: Worth,
  args: { ...underPost, onDonate: fn() },
} satisfies Meta<typeof Worth>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Post: Story = { name: 'Под постом', tags: ['phone', 'forced-colors'] };
export const Author: Story = {
  name: 'На странице автора, с целью',
  tags: ['phone'],
  args: { ...onPage, onDonate: fn() },
};
export const Thanks: Story = {
  name: 'Спасибо',
  tags: ['phone'],
  args: { given: 15_000, people: '42 человека заплатили за этот пост' },
};
export const Pending: Story = {
  name: 'Заказ оформляется',
  tags: ['!pixels'],
  args: { isPending: true },
};
export const Failed: Story = {
  name: 'Отказ сервера',
  tags: ['!pixels'],
  args: { failure: 'Не удалось оформить заказ. Попробуйте ещё раз.' },
};

export const WrongSum: Story = {
  name: 'Сумма с ошибкой',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Другая'));
    await userEvent.type(canvas.getByLabelText('Сумма, руб.'), '10{Enter}');
    await expect(canvas.getByText(/^Целое число/)).toBeVisible();
    await expect(args.onDonate).not.toHaveBeenCalled();
  },
};
export const Sent: Story = {
  name: 'Сумма и слова',
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/^500/));
    await userEvent.type(canvas.getByLabelText('Сообщение, если хочется'), ' На проектор ');
    await userEvent.click(canvas.getByRole('button', { name: /^Заплатить 500/ }));
    await expect(args.onDonate).toHaveBeenCalledWith({ amount: 50_000, message: 'На проектор' });
  },
};
