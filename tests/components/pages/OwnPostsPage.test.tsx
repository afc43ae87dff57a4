import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  type OwnPosts,
  OwnPostsPage,
  type OwnPostsPageProps,
} from '#src/components/pages/OwnPostsPage/OwnPostsPage.tsx';
import {
  conflict,
  noPosts,
  posts,
  published,
  untitled,
} from '#stories/components/pages/OwnPostsPage.fixtures.ts';
import { OwnPostsSkeleton } from '#src/components/pages/OwnPostsPage/OwnPostsSkeleton.tsx';
import { Busy } from '#src/components/primitives/Busy/Busy.tsx';
import { skeletonSuite } from '#tests/suites/skeletonSuite.tsx';
import '#src/theme/global.ts';

const ready = (value: OwnPosts) => ({ kind: 'ready', value, isRenewing: false }) as const;
const element = (props: Partial<OwnPostsPageProps> = {}) => (
  <OwnPostsPage
    posts={ready(posts)}
    tab="all"
    query=""
    createHref="/create"
    onTabChange={() => {}}
    onQueryChange={() => {}}
    onAction={() => {}}
    onRestore={() => {}}
    onMore={() => {}}
    onRetry={() => {}}
    {...props}
  />
);
const menuOf = (title: string) => page.getByRole('button', { name: `Действия с постом: ${title}` });
const withDraft = (draft: OwnPosts['drafts']['posts'][number]) =>
  ready({ ...posts, drafts: { ...posts.drafts, posts: [conflict, draft] } });

test('the title of a post leads to its page, of a draft to the editor', async () => {
  const screen = await render(element());
  await expect
    .element(screen.getByRole('link', { name: published.title, exact: true }))
    .toHaveAttribute('href', '/feed/post/4');
  await expect
    .element(screen.getByRole('link', { name: 'Без названия', exact: true }))
    .toHaveAttribute('href', '/post/edit/2');
});

test('posts stand in three groups, each with how many there are', async () => {
  await render(element());
  for (const name of ['Черновики 2', 'По расписанию 1', 'Опубликованные 48'])
    await expect.element(page.getByRole('heading', { level: 2, name })).toBeVisible();
});

