import { StrictMode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import type { Draft, User } from '#src/api/contract.ts';
import { json } from '#tests/api/fakeServer.ts';
import { anna, calls, createWorld } from '#tests/session/world.ts';
import { AppAt } from '../AppAt.tsx';

const draft: Draft = {
  id: 7,
  title: 'Письма с парома',
  blocks: [{ type: 'paragraph', runs: [{ text: 'Доброе утро' }] }],
  audience: 'everyone',
  price: null,
  tiers: [],
  media: [],
  state: 'draft',
  words: 2,
  revision: 1,
  saved_at: '2026-01-15T09:00:00Z',
  publish_at: null,
  publish_problem: null,
  published_at: null,
  changed: false,
  pinned: false,
};
const publication = 'PUT /api/drafts/7/publication/';
const unproven: User = { ...anna, email_verified: false };
const refusal = { detail: 'Подтвердите email, чтобы публиковать посты.', code: 'email_not_verified' };
const button = (name: string) => page.getByRole('button', { name, exact: true });
const mail = () => button('Отправить письмо ещё раз');

/** The page where a post is written. */
async function open(user: User, changes: Partial<Draft> = {}) {
  const { server, keep, access, refresh, openTab } = createWorld();
  keep({ access: access(), refresh: refresh() });
  server.on(calls.me, json(user));
  server.on('GET /api/drafts/7/', json({ ...draft, ...changes }));
  server.on('GET /api/audience/', json({ subscribers: 12, tiers: [] }));
  await render(
    <StrictMode>
      <AppAt session={openTab().session} entries={['/post/edit/7']} />
    </StrictMode>,
  );
  await expect.element(page.getByRole('heading', { name: 'Публикация' })).toBeVisible();
  return server;
}

beforeEach(() => page.viewport(1280, 900));

test('who has not proven the e-mail asks for the message where one publishes, and publishes once it is proven', async () => {
  const server = await open(unproven);
  await expect.element(page.getByText(/^Подтвердите email, чтобы публиковать посты/)).toBeVisible();
  expect(button('Опубликовать').query()).toBeNull();
  server.on(calls.sendVerification, json({ detail: 'Письмо отправлено.' }));
  await mail().click();
  await expect.element(page.getByText(/^Отправили письмо/)).toBeVisible();

  server.on(calls.me, json(anna));
  dispatchEvent(new Event('focus'));
  server.on(publication, json({ ...draft, state: 'published', published_at: '2026-01-15T10:00:00Z' }));
  await button('Опубликовать').click();
  await expect.element(page.getByText('Пост вышел')).toBeVisible();
});

test('a page that did not know learns of it from the refusal, and asks nobody to become an author', async () => {
  const server = await open(anna);
  server.on(publication, json(refusal, 403));
  server.on(calls.me, json(unproven));
  await button('Опубликовать').click();
  await expect.element(mail()).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('a post that missed its moment says why where one publishes', async () => {
  await open(unproven, { publish_problem: refusal.detail });
  await expect.element(page.getByText(/^Пост не\sвышел по\sрасписанию\. Подтвердите email/)).toBeVisible();
});
