import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { GoalForm } from '#src/components/forms/GoalForm/GoalForm.tsx';

const meta = {
  title: 'Компоненты/Формы/Форма цели · GoalForm',
  id: 'components-forms-goalform',
  component: GoalForm,
  args: {
    goal: { title: 'Починить проектор', target: 9_000_000 },
    status: { kind: 'idle' },
    onSubmit: fn(),
    onEnd: fn(),
  },
} satisfies Meta<typeof GoalForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Own: Story = { name: 'Цель есть', tags: ['phone'] };
export const None: Story = { name: 'Цели нет', args: { goal: undefined } };
export const Pending: Story = {
  name: 'Идёт отправка',
  tags: ['!pixels'],
  args: { status: { kind: 'pending' } },
};
export const Saved: Story = {
  name: 'Сохранено',
  tags: ['!pixels'],
  args: { status: { kind: 'done', message: 'Цель сохранена.' } },
};
export const Refused: Story = {
  name: 'Отказ сервера',
  tags: ['!pixels'],
  args: { status: { kind: 'failed', fields: { target: 'Целое число от 100 до 10 000 000 руб.' } } },
};

export const Sent: Story = {
  name: 'Отправка',
  tags: ['!pixels'],
  args: { goal: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('На что собираете'), 'Новый объектив');
    await userEvent.type(canvas.getByLabelText('Сколько нужно, руб.'), '90 000{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ title: 'Новый объектив', target: 9_000_000 });
  },
};