test('a row says who sees the post and what is known of it, and leads on', async () => {
  const screen = await render(element());
  const drafts = screen.getByRole('list', { name: 'Черновики' }).getByRole('listitem');
  for (const words of ['Без названия', 'Всем · 18 слов', 'Изменён вчера, 21:15', 'Только в этом браузере'])
    await expect.element(drafts.nth(1).getByText(words).first()).toBeVisible();
  for (const [name, href] of [
    ['Сверить пост: Как я монтирую дома', '/post/conflict/1'],
    ['Дописать пост: Без названия', '/post/edit/2'],
    ['Изменить пост: Хлеб, который не режут', '/post/edit/4'],
  ] as const)
    await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('a tab shows its group alone, and says where it is empty', async () => {
  const screen = await render(element({ tab: 'published' }));
  expect(screen.getByRole('heading', { level: 2 }).elements()).toHaveLength(1);
  await screen.rerender(element({ tab: 'drafts', posts: ready({ ...posts, drafts: noPosts.drafts }) }));
  await expect.element(screen.getByText('Черновиков нет')).toBeVisible();
});

test('another tab is asked for', async () => {
  const onTabChange = vi.fn();
  const screen = await render(element({ onTabChange }));
  await screen.getByRole('tab', { name: 'По расписанию' }).click();
  expect(onTabChange).toHaveBeenLastCalledWith('scheduled');
});

test('what is typed is searched for, and where nothing is found the words are repeated', async () => {
  const onQueryChange = vi.fn();
  const screen = await render(element({ onQueryChange }));
  await screen.getByRole('searchbox', { name: 'Найти пост' }).fill('хлеб');
  expect(onQueryChange).toHaveBeenLastCalledWith('хлеб');
  await screen.rerender(element({ query: 'хлебб', posts: ready(noPosts) }));
  await expect.element(screen.getByText('По запросу «хлебб» постов нет')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Написать пост' }).query()).toBeNull();
});

test('a person who has not written anything is led to writing', async () => {
  const screen = await render(element({ posts: ready(noPosts) }));
  await expect
    .element(screen.getByRole('link', { name: 'Написать пост' }))
    .toHaveAttribute('href', '/create');
  expect(screen.getByRole('searchbox').query()).toBeNull();
});

test('the menu has what can be done with that post', async () => {
  const onAction = vi.fn();
  await render(element({ onAction }));
  await menuOf('Хлеб, который не режут').click();
  const items = page.getByRole('menuitem');
  expect(items.elements().map((item) => item.textContent)).toEqual([
    'Открыть',
    'Открепить',
    'Сделать копию',
    'Снять с\u00a0публикации',
    'Удалить',
  ]);
  await page.getByRole('menuitem', { name: 'Сделать копию' }).click();
  expect(onAction).toHaveBeenCalledExactlyOnceWith(published.id, 'copy');
});

test('a deleted post leaves the way back in its place, and the focus there', async () => {
  const onAction = vi.fn();
  const onRestore = vi.fn();
  const screen = await render(element({ onAction, onRestore }));
  await menuOf('Без названия').click();
  await page.getByRole('menuitem', { name: 'Удалить' }).click();
  expect(onAction).toHaveBeenCalledExactlyOnceWith(untitled.id, 'delete');
  const deleted = { kind: 'deleted', id: untitled.id, restoring: { kind: 'idle' } } as const;
  await screen.rerender(element({ posts: withDraft(deleted), onAction, onRestore }));
  const place = screen.getByRole('list', { name: 'Черновики' }).getByRole('listitem').nth(1);
  await expect.element(place).toHaveTextContent('Пост удалён. Вернуть');
  await expect.element(place).toHaveFocus();
  await place.getByRole('button', { name: 'Вернуть' }).click();
  expect(onRestore).toHaveBeenCalledExactlyOnceWith(untitled.id);
  await screen.rerender(element({ onAction, onRestore }));
  await expect.element(place).toHaveFocus();
});

test('the result of an action is told in its row', async () => {
  const screen = await render(
    element({ posts: withDraft({ ...untitled, progress: { kind: 'failed', message: 'Нет связи' } }) }),
  );
  const place = screen.getByRole('list', { name: 'Черновики' }).getByRole('listitem').nth(1);
  await expect.element(place.getByRole('alert')).toHaveTextContent('Нет связи');
  await screen.rerender(
    element({ posts: withDraft({ ...untitled, progress: { kind: 'done', message: 'Готово' } }) }),
  );
  await expect.element(place.getByRole('status')).toHaveTextContent('Готово');
});

test('the next page of a group is asked for', async () => {
  const onMore = vi.fn();
  const screen = await render(element({ onMore }));
  await screen.getByRole('button', { name: 'Показать ещё' }).click();
  expect(onMore).toHaveBeenCalledExactlyOnceWith('published');
});

test('a failed load says why and can be tried again; then focus is on the title', async () => {
  const onRetry = vi.fn();
  const message = 'Не удалось загрузить посты';
  const screen = await render(
    element({ posts: { kind: 'failed', message, isRetrying: false, value: undefined }, onRetry }),
  );
  await expect.element(screen.getByRole('alert')).toHaveTextContent(message);
  await screen.getByRole('button', { name: 'Загрузить ещё раз' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
  await screen.rerender(element());
  await expect.element(screen.getByRole('heading', { name: 'Мои посты' })).toHaveFocus();
});

const drafts = { ...posts.drafts, posts: [untitled] };

skeletonSuite({
  skeleton: (
    <Busy>
      <OwnPostsSkeleton />
    </Busy>
  ),
  real: element({ posts: ready({ ...posts, drafts }) }),
  // The search is above both, so their tops differ by it.
  parts: {
    tabs: { skeleton: '[data-part=tabs]', real: '[role=tablist]', edges: ['left', 'width', 'height'] },
    tab: { skeleton: '[data-part=tab]', real: '[role=tab]', edges: ['left', 'height'] },
    title: { skeleton: '[data-part=group-title]', real: 'h2', edges: ['left', 'width', 'height'] },
    list: { skeleton: '[data-part=list]', real: 'ul', edges: ['left', 'width'] },
    row: { skeleton: '[data-part=item]', real: 'li', edges: ['left', 'width', 'height'] },
    thumb: {
      skeleton: '[data-part=picture]',
      real: '[data-part=picture]',
      edges: ['left', 'width', 'height'],
    },
    words: { skeleton: '[data-part=words]', real: '[data-part=words]', edges: ['left', 'height'] },
    state: { skeleton: '[data-part=state]', real: '[data-part=state]', edges: ['height'] },
  },
});
