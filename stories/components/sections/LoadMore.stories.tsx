import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LoadMore } from '#src/components/sections/LoadMore/index.ts';

const meta = {
  component: LoadMore,
  args: { status: { kind: 'idle' }, onLoad: fn() },
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!pixels'] };
export const Idle: Story = {};
export const Loading: Story = { args: { status: { kind: 'loading' } } };
export const Failed: Story = {
  args: { status: { kind: 'error', message: 'Ошибка соединения с сервером. Попробуйте позже.' } },
};
/** The last page is there: nothing is drawn. */
export const LastPage: Story = { args: { status: { kind: 'none' } }, tags: ['!pixels'] };

export const Asked: Story = {
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать ещё' }));
    await expect(args.onLoad).toHaveBeenCalledOnce();
  },
};
