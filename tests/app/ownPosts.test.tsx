import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import { queue } from '#src/app/shell/queue.ts';
import type { DraftCard } from '#src/api/contract.ts';
import { json } from '#tests/api/fakeServer.ts';
import { anna, calls, createWorld } from '#tests/session/world.ts';
import { AppAt } from './AppAt.tsx';

const published: DraftCard = {
  ...{ id: 7, title: 'Рынок', state: 'published', audience: 'everyone', price: null, words: 3, revision: 4 },
  ...{ saved_at: '2026-01-10T12:00:00Z', publish_at: null, publish_problem: null },
  ...{ published_at: '2026-01-10T12:00:00Z', changed: false, pinned: false, tiers: [] },
  ...{ cover: null, image: null, likes: 0, comments: 0 },
};
const scheduled: DraftCard = {
  ...published,
  ...{ state: 'scheduled', publish_at: '2027-01-10T12:00:00Z', published_at: null },
};
const publication = '/api/drafts/7/publication/';

/** «Мои посты» with one post. */
async function open(post: DraftCard) {
  const { server, ...world } = createWorld();
  world.keep({ access: world.access(), refresh: world.refresh() });
  server.on(calls.me, json(anna));
  const counts = { draft: 0, scheduled: 0, published: 0 };
  for (const state of ['draft', 'scheduled', 'published'] as const) {
    const results = state === post.state ? [post] : [];
    const list = { count: null, next: null, previous: null, counts: { ...counts, [post.state]: 1 }, results };
    server.on(`GET /api/drafts/?state=${state}`, json(list));
  }
  server.on(`DELETE ${publication}`, json({ ...post, state: 'draft', blocks: [], media: [] }));
  await render(
    <StrictMode>
      <AppAt session={world.openTab().session} entries={['/profile?view=posts']} />
    </StrictMode>,
  );
  return server;
}

async function choose(item: string) {
  await page.getByRole('button', { name: 'Действия с постом: Рынок' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}
/** Titles have no-break spaces. */
const notice = (title: string) =>
  page.getByRole('alertdialog', { name: new RegExp(title.replaceAll(' ', '.')) });

beforeEach(() => page.viewport(1280, 900));
afterEach(() => queue.shown.clear());

test.each([
  [published, 'Снять с публикации', 'Пост снят с публикации', 'Пост снова опубликован', null],
  [
    scheduled,
    'Снять с расписания',
    'Пост снят с расписания',
    'Пост снова в расписании',
    scheduled.publish_at,
  ],
])('a post that was taken back returns as it was ($state)', async (post, item, title, again, at) => {
  const server = await open(post);
  server.on(`PUT ${publication}`, json({ ...post, blocks: [], media: [] }));
  await choose(item);
  await notice(title).getByRole('link', { name: 'Вернуть' }).click();
  await expect.element(notice(again)).toBeVisible();
  const call = server.requests.find((request) => request.call === `PUT ${publication}`);
  expect(call?.body).toEqual({ at });
  expect(new Headers(call?.init.headers).get('If-Match')).toBe('"4"');
});

test('a post that cannot return says why, and stays a draft', async () => {
  const server = await open(published);
  server.on(`PUT ${publication}`, json({ detail: 'Подтвердите email, чтобы публиковать.' }, 403));
  await choose('Снять с публикации');
  await notice('Пост снят с публикации').getByRole('link', { name: 'Вернуть' }).click();
  await expect.element(notice('Ошибка').getByText(/^Подтвердите email/)).toBeVisible();
});
