import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { dina, pavel, ready } from '#stories/components/sections/BlockedReaders.fixtures.ts';
import { BlockedReaders } from '#src/components/sections/BlockedReaders/BlockedReaders.tsx';

const list = (props: Partial<Parameters<typeof BlockedReaders>[0]> = {}) => (
  <BlockedReaders readers={ready(pavel, dina)} onRetry={() => {}} onUnblock={() => {}} {...props} />
);

test('each reader leads to their page and can be unblocked', async () => {
  const onUnblock = vi.fn();
  const screen = await render(list({ onUnblock }));
  await expect
    .element(screen.getByRole('link', { name: 'Павел Ким' }))
    .toHaveAttribute('href', '/profile/pavel');
  await screen.getByRole('button', { name: 'Разблокировать читателя: Павел Ким' }).click();
  expect(onUnblock).toHaveBeenCalledExactlyOnceWith(pavel.id);
});

test('one who is unblocked is gone, that is told, and focus stays in the list', async () => {
  const screen = await render(list());
  await screen.getByRole('button', { name: /Павел Ким/ }).click();
  await screen.rerender(list({ readers: ready(dina), done: 'Читатель разблокирован.' }));
  await expect.element(screen.getByRole('group', { name: 'Заблокированные читатели' })).toHaveFocus();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Читатель разблокирован.');
});

test('a failure is told under the one whom it is about', async () => {
  await render(
    list({ readers: ready({ ...pavel, unblocking: { kind: 'failed', message: 'Нет связи' } }, dina) }),
  );
  const row = document.querySelector('li');
  expect(row?.textContent).toContain('Павел Ким');
  expect(row?.querySelector('[role=alert]')?.textContent).toContain('Нет связи');
});
