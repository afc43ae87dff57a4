import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  AuthorsPage,
  type AuthorsPageProps,
  type AuthorView,
} from '#src/components/pages/AuthorsPage/AuthorsPage.tsx';
import { ilya, vera } from '#stories/components/pages/AuthorsPage.fixtures.ts';
import { skeletonSuite } from '#tests/suites/skeletonSuite.tsx';

const element = (value: readonly AuthorView[], props: Partial<AuthorsPageProps> = {}) => (
  <AuthorsPage
    authors={{ kind: 'ready', value, isRenewing: false }}
    more={undefined}
    onRetry={() => {}}
    onMore={() => {}}
    onSubscribe={() => {}}
    {...props}
  />
);
const rows = () => page.getByRole('listitem');
const subscribeTo = (author: string) => page.getByRole('button', { name: `Следить за автором: ${author}` });

test('each author can be subscribed to, unless that is done', async () => {
  const onSubscribe = vi.fn();
  await render(element([ilya, vera], { onSubscribe }));
  await expect.element(rows().last().getByText('Вы следите')).toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(1);
  await subscribeTo('Илья Коваль').click();
  expect(onSubscribe).toHaveBeenCalledExactlyOnceWith(ilya.id);
});

test('who pays for an author is told that they are subscribed', async () => {
  await render(element([{ ...vera, isPaid: true }]));
  await expect.element(rows().getByText('Вы подписаны')).toBeVisible();
});

test('while it is under way the button keeps focus; once it is done focus is on the row', async () => {
  const screen = await render(element([ilya]));
  await subscribeTo('Илья Коваль').click();
  await screen.rerender(element([{ ...ilya, subscription: { kind: 'pending' } }]));
  await expect.element(page.getByRole('button', { name: 'Добавляем... автора: Илья Коваль' })).toHaveFocus();
  await screen.rerender(element([{ ...ilya, subscription: { kind: 'done' } }]));
  await expect.element(rows()).toHaveFocus();
});

test('a failure is told in the row of its author and can be tried again', async () => {
  await render(element([{ ...ilya, subscription: { kind: 'failed', message: 'Нет связи' } }, vera]));
  await expect.element(rows().first().getByRole('alert')).toHaveTextContent('Нет связи');
  await expect.element(subscribeTo('Илья Коваль')).toBeEnabled();
});

test('authors who could not be loaded are asked for once more; then focus is on the title', async () => {
  const onRetry = vi.fn();
  const authors = { kind: 'failed', message: 'Нет связи', isRetrying: false, value: undefined } as const;
  const screen = await render(element([], { authors, onRetry }));
  await expect.element(page.getByRole('alert')).toHaveTextContent('Нет связи');
  await page.getByRole('button', { name: 'Загрузить ещё раз' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
  await screen.rerender(element([ilya]));
  await expect.element(page.getByRole('heading', { name: 'Авторы' })).toHaveFocus();
});

skeletonSuite({
  skeleton: element([], { authors: { kind: 'loading' } }),
  real: element([ilya, vera]),
  parts: {
    title: { skeleton: '[data-part=title]', real: 'h1', edges: ['left', 'top', 'height'] },
    list: { skeleton: '[data-part=list]', real: 'ul', edges: ['left', 'width'] },
    row: { skeleton: '[data-part=item]', real: 'li', edges: ['left', 'top', 'width'] },
    avatar: {
      skeleton: '[data-part=row] > :first-child',
      real: '[data-part=row] > :first-child',
      edges: ['left', 'top', 'width', 'height'],
    },
    offer: { skeleton: '[data-part=offer]', real: '[data-part=offer]', edges: ['left', 'width'] },
  },
});
