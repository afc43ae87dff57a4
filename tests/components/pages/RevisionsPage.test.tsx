import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import {
  RevisionsPage,
  type RevisionsPageProps,
} from '#src/components/pages/RevisionsPage/RevisionsPage.tsx';
import { changes, revisions } from '#stories/components/pages/RevisionsPage.fixtures.ts';
import '#src/theme/global.ts';

const element = (props: Partial<RevisionsPageProps> = {}) => (
  <RevisionsPage
    revisions={{ kind: 'ready', value: revisions, isRenewing: false }}
    selected={8}
    onSelect={() => {}}
    changes={{ kind: 'ready', value: changes, isRenewing: false }}
    postHref="/post/edit/7"
    restoring={{ kind: 'idle' }}
    onRestore={() => {}}
    onRetry={() => {}}
    {...props}
  />
);

test('what has appeared since, and what has disappeared, is said word by word', async () => {
  const screen = await render(element());
  const texts = (name: 'ins' | 'del') =>
    [...screen.container.querySelectorAll(`${name}`)].slice(1).map(({ textContent }) => textContent);
  expect(texts('ins')).toEqual(['четырёх', 'Что потом']);
  expect(texts('del')).toEqual(['пяти', ' Обычно на\u00a0это уходит ночь.']);
});

test('another version is looked at', async () => {
  const onSelect = vi.fn();
  const screen = await render(element({ onSelect }));
  await expect.element(screen.getByRole('radio', { name: 'Вчера, 23:08' })).toBeChecked();
  await screen.getByText('Сегодня, 14:32').click();
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(9);
});

test('an older version can be brought back, the newest one holds already', async () => {
  const onRestore = vi.fn();
  const screen = await render(element({ onRestore }));
  await screen.getByRole('button', { name: 'Вернуть эту версию' }).click();
  expect(onRestore).toHaveBeenCalledExactlyOnceWith(8);
  await screen.rerender(element({ selected: 9 }));
  expect(screen.getByRole('button').query()).toBeNull();
});

test('a failed try to bring it back is told, and can be made again', async () => {
  const screen = await render(element({ restoring: { kind: 'failed', message: 'Нет связи' } }));
  await expect.element(screen.getByText('Нет связи')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Вернуть эту версию' })).toBeEnabled();
});

test('where the text of a version did not come the list stays, and one can ask again', async () => {
  const onRetry = vi.fn();
  const offline = { kind: 'offline', isRetrying: false, value: undefined } as const;
  const screen = await render(element({ changes: offline, onRetry }));
  expect(screen.getByRole('radio').elements()).toHaveLength(3);
  await screen.getByRole('button', { name: 'Загрузить ещё раз' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});
