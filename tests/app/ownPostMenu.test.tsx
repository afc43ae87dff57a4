import { StrictMode } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import { queue } from '#src/app/shell/queue.ts';
import { json, noContent } from '#tests/api/fakeServer.ts';
import { feedOf, openPost, whole } from '#tests/api/posts.ts';
import { anna, calls, createWorld } from '#tests/session/world.ts';
import { AppAt } from './AppAt.tsx';

const own = { ...openPost, author: { ...openPost.author, user_id: anna.id, name: 'Анна' } };
const second = { ...own, id: 3, title: 'Второй свой пост' };
const foreign = { ...openPost, id: 4, title: 'Чужой пост' };

function Address() {
  return <p data-testid="address">{useLocation().pathname}</p>;
}

/** An author's feed, or a post of theirs. */
async function open(address = '/feed') {
  const world = createWorld();
  const { server } = world;
  world.keep({ access: world.access(), refresh: world.refresh() });
  server.on(calls.me, json(anna));
  server.on(calls.feed, json(feedOf([own, second, foreign])));
  const nobody = json({ count: 0, next: null, previous: null, results: [] });
  server.on('GET /api/subscriptions/my_subscriptions/?page=1', nobody);
  server.on('GET /api/authors/?page=1', nobody);
  server.on('GET /api/posts/1/', json(whole(own)));
  await render(
    <StrictMode>
      <AppAt session={world.openTab().session} entries={[address]}>
        <Address />
      </AppAt>
    </StrictMode>,
  );
  return server;
}

const article = (name: string) => page.getByRole('article', { name });
async function choose(item: string) {
  await page.getByRole('button', { name: `Действия с постом: ${own.title}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}
const notice = (name: string) => page.getByRole('alertdialog', { name });

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  sessionStorage.clear();
  queue.shown.clear();
});

test('own cards have a menu, those of others have none', async () => {
  await open();
  await expect.element(article('Чужой пост')).toBeVisible();
  expect(
    article('Чужой пост')
      .getByRole('button', { name: /^Действия с постом/ })
      .query(),
  ).toBeNull();
  await choose('Править');
  await expect.element(page.getByTestId('address')).toHaveTextContent('/post/edit/1');
});

test('a deleted post leaves the feed, the focus goes to the next one, and the notice brings it back', async () => {
  const server = await open();
  server.on('DELETE /api/drafts/1/', () => {
    server.on(calls.feed, json(feedOf([second, foreign])));
    return noContent();
  });
  await choose('Удалить');
  await expect.element(article(own.title)).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.textContent).toContain(second.title);
  server.on('PUT /api/drafts/1/restore/', () => {
    server.on(calls.feed, json(feedOf([own, second, foreign])));
    return json({});
  });
  await page.getByRole('link', { name: 'Вернуть' }).click();
  await expect.element(article(own.title)).toBeVisible();
});

test('a post is pinned and copied where it is read, and a refusal says why', async () => {
  const server = await open('/feed/post/1');
  server.on('PUT /api/posts/1/pin/', noContent());
  await choose('Закрепить');
  await expect.element(notice('Пост закреплён')).toBeVisible();
  server.on('POST /api/drafts/1/copy/', json({ detail: 'Черновиков уже 1000' }, 400));
  await choose('Сделать копию');
  await expect.element(notice('Ошибка').getByText(/^Черновиков уже/)).toBeVisible();
});

test('from a post that is deleted one comes to the feed', async () => {
  const server = await open('/feed/post/1');
  server.on('DELETE /api/drafts/1/', noContent());
  await choose('Удалить');
  await expect.element(page.getByTestId('address')).toHaveTextContent('/feed');
  await expect.element(notice('Пост удалён')).toBeVisible();
});
