import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LockedOffers } from '#src/components/sections/LockedOffers/index.ts';
import { tiersOpening } from '#src/components/sections/LockedOffers/fixtures.ts';

const onSubscribe = fn();
const meta = {
  component: LockedOffers,
  args: { inside: '12 фото, запись на 3 минуты', opening: tiersOpening },
} satisfies Meta<typeof LockedOffers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!pixels'] };
export const Tiers: Story = { tags: ['phone', 'forced-colors'] };
export const Free: Story = {
  tags: ['phone'],
  args: { opening: { kind: 'free', subscribing: { kind: 'idle' }, onSubscribe } },
};
export const TextAlone: Story = { args: { inside: undefined } };
export const Subscribing: Story = {
  args: { opening: { kind: 'free', subscribing: { kind: 'pending' }, onSubscribe } },
};
export const Failed: Story = {
  args: {
    opening: {
      kind: 'free',
      subscribing: { kind: 'failed', message: 'Не удалось подписаться. Попробуйте ещё раз.' },
      onSubscribe,
    },
  },
};
export const Closed: Story = { args: { opening: { kind: 'tiers', tiers: [] } } };
export const Sale: Story = { args: { opening: { kind: 'sale' } } };
export const SaleOfText: Story = { args: { inside: undefined, opening: { kind: 'sale' } } };

export const Subscribed: Story = {
  tags: ['!pixels'],
  args: { opening: { kind: 'free', subscribing: { kind: 'done' }, onSubscribe } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Подписаться' }));
    await expect(onSubscribe).toHaveBeenCalledOnce();
  },
};
