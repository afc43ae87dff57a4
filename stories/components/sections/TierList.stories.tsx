import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Purchase } from '#src/components/sections/LockedOffers/LockedOffers.tsx';
import { TierList, type TierView } from '#src/components/sections/TierList/TierList.tsx';
import { offeredTiers, tiers } from '#stories/components/sections/TierList.fixtures.ts';

const meta = {
  title: 'Компоненты/Секции/Уровни подписки · TierList',
  id: 'components-sections-tierlist',
  component: TierList,
  args: {
    free: { kind: 'offer', progress: { kind: 'idle' } },
    tiers: offeredTiers,
    onFollow: fn(),
  },
} satisfies Meta<typeof TierList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Offered: Story = { name: 'Можно следить', tags: ['phone', 'forced-colors'] };
export const Following: Story = { name: 'Вы следите', args: { free: { kind: 'mine' } } };
export const Subscribing: Story = {
  name: 'Идёт подписка',
  args: { free: { kind: 'offer', progress: { kind: 'pending' } } },
};
/** The error is under the name. */
export const Failed: Story = {
  name: 'Ошибка подписки',
  tags: ['!pixels'],
  args: { free: { kind: 'offer', progress: { kind: 'failed', message: 'Нет связи' } } },
};
export const Paid: Story = {
  name: 'Платная подписка',
  args: { free: { kind: 'none' }, tiers: tiers.map((tier) => ({ ...tier, isMine: tier.id === 1 })) },
};
export const OwnPage: Story = {
  name: 'Глазами автора',
  args: {
    free: { kind: 'own', followers: '1 070 человек' },
    tiers: tiers.map((tier) => ({ ...tier, notes: ['42 человека'] })),
    editHref: '/profile?view=tiers',
  },
};
const purchased = (purchase: Partial<Purchase>): { tiers: readonly TierView[] } => ({
  tiers: tiers.map((tier) => ({ ...tier, purchase: { isPending: false, onBuy: fn(), ...purchase } })),
});
export const Ordering: Story = { name: 'Оформляем уровень', args: purchased({ isPending: true }) };
export const OrderFailed: Story = {
  name: 'Оформить не вышло',
  tags: ['phone'],
  args: purchased({ failure: 'Свободных мест на этом уровне нет.' }),
};
export const Off: Story = { name: 'Оплату не принимают', args: { tiers, isOff: true } };
export const FreeAlone: Story = { name: 'Только бесплатная', args: { free: { kind: 'mine' }, tiers: [] } };

export const Taken: Story = {
  name: 'Нажатие «Следить»',
  tags: ['!pixels'],
  args: { free: { kind: 'offer', progress: { kind: 'done' } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Следить' }));
    await expect(args.onFollow).toHaveBeenCalledOnce();
  },
};
