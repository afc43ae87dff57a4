import { type ReactNode, StrictMode } from 'react';
import { SWRConfig } from 'swr';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { offline } from '#src/api/errors.ts';
import { fail, type Result, succeed } from '#src/api/result.ts';
import { createSubscriptions, type Subscriptions, useSubscriptions } from '#src/subscriptions/index.ts';
import { createFakeClock } from '#tests/api/fakeClock.ts';

function List({ subscriptions }: { subscriptions: Subscriptions }) {
  const { isLoading, error, list } = useSubscriptions(subscriptions);
  return <output>{isLoading ? 'загрузка' : (error ?? `подписок: ${list.length}`)}</output>;
}

const Fresh = ({ children }: { children: ReactNode }) => (
  <StrictMode>
    <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
  </StrictMode>
);

function setUp() {
  const clock = createFakeClock();
  const load = vi.fn<() => Promise<Result<unknown>>>().mockResolvedValue(succeed([{ id: 1 }]));
  const subscriptions = createSubscriptions({ clock, load, onFailure: vi.fn() });
  return { clock, load, subscriptions, list: <List subscriptions={subscriptions} /> };
}

test('the list is loaded once on mount', async () => {
  const { load, list } = setUp();
  const screen = await render(<Fresh>{list}</Fresh>);
  await expect.element(screen.getByRole('status')).toHaveTextContent('подписок: 1');
  expect(load).toHaveBeenCalledTimes(1);
});

test('mounted again within 5 minutes it is there without a load', async () => {
  const { load, list } = setUp();
  const first = await render(<Fresh>{list}</Fresh>);
  await expect.element(first.getByRole('status')).toHaveTextContent('подписок: 1');
  await first.unmount();
  const second = await render(<Fresh>{list}</Fresh>);
  await expect.element(second.getByRole('status')).toHaveTextContent('подписок: 1');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a first load that fails throws nothing at anybody', async () => {
  const { load, list } = setUp();
  load.mockResolvedValue(fail(offline));
  const screen = await render(<Fresh>{list}</Fresh>);
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('Ошибка соединения с сервером. Попробуйте позже.');
});
