import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  LockedOffers,
  type Opening,
  type Purchase,
} from '#src/components/sections/LockedOffers/LockedOffers.tsx';
import { saleOpening, tiersOpening } from '#stories/components/sections/LockedOffers.fixtures.ts';

const onSubscribe = fn();
const meta = {
  title: 'Компоненты/Секции/Как открыть пост · LockedOffers',
  id: 'components-sections-lockedoffers',
  component: LockedOffers,
  args: { inside: '12 фото, запись на 3 минуты', opening: tiersOpening },
} satisfies Meta<typeof LockedOffers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Tiers: Story = { name: 'Платные уровни', tags: ['phone', 'forced-colors'] };
export const Free: Story = {
  name: 'Бесплатная подписка',
  tags: ['phone'],
  args: { opening: { kind: 'free', subscribing: { kind: 'idle' }, onSubscribe } },
};
export const TextAlone: Story = { name: 'Внутри только текст', args: { inside: undefined } };
export const Subscribing: Story = {
  name: 'Идёт подписка',
  args: { opening: { kind: 'free', subscribing: { kind: 'pending' }, onSubscribe } },
};
export const Failed: Story = {
  name: 'Ошибка подписки',
  args: {
    opening: {
      kind: 'free',
      subscribing: { kind: 'failed', message: 'Не удалось начать следить за автором. Попробуйте ещё раз.' },
      onSubscribe,
    },
  },
};
const tierWith = (purchase?: Purchase): { opening: Opening } => ({
  opening: { kind: 'tiers', tiers: [{ id: 1, name: 'Первый ряд', price: '500 руб.', purchase }] },
});
export const Ordering: Story = {
  name: 'Оформляем уровень',
  args: tierWith({ isPending: true, onBuy: fn() }),
};
export const OrderFailed: Story = {
  name: 'Оформить не вышло',
  tags: ['phone'],
  args: tierWith({ isPending: false, failure: 'Свободных мест на этом уровне нет.', onBuy: fn() }),
};
export const Off: Story = { name: 'Оплату не принимают', args: tierWith() };
export const Closed: Story = { name: 'Уровней нет', args: { opening: { kind: 'tiers', tiers: [] } } };
export const Sale: Story = {
  name: 'Продажа',
  tags: ['phone'],
  args: { opening: saleOpening },
};
export const SaleOfText: Story = {
  name: 'Продажа, внутри только текст',
  args: { inside: undefined, opening: saleOpening },
};
export const SaleOrdering: Story = {
  name: 'Продажа, заказ оформляется',
  tags: ['!pixels'],
  args: { opening: { ...saleOpening, purchase: { isPending: true, onBuy: fn() } } },
};
export const SaleFailed: Story = {
  name: 'Продажа, отказ сервера',
  args: {
    opening: {
      ...saleOpening,
      purchase: { isPending: false, failure: 'Этот пост не продаётся.', onBuy: fn() },
    },
  },
};
export const SaleWithoutPayments: Story = {
  name: 'Продажа, оплата не подключена',
  tags: ['!pixels'],
  args: { opening: { kind: 'sale', price: '150 руб.' } },
};

export const Subscribed: Story = {
  name: 'Нажатие «Следить»',
  tags: ['!pixels'],
  args: { opening: { kind: 'free', subscribing: { kind: 'done' }, onSubscribe } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Следить' }));
    await expect(onSubscribe).toHaveBeenCalledOnce();
  },
};
