import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  PostPreviewPage,
  type PostPreviewPageProps,
} from '#src/components/pages/PostPreviewPage/PostPreviewPage.tsx';

type Viewer = 'visitor' | 'follower';
const ready = { kind: 'ready', value: <p>Текст</p>, isRenewing: false } as const;
const element = (props: Partial<PostPreviewPageProps<Viewer>> = {}) => (
  <PostPreviewPage<Viewer>
    viewer="visitor"
    viewers={[
      ['visitor', 'Без подписки'],
      ['follower', 'Подписчик'],
    ]}
    onViewerChange={() => {}}
    post={ready}
    editHref="/post/edit/7"
    onRetry={() => {}}
    {...props}
  />
);

test('the post is seen with the eyes of somebody, and that can be another', async () => {
  const onViewerChange = vi.fn();
  const screen = await render(element({ onViewerChange }));
  await expect.element(screen.getByText('Текст')).toBeVisible();
  await screen.getByRole('button', { name: 'Глазами Без подписки' }).click();
  await page.getByRole('menuitemradio', { name: 'Подписчик' }).click();
  expect(onViewerChange).toHaveBeenCalledExactlyOnceWith('follower');
});

test('whose eyes they are is said once the post is there', async () => {
  const screen = await render(element({ post: { kind: 'loading' } }));
  await screen.rerender(element({ viewer: 'follower' }));
  await expect.element(screen.getByRole('status')).toHaveTextContent('Показано глазами: Подписчик');
});

test('it leads back to writing, also where the post could not be shown', async () => {
  const onRetry = vi.fn();
  const message = 'Не удалось показать пост';
  const screen = await render(
    element({ post: { kind: 'failed', message, isRetrying: false, value: undefined }, onRetry }),
  );
  await expect
    .element(screen.getByRole('link', { name: 'К правке' }))
    .toHaveAttribute('href', '/post/edit/7');
  await expect.element(screen.getByRole('alert')).toHaveTextContent(message);
  await screen.getByRole('button', { name: 'Загрузить ещё раз' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});
