import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { here, phone, twin, unknown } from '#stories/components/sections/SessionList.fixtures.ts';
import {
  SessionList,
  type SessionListProps,
  type SessionView,
} from '#src/components/sections/SessionList/SessionList.tsx';

const list = (value: readonly SessionView[], props: Partial<SessionListProps> = {}) => (
  <SessionList
    sessions={{ kind: 'ready', value, isRenewing: false }}
    others={{ kind: 'idle' }}
    onRetry={() => {}}
    onEnd={() => {}}
    onEndOthers={() => {}}
    {...props}
  />
);
const failed = (isRetrying: boolean) =>
  ({ sessions: { kind: 'failed', message: 'Нет связи', isRetrying, value: undefined } }) as const;
const rows = () => page.getByRole('listitem');
const endOf = (device: string) =>
  page.getByRole('button', { name: `Завершить сеанс: ${device}`, exact: false });

test('each session shows its device and when it was used last; only the others can be ended', async () => {
  await render(list([here, phone]));
  await expect
    .element(
      rows()
        .first()
        .getByText(/^Это.вы$/),
    )
    .toBeVisible();
  expect(rows().first().getByRole('button').query()).toBeNull();
  await expect.element(rows().last().getByText(phone.lastUsed)).toBeVisible();
  await expect.element(endOf(phone.device)).toBeVisible();
});

test('two of the same browsers are told apart by the time of their login', async () => {
  await render(list([here, twin]));
  await expect.element(rows().last().getByText(twin.since)).toBeVisible();
  const button = page.getByRole('button', { name: `Завершить сеанс: ${twin.device}. ${twin.since}` });
  await expect.element(button).toBeVisible();
});

test('without others it says so, and there is nothing to end', async () => {
  await render(list([here]));
  await expect.element(page.getByText('Других сеансов нет.')).toBeVisible();
  expect(page.getByRole('button').query()).toBeNull();
});

test('one session or all others can be ended', async () => {
  const onEnd = vi.fn();
  const onEndOthers = vi.fn();
  await render(list([here, phone, unknown], { onEnd, onEndOthers }));
  await endOf(phone.device).click();
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(phone.id);
  await page.getByRole('button', { name: 'Выйти на других устройствах' }).click();
  expect(onEndOthers).toHaveBeenCalledOnce();
});

test('while one is being ended its button keeps focus and asks nothing more', async () => {
  const onEnd = vi.fn();
  const screen = await render(list([here, phone], { onEnd }));
  await endOf(phone.device).click();
  await screen.rerender(list([here, { ...phone, end: { kind: 'pending' } }], { onEnd }));
  await expect
    .element(page.getByRole('button', { name: `Завершение... сеанс: ${phone.device}`, exact: false }))
    .toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onEnd).toHaveBeenCalledOnce();
});

test('an ended one is gone, that is told, and focus stays in the list', async () => {
  const screen = await render(list([here, phone, unknown]));
  await endOf(phone.device).click();
  await screen.rerender(list([here, unknown], { done: 'Сеанс завершён.' }));
  await expect.element(page.getByRole('status')).toHaveTextContent('Сеанс завершён.');
  await expect.element(page.getByRole('group', { name: 'Где вы вошли' })).toHaveFocus();
  expect(rows().elements()).toHaveLength(2);
});

test('a failure is told in the row of its session', async () => {
  await render(list([here, { ...phone, end: { kind: 'failed', message: 'Нет связи' } }, unknown]));
  const row = rows().filter({ hasText: phone.device });
  await expect.element(row.getByRole('alert')).toHaveTextContent('Нет связи');
  await expect.element(endOf(phone.device)).toBeEnabled();
});

test('a list that could not be loaded says why and is asked for once more; then focus is on it', async () => {
  const onRetry = vi.fn();
  const screen = await render(list([], { ...failed(false), onRetry }));
  await expect.element(page.getByRole('alert')).toHaveTextContent('Нет связи');
  await page.getByRole('button', { name: 'Загрузить ещё раз' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
  await screen.rerender(list([], { ...failed(true), onRetry }));
  await expect.element(page.getByRole('button', { name: 'Загрузка...' })).toHaveFocus();
  await screen.rerender(list([here, phone]));
  await expect.element(page.getByRole('group', { name: 'Где вы вошли' })).toHaveFocus();
});

test('before the first answer the list is busy', async () => {
  const screen = await render(list([], { sessions: { kind: 'loading' } }));
  expect(screen.container.querySelector('[aria-busy=true]')).not.toBeNull();
  await expect.element(page.getByText('Загрузка')).toBeInTheDocument();
});
