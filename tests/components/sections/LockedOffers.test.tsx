import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { LockedOffers } from '#src/components/sections/LockedOffers/LockedOffers.tsx';
import { tiersOpening } from '#stories/components/sections/LockedOffers.fixtures.ts';

test('what is inside and every tier that opens it is told, the cheapest first, each with a way to its checkout', async () => {
  const onBuy = vi.fn();
  const tiers = tiersOpening.tiers.map((tier) => ({
    ...tier,
    purchase: { isPending: false, onBuy: () => onBuy(tier.id) },
  }));
  const opening = { kind: 'tiers', tiers } as const;
  const screen = await render(<LockedOffers inside="12 фото" opening={opening} />);
  await expect.element(screen.getByText('Внутри: 12 фото')).toBeVisible();
  expect(
    screen
      .getByRole('heading', { level: 3 })
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Первый ряд', 'За\u00a0кулисами']);
  expect(screen.getByText(/не принимают/).query()).toBeNull();
  await screen.getByRole('button', { name: /^Подписаться\s*: За\sкулисами$/ }).click();
  expect(onBuy).toHaveBeenCalledExactlyOnceWith(2);
});

test('where nothing can be paid for a tier says so and has no button', async () => {
  const tiers = [{ id: 1, name: 'Первый ряд', price: '500 руб.' }];
  const screen = await render(<LockedOffers opening={{ kind: 'tiers', tiers }} />);
  await expect.element(screen.getByText(/Оплату здесь не\sпринимают/)).toBeVisible();
  expect(screen.getByRole('button').query()).toBeNull();
});

test('a free subscription is one press, busy while it is sent, and says why it failed', async () => {
  const onSubscribe = vi.fn();
  const free = (
    subscribing: { kind: 'idle' } | { kind: 'pending' } | { kind: 'failed'; message: string },
  ) => <LockedOffers opening={{ kind: 'free', subscribing, onSubscribe }} />;
  const screen = await render(free({ kind: 'idle' }));
  await screen.getByRole('button', { name: 'Следить' }).click();
  expect(onSubscribe).toHaveBeenCalledOnce();
  await screen.rerender(free({ kind: 'pending' }));
  await expect.element(screen.getByRole('button', { name: 'Добавляем...' })).toHaveFocus();
  await screen.rerender(free({ kind: 'failed', message: 'Нет связи' }));
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Нет связи');
});

test('a post for tiers that take no new readers offers nothing, and no time when it will', async () => {
  const screen = await render(<LockedOffers opening={{ kind: 'tiers', tiers: [] }} />);
  await expect.element(screen.getByText(/автор сейчас не/)).toBeVisible();
  expect(screen.getByText(/не\sпринимают/).query()).toBeNull();
  expect(screen.getByRole('button').query()).toBeNull();
});

test('a post for sale says nothing of subscriptions', async () => {
  const screen = await render(<LockedOffers opening={{ kind: 'sale', price: '150 руб.' }} />);
  await expect.element(screen.getByRole('heading', { name: 'Закрытый пост' })).toBeVisible();
  await expect.element(screen.getByText(/150 руб/)).toBeVisible();
  expect(screen.getByRole('button').query()).toBeNull();
  expect(screen.getByText(/Пост для подписчиков/).query()).toBeNull();
});

test('a post for sale is bought by one press; while it is ordered, another one does nothing', async () => {
  const onBuy = vi.fn();
  const sale = (isPending: boolean, failure?: string) => (
    <LockedOffers opening={{ kind: 'sale', price: '150 руб.', purchase: { isPending, failure, onBuy } }} />
  );
  const screen = await render(sale(false));
  await screen.getByRole('button', { name: 'Купить пост' }).click();
  expect(onBuy).toHaveBeenCalledOnce();
  await screen.rerender(sale(true));
  await screen.getByRole('button', { name: 'Оформляем...' }).click({ force: true });
  expect(onBuy).toHaveBeenCalledOnce();
  await screen.rerender(sale(false, 'Этот пост не продаётся.'));
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Этот пост не продаётся.');
});
