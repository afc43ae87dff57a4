import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  type Access,
  AccessPanel,
  type AccessPanelProps,
  reachOf,
} from '#src/components/sections/AccessPanel/AccessPanel.tsx';
import { audience } from '#stories/components/sections/AccessPanel.fixtures.ts';

const ready = { kind: 'ready', value: audience, isRenewing: false } as const;
const element = (props: Partial<AccessPanelProps> = {}) => (
  <AccessPanel
    access={{ kind: 'everyone' }}
    audience={ready}
    tiersHref="/profile/tiers"
    onChange={() => {}}
    onRetry={() => {}}
    {...props}
  />
);
const tiers = (...ids: number[]): Access => ({ kind: 'tiers', ids });

test.each([
  [{ kind: 'everyone' } as const, 'Увидят все, кто вошёл'],
  [{ kind: 'followers' } as const, '1 284 человека увидят пост'],
  [tiers(1, 2), '214 человек увидят пост'],
  [tiers(), 'Пока никто: отметьте хотя бы один уровень'],
  [{ kind: 'buyers', price: undefined } as const, 'Пока никто: назначьте цену'],
  [{ kind: 'buyers', price: 15_000 } as const, 'Увидят те, кто купит'],
])('with access %o it says «%s»', async (access, words) => {
  const screen = await render(element({ access }));
  await expect.element(screen.getByRole('status')).toHaveTextContent(words);
});

test('one reader is told in the singular', async () => {
  const value = { followers: 1, tiers: [] };
  const screen = await render(element({ access: { kind: 'followers' }, audience: { ...ready, value } }));
  await expect.element(screen.getByRole('status')).toHaveTextContent('1 человек увидит пост');
});

test('a tier that is gone does not count', () => {
  expect(reachOf(tiers(2, 99), audience)).toBe(42);
  expect(reachOf(tiers(99), audience)).toBeUndefined();
});

test('tiers are shown with how many have each once they are chosen from', async () => {
  const screen = await render(element());
  expect(screen.getByRole('checkbox').query()).toBeNull();
  await screen.rerender(element({ access: tiers(2) }));
  await expect.element(screen.getByRole('checkbox', { name: 'За кулисами 42' })).toBeChecked();
  await expect.element(screen.getByRole('checkbox', { name: 'Первый ряд 172' })).not.toBeChecked();
});

test('a price is taken as soon as it can be, and a wrong one is told of on leaving the field', async () => {
  const onChange = vi.fn();
  const access = { kind: 'buyers', price: undefined } as const;
  const screen = await render(element({ access, onChange }));
  const field = screen.getByRole('textbox', { name: 'Цена поста' });
  await userEvent.type(field, '1 500');
  expect(onChange).toHaveBeenLastCalledWith({ kind: 'buyers', price: 150_000 });
  await userEvent.type(field, '000');
  expect(onChange).toHaveBeenLastCalledWith(access);
  await expect.element(field).toBeValid();
  await userEvent.tab();
  await expect.element(field).toBeInvalid();
  await expect.element(field).toHaveValue('1 500000');
  await expect.element(screen.getByText('Целое число от 1 до 100 000 руб.')).toBeVisible();
});

test('a price outlives another choice', async () => {
  const onChange = vi.fn();
  const screen = await render(element({ access: { kind: 'buyers', price: 15_000 }, onChange }));
  await screen.getByText('Всем', { exact: true }).click();
  await screen.rerender(element({ onChange }));
  await screen.getByText('Купить за…').click();
  expect(onChange).toHaveBeenLastCalledWith({ kind: 'buyers', price: 15_000 });
});

test('a tier is added and taken away by the keyboard, in the order of the author', async () => {
  const onChange = vi.fn();
  const screen = await render(element({ access: tiers(2), onChange }));
  screen.getByRole('checkbox', { name: 'Первый ряд 172' }).element().focus();
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenLastCalledWith(tiers(1, 2));
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenLastCalledWith(tiers());
});

test('another circle of readers is chosen without any tier at first', async () => {
  const onChange = vi.fn();
  const screen = await render(element({ onChange }));
  await screen.getByText('Подписчикам').click();
  expect(onChange).toHaveBeenLastCalledWith({ kind: 'followers' });
  await screen.getByText('Уровням…').click();
  expect(onChange).toHaveBeenLastCalledWith(tiers());
});

test('without tiers there is the way to make one', async () => {
  const value = { followers: 3, tiers: [] };
  const screen = await render(element({ access: tiers(), audience: { ...ready, value } }));
  await expect
    .element(screen.getByRole('link', { name: 'Создать уровень' }))
    .toHaveAttribute('href', '/profile/tiers');
});

test('where readers could not be counted the choice stays, and one can ask again', async () => {
  const onRetry = vi.fn();
  const message = 'Не удалось посчитать читателей';
  const screen = await render(
    element({ audience: { kind: 'failed', message, isRetrying: false, value: undefined }, onRetry }),
  );
  await expect.element(screen.getByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('radio').elements()).toHaveLength(4);
  await screen.getByRole('button', { name: 'Загрузить ещё раз' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});
