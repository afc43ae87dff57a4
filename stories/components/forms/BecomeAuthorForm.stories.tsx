import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BecomeAuthorForm } from '#src/components/forms/BecomeAuthorForm/index.ts';

const meta = {
  component: BecomeAuthorForm,
  // Its looks are pictured with `BecomeAuthorPopup`.
  tags: ['!pixels'],
  args: { name: 'Анна Рощина', status: { kind: 'idle' }, onSubmit: fn() },
} satisfies Meta<typeof BecomeAuthorForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Nameless: Story = { args: { name: '' } };
export const Pending: Story = { args: { status: { kind: 'pending' } } };
export const Done: Story = { args: { status: { kind: 'done', message: 'Страница готова.' } } };
export const Refused: Story = {
  args: { status: { kind: 'failed', message: 'Ошибка соединения с сервером. Попробуйте позже.' } },
};

export const Sent: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Чем занимаетесь'), 'Документалист{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Анна Рощина', role: 'Документалист' });
  },
};
