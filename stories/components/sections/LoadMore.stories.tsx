import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LoadMore } from '#src/components/sections/LoadMore/index.ts';

const meta = {
  component: LoadMore,
  args: { more: { kind: 'idle' }, onLoad: fn() },
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!pixels'] };
export const Idle: Story = { globals: { viewport: { value: 'desktop' } } };
export const LastOnes: Story = { args: { left: '33' } };
export const Loading: Story = { args: { more: { kind: 'pending' } } };
export const Failed: Story = {
  args: { more: { kind: 'failed', message: 'Ошибка соединения с сервером. Попробуйте позже.' } },
};
/** The last page is there: nothing is drawn. */
export const LastPage: Story = { args: { more: undefined }, tags: ['!pixels'] };

export const Asked: Story = {
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать ещё' }));
    await expect(args.onLoad).toHaveBeenCalledOnce();
  },
};
