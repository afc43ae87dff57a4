import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import { PageError } from '#src/app/shell/RouteError.tsx';
import { download } from '#src/app/shell/download.ts';
import { hold, json } from '#tests/api/fakeServer.ts';
import { openPost, whole } from '#tests/api/posts.ts';
import { anna, calls, createWorld } from '#tests/session/world.ts';
import { AppAt } from './AppAt.tsx';

const call = 'GET /api/posts/1/';

const isDownloaded = (file: string): boolean =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes(file));

test('the page of a post downloads while it is not yet known who asks', async () => {
  // Unbundled, the app is more files than the browser lists by itself.
  performance.setResourceTimingBufferSize(10_000);
  const world = createWorld();
  world.keep({ access: world.access(), refresh: world.refresh() });
  const held = hold();
  world.server.on(calls.me, held.promise);
  world.server.on(call, json(whole(openPost)));
  await render(<AppAt session={world.openTab().session} entries={['/feed/post/1']} />);
  await expect.poll(() => isDownloaded('/PostPage.tsx'), { timeout: 15_000 }).toBe(true);
  expect(world.server.count(call)).toBe(0);
  held.release(json(anna));
  await expect.element(page.getByRole('heading', { level: 1, name: openPost.title })).toBeVisible();
  expect(world.server.count(call)).toBe(1);
});

test('a page that did not download says so and can be asked for again', async () => {
  sessionStorage.clear();
  const alive = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  onTestFinished(() => void vi.restoreAllMocks());
  const lazy = download(() => Promise.reject<never>(new TypeError('Failed to fetch')));
  const errorElement = <PageError title="Пост не загрузился" wait="Загрузка" />;
  const router = createMemoryRouter([{ path: '/', lazy, errorElement, hydrateFallbackElement: <p /> }]);
  await render(<RouterProvider router={router} />);
  await expect.element(page.getByRole('heading', { level: 1, name: /^Пост не.загрузился$/ })).toBeVisible();
  await expect.element(page.getByText(/^Проверьте соединение/)).toBeVisible();
  const before = alive.mock.calls.length;
  await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
  await expect.poll(() => alive.mock.calls.length).toBeGreaterThan(before);
});
