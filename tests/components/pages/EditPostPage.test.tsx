import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  type EditedPost,
  EditPostPage,
  type EditPostPageProps,
} from '#src/components/pages/EditPostPage/index.ts';
import { EditPostSkeleton } from '#src/components/pages/EditPostPage/EditPostSkeleton.tsx';
import { Button } from '#src/components/primitives/Button/index.ts';
import { Busy } from '#src/components/primitives/Busy/index.ts';
import { skeletonSuite } from '#tests/suites/skeletonSuite.tsx';
import '#src/theme/global.ts';

const edited: EditedPost = {
  editor: (
    <div data-sheet="" style={{ minHeight: '30rem' }}>
      Текст
    </div>
  ),
  status: <p>Сохранено в{'\u00a0'}14:32</p>,
  panels: (
    <>
      <h2>Доступ</h2>
      <h2>Публикация</h2>
      <Button>Запланировать</Button>
    </>
  ),
  versionsHref: '/post/versions/7',
};

const element = (props: Partial<EditPostPageProps> = {}) => (
  <EditPostPage
    post={{ kind: 'ready', value: edited, isRenewing: false }}
    heading="Правка поста"
    postsHref="/posts"
    onRetry={() => {}}
    {...props}
  />
);

afterEach(() => page.viewport(1280, 800));

test('beside the text it says where the text is kept, who will see it and when', async () => {
  await page.viewport(1440, 900);
  const screen = await render(element());
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Правка поста' })).toBeInTheDocument();
  await expect.element(screen.getByText('Сохранено в 14:32')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Доступ' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Публикация' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Версии' }))
    .toHaveAttribute('href', '/post/versions/7');
  expect(screen.getByRole('button', { name: 'Далее' }).query()).toBeNull();
});

test('below 1440 the panels stand under the text', async () => {
  await page.viewport(768, 1024);
  const screen = await render(element());
  const top = screen.getByRole('heading', { name: 'Доступ' }).element().getBoundingClientRect().top;
  const text = screen.container.querySelector('[data-sheet]');
  expect(top).toBeGreaterThan(text?.getBoundingClientRect().bottom ?? Infinity);
});

test('on a phone the panels open over the text, and focus is back on «Далее»', async () => {
  await page.viewport(360, 740);
  const screen = await render(element());
  expect(screen.getByRole('heading', { name: 'Доступ' }).query()).toBeNull();
  await expect.element(screen.getByRole('link', { name: 'Мои посты' })).toHaveAttribute('href', '/posts');
  await screen.getByRole('button', { name: 'Далее' }).click();
  const dialog = page.getByRole('dialog', { name: 'Доступ и публикация' });
  await expect.element(dialog.getByRole('button', { name: 'Запланировать' })).toBeVisible();
  await expect.element(dialog.getByRole('link', { name: 'Версии' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Далее' })).toHaveFocus();
});

test('a new post has no versions yet', async () => {
  const value = { ...edited, versionsHref: undefined };
  const screen = await render(element({ post: { kind: 'ready', value, isRenewing: false } }));
  expect(screen.getByRole('link', { name: 'Версии' }).query()).toBeNull();
});

test('a post that is not there leads back to the list', async () => {
  const screen = await render(element({ post: { kind: 'missing' } }));
  await expect.element(screen.getByText('Такого поста у вас нет')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Мои посты' })).toHaveAttribute('href', '/posts');
});

test('a failed load says why and can be tried again; then focus is on the heading', async () => {
  const onRetry = vi.fn();
  const failed = { kind: 'failed', message: 'Не удалось загрузить пост', isRetrying: false } as const;
  const screen = await render(element({ post: { ...failed, value: undefined }, onRetry }));
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Не удалось загрузить пост');
  await screen.getByRole('button', { name: 'Загрузить ещё раз' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
  await screen.rerender(element());
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

const place = ['left', 'top', 'width'] as const;

skeletonSuite({
  skeleton: (
    <Busy>
      <EditPostSkeleton />
    </Busy>
  ),
  real: element(),
  parts: {
    layout: { skeleton: '[data-part=layout]', real: '[data-part=layout]', edges: place },
    bar: { skeleton: '[data-part=bar]', real: '[data-part=bar]', edges: [...place, 'height'] },
    // The margins of the sheet are the editor's own.
    sheet: { skeleton: '[data-sheet]', real: '[data-sheet]', edges: ['top'] },
    text: {
      skeleton: '[data-part=layout] > :first-child',
      real: '[data-part=layout] > :first-child',
      edges: place,
    },
  },
});
