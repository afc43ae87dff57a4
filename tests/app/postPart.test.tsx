import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import { App } from '#src/app/App.tsx';
import { postPage } from '#src/app/inner/posts/chunk.ts';
import { hold, json } from '#tests/api/fakeServer.ts';
import { openPost, whole } from '#tests/api/posts.ts';
import { anna, calls, createWorld } from '#tests/session/world.ts';

const call = 'GET /api/posts/1/';

/** The address of a post, opened directly. @param me the answer to who asks */
async function open(me: Response | Promise<Response> = json(anna)) {
  const world = createWorld();
  world.keep({ access: world.access(), refresh: world.refresh() });
  world.server.on(calls.me, me);
  world.server.on(call, json(whole(openPost)));
  await render(
    <MemoryRouter initialEntries={['/feed/post/1']} useTransitions={false}>
      <App session={world.openTab().session} />
    </MemoryRouter>,
  );
  return world.server;
}

test('the page of a post downloads while it is not yet known who asks, and the post while the page downloads', async () => {
  const [load, state] = [vi.spyOn(postPage, 'load'), vi.spyOn(postPage, 'state')];
  onTestFinished(() => void vi.restoreAllMocks());
  state.mockReturnValue({ kind: 'loading' });
  const held = hold();
  const server = await open(held.promise);
  await expect.poll(() => load.mock.calls.length).toBeGreaterThan(0);
  expect(server.count(call)).toBe(0);
  held.release(json(anna));
  await expect.element(page.getByRole('navigation', { name: 'Разделы' })).toBeVisible();
  await expect.poll(() => server.count(call)).toBe(1);
});

test('a page that did not download says so and can be asked for again', async () => {
  sessionStorage.clear();
  vi.spyOn(postPage, 'state').mockReturnValue({ kind: 'failed' });
  const alive = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  onTestFinished(() => void vi.restoreAllMocks());
  await open();
  await expect.element(page.getByRole('heading', { level: 1, name: /^Пост не.загрузился$/ })).toBeVisible();
  await expect.element(page.getByText(/^Проверьте соединение/)).toBeVisible();
  const before = alive.mock.calls.length;
  await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
  await expect.poll(() => alive.mock.calls.length).toBeGreaterThan(before);
});
