import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { type FreeTier, TierList } from '#src/components/sections/TierList/TierList.tsx';
import { tiers } from '#stories/components/sections/TierList.fixtures.ts';

const list = (free: FreeTier, onFollow = () => {}, shown = tiers) => (
  <TierList free={free} tiers={shown} onFollow={onFollow} />
);

test('prices stand from the cheapest, and where nothing can be paid for it says so and has no button', async () => {
  const screen = await render(<TierList free={{ kind: 'none' }} tiers={tiers} isOff onFollow={() => {}} />);
  expect(
    screen
      .getByRole('listitem')
      .elements()
      .map((row) => row.textContent?.replaceAll('\u00a0', ' ')),
  ).toEqual([
    expect.stringMatching(/^Бесплатная0 руб\./),
    expect.stringMatching(/^Первый ряд500 руб\..*Открывает 35 закрытых постов$/),
    expect.stringMatching(/^За кулисами1 200 руб\./),
  ]);
  await expect.element(screen.getByText(/Оплату здесь не\sпринимают/)).toBeVisible();
  expect(screen.getByRole('button').query()).toBeNull();
});

test('the free one is one press; focus goes on to what takes the place of the button', async () => {
  const onFollow = vi.fn();
  const screen = await render(list({ kind: 'offer', progress: { kind: 'idle' } }, onFollow));
  await screen.getByRole('button', { name: 'Следить' }).click();
  expect(onFollow).toHaveBeenCalledOnce();
  await screen.rerender(list({ kind: 'offer', progress: { kind: 'pending' } }, onFollow));
  await expect.element(screen.getByRole('button', { name: 'Добавляем...' })).toHaveFocus();
  await screen.rerender(list({ kind: 'mine' }, onFollow));
  await expect.element(screen.getByText(/^Вы\sследите$/)).toBeVisible();
  await expect.element(screen.getByRole('listitem').first()).toHaveFocus();
});

test('each tier has a way to its checkout, and tells why it failed', async () => {
  const onBuy = vi.fn();
  const shown = (failure?: string) => (
    <TierList
      free={{ kind: 'none' }}
      tiers={tiers.map((tier) => ({
        ...tier,
        purchase: { isPending: false, failure, onBuy: () => onBuy(tier.id) },
      }))}
      onFollow={() => {}}
    />
  );
  const screen = await render(shown());
  await screen.getByRole('button', { name: /^Подписаться за\s1\s200\sруб\.\s*: За\sкулисами$/ }).click();
  expect(onBuy).toHaveBeenCalledExactlyOnceWith(2);
  await screen.rerender(shown('Свободных мест нет'));
  await expect.element(screen.getByRole('alert').first()).toHaveTextContent('Свободных мест нет');
});

test('the tier that the reader pays for says so', async () => {
  const screen = await render(
    list(
      { kind: 'none' },
      undefined,
      tiers.map((tier) => ({ ...tier, isMine: tier.id === 2 })),
    ),
  );
  await expect
    .element(
      screen
        .getByRole('listitem')
        .last()
        .getByText(/^Вы\sподписаны$/),
    )
    .toBeVisible();
  expect(screen.getByText(/^Вы\sподписаны$/).elements()).toHaveLength(1);
});

test('of an author without tiers no price for a month is spoken of', async () => {
  const screen = await render(list({ kind: 'none' }, undefined, []));
  expect(screen.getByText(/Цена за\sмесяц/).query()).toBeNull();
});
