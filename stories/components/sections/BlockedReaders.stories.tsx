import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { dina, pavel } from '#src/components/sections/BlockedReaders/fixtures.ts';
import { BlockedReaders } from '#src/components/sections/BlockedReaders/index.ts';

const noConnection = 'Ошибка соединения с сервером. Попробуйте позже.';

const meta = {
  component: BlockedReaders,
  args: { readers: [pavel, dina], onUnblock: fn() },
} satisfies Meta<typeof BlockedReaders>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!pixels'] };
export const Some: Story = { tags: ['phone', 'forced-colors'] };
export const Unblocking: Story = { args: { readers: [{ ...pavel, unblocking: { kind: 'pending' } }] } };
export const UnblockingFailed: Story = {
  args: { readers: [{ ...pavel, unblocking: { kind: 'failed', message: noConnection } }, dina] },
};
/** The moment before it leaves the list. */
export const Unblocked: Story = {
  tags: ['!pixels'],
  args: { readers: [{ ...pavel, unblocking: { kind: 'done' } }] },
};
export const NobodyLeft: Story = { args: { readers: [], done: 'Читатель разблокирован.' } };

export const OneIsUnblocked: Story = {
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /читателя: Павел Ким/ }));
    await expect(args.onUnblock).toHaveBeenCalledWith(pavel.id);
  },
};
