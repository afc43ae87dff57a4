import { StrictMode } from 'react';
import { useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import { queue } from '#src/app/shell/queue.ts';
import { hold, json } from '#tests/api/fakeServer.ts';
import { feedOf, freePost, openPost, whole } from '#tests/api/posts.ts';
import { anna, calls, createWorld } from '#tests/session/world.ts';
import { AppAt } from './AppAt.tsx';

const second = { ...openPost, id: 3, title: 'Второй пост' };
const next = 'http://localhost/api/feed/?tab=all&cursor=abc';
const article = (name: string) => page.getByRole('article', { name });
const subscriptions = 'GET /api/subscriptions/my_subscriptions/?page=1';

/** The browser's own button. */
function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Назад</button>;
}

/** The area at `address` for a signed-in person. */
async function open(
  address = '/feed',
  listOfSubscriptions = json({ count: 0, next: null, previous: null, results: [] }),
) {
  const world = createWorld();
  world.keep({ access: world.access(), refresh: world.refresh() });
  world.server.on(calls.me, json(anna));
  world.server.on(calls.feed, json(feedOf([openPost, freePost])));
  world.server.on(`${calls.feed}?tab=bookmarks`, json(feedOf([])));
  world.server.on('GET /api/posts/1/', json(whole(openPost)));
  world.server.on('GET /api/posts/2/', json(whole(freePost)));
  world.server.on(subscriptions, listOfSubscriptions);
  await render(
    <StrictMode>
      <AppAt session={world.openTab().session} entries={[address]}>
        <Back />
      </AppAt>
    </StrictMode>,
  );
  return world.server;
}

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  sessionStorage.clear();
  queue.shown.clear();
});

describe('the feed', () => {
  test('comes page by page, and shows no post twice', async () => {
    const server = await open('/analytics');
    server.on(calls.feed, json(feedOf([openPost], next)));
    server.on(`${calls.feed}?cursor=abc`, json(feedOf([openPost, second])));
    await page.getByRole('link', { name: 'Открыть ленту' }).click();
    await page.getByRole('button', { name: 'Показать ещё' }).click();
    await expect.element(article('Второй пост')).toBeVisible();
    expect(page.getByRole('article').elements()).toHaveLength(2);
    await expect.element(page.getByText('Больше постов нет')).toBeVisible();
  });

  test('tells that the list of subscriptions beside it did not load', async () => {
    await open('/feed', json({}, 500));
    const notice = page.getByRole('alertdialog', { name: 'Ошибка' });
    await expect.element(notice.getByText('Не удалось загрузить список подписок')).toBeVisible();
    await expect.element(article(openPost.title)).toBeVisible();
  });

  test('whose next page failed is asked for that page alone', async () => {
    const server = await open('/analytics');
    const [third, cursor] = [{ ...openPost, id: 4, title: 'Третий пост' }, `${calls.feed}?cursor=`];
    server.on(calls.feed, json(feedOf([openPost], next)));
    server.on(`${cursor}abc`, json(feedOf([second], next.replace('abc', 'def'))));
    await page.getByRole('link', { name: 'Открыть ленту' }).click();
    const more = page.getByRole('button', { name: 'Показать ещё' });
    await more.click();
    await expect.element(article('Второй пост')).toBeVisible();
    await more.click();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Ошибка соединения с сервером. Попробуйте позже.');
    server.on(calls.feed, json(feedOf([{ ...openPost, id: 5, title: 'Новее всех' }, openPost], next)));
    server.on(`${cursor}def`, json(feedOf([third])));
    await more.click();
    await expect.element(article('Третий пост')).toBeVisible();
    expect([calls.feed, `${cursor}abc`, `${cursor}def`].map(server.count)).toEqual([1, 1, 2]);
    expect(page.getByRole('article').elements()).toHaveLength(3);
  });

  test('is after Back as it was, with all its pages, and the focus is on the post that was opened', async () => {
    const server = await open('/analytics');
    server.on(calls.feed, json(feedOf([openPost], next)));
    server.on(`${calls.feed}?cursor=abc`, json(feedOf([second])));
    server.on('GET /api/posts/3/', json(whole(second)));
    await page.getByRole('link', { name: 'Открыть ленту' }).click();
    await page.getByRole('button', { name: 'Показать ещё' }).click();
    await article('Второй пост').getByRole('link', { name: 'Второй пост' }).first().click();
    await expect.element(page.getByText('Пусть остаётся.')).toBeVisible();
    const back = page.getByText('Назад').element();
    if (back instanceof HTMLElement) back.click();
    await expect
      .element(article('Второй пост').getByRole('link', { name: 'Второй пост' }).first())
      .toHaveFocus();
    expect(page.getByRole('article').elements()).toHaveLength(2);
    expect([calls.feed, `${calls.feed}?cursor=abc`].map(server.count)).toEqual([1, 1]);
  });

  test('that does not come says why and can be asked for again', async () => {
    const server = await open('/analytics');
    server.refuse(calls.feed);
    await page.getByRole('link', { name: 'Открыть ленту' }).click();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Ошибка соединения с сервером. Попробуйте позже.');
    server.on(calls.feed, json(feedOf([openPost])));
    await page.getByRole('button', { name: 'Загрузить ещё раз' }).click();
    await expect.element(article(openPost.title)).toBeVisible();
  });

  test('has a list for each tab, which is as it was when one comes back', async () => {
    const server = await open();
    server.on(`${calls.feed}?tab=open`, json(feedOf([second])));
    await expect.element(article(openPost.title)).toBeVisible();
    await page.getByRole('tab', { name: 'Открытые' }).click();
    await expect.element(article('Второй пост')).toBeVisible();
    await page.getByRole('tab', { name: 'Все' }).click();
    await expect.element(article(openPost.title)).toBeVisible();
    expect(server.count(calls.feed)).toBe(1);
  });

  test('goes back to the tab before', async () => {
    const server = await open();
    server.on(`${calls.feed}?tab=open`, json(feedOf([second])));
    await page.getByRole('tab', { name: 'Открытые' }).click();
    await expect.element(article('Второй пост')).toBeVisible();
    await page.getByRole('button', { name: 'Назад' }).click();
    await expect.element(page.getByRole('tab', { name: 'Все', selected: true })).toBeVisible();
  });

  test('gives the focus back to the link of the author that was pressed, of several', async () => {
    await open();
    const names = () => page.getByRole('link', { name: openPost.author.name }).elements();
    await expect.poll(() => names().length).toBe(2);
    await page.getByRole('link', { name: openPost.author.name }).nth(1).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Лента' })).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Назад' }).click();
    await expect.poll(() => document.activeElement === names()[1]).toBe(true);
  });

  test('opens at the tab that its address names', async () => {
    const server = await open('/feed?tab=bookmarks');
    await expect.element(page.getByRole('tab', { name: 'Сохранённые', selected: true })).toBeVisible();
    await expect.element(page.getByText(/Сохраняйте посты закладкой/)).toBeVisible();
    expect(server.count(calls.feed)).toBe(0);
  });

  test('offers new posts and shows them when they are asked for', async () => {
    const server = await open('/analytics');
    server.on(calls.feed, json({ ...feedOf([openPost]), newest: 'now' }));
    server.on('GET /api/feed/new/?since=now', json({ count: 2 }));
    await page.getByRole('link', { name: 'Открыть ленту' }).click();
    const offer = page.getByRole('button', { name: '2\u00a0новых поста' });
    await expect.element(offer).toBeVisible();
    expect(page.getByRole('article').elements()).toHaveLength(1);
    server.on(calls.feed, json(feedOf([second, openPost])));
    await offer.click();
    await expect.element(article('Второй пост')).toBeVisible();
    await expect.element(offer).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Лента' })).toHaveFocus();
  });
});

test('new posts that do not come are told of above the posts that were there', async () => {
  const server = await open('/analytics');
  server.on(calls.feed, json({ ...feedOf([openPost]), newest: 'now' }));
  server.on('GET /api/feed/new/?since=now', json({ count: 2 }));
  await page.getByRole('link', { name: 'Открыть ленту' }).click();
  const offer = page.getByRole('button', { name: '2\u00a0новых поста' });
  await expect.element(offer).toBeVisible();
  server.refuse(calls.feed);
  await offer.click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Ошибка соединения с сервером. Попробуйте позже.');
  await expect.element(article(openPost.title)).toBeVisible();
  server.on(calls.feed, json(feedOf([second, openPost])));
  await page.getByRole('button', { name: 'Загрузить ещё раз' }).click();
  await expect.element(article('Второй пост')).toBeVisible();
});

describe('marks', () => {
  const heart = () => article(openPost.title).getByRole('button', { name: /^Нравится/ });

  test('change at once and hold when the server agrees', async () => {
    const server = await open();
    const held = hold();
    server.on('PUT /api/posts/1/like/', held.promise);
    await heart().click();
    await expect.element(heart()).toHaveAccessibleName('Нравится: 215');
    held.release(json({ liked: true, likes: 300 }));
    await expect.element(heart()).toHaveAccessibleName('Нравится: 300');
    await expect.element(heart()).toHaveAttribute('aria-pressed', 'true');
  });

  test('go back when the server does not, and a notice says so', async () => {
    const server = await open();
    server.refuse('PUT /api/posts/1/like/');
    await heart().click();
    await expect.element(page.getByText(/Отметка не.сохранилась/)).toBeVisible();
    await expect.element(heart()).toHaveAccessibleName('Нравится: 214');
  });

  test('whose answer is lost are as the server says', async () => {
    const server = await open();
    server.refuse('PUT /api/posts/1/like/');
    server.on('GET /api/posts/1/', json(whole({ ...openPost, liked: true, likes: 216 })));
    const told = vi.fn();
    const other = new BroadcastChannel('marks');
    other.addEventListener('message', ({ data }) => told(data));
    await heart().click();
    await expect.element(heart()).toHaveAccessibleName('Нравится: 216');
    await expect.element(heart()).toHaveAttribute('aria-pressed', 'true');
    const marks = { liked: true, likes: 216 };
    await expect.poll(() => told.mock.calls).toEqual([[{ user: anna.id, post: 1, marks }]]);
    expect(page.getByText(/Отметка не.сохранилась/).query()).toBeNull();
    other.close();
  });

  test.each([
    [403, 'Сначала откройте пост.', 'Сначала откройте пост.'],
    [404, 'Страница не найдена.', 'Автор убрал этот пост.'],
    [429, 'Слишком часто. Подождите минуту.', 'Слишком часто. Подождите минуту.'],
  ])('that are refused with %i say why', async (status, detail, words) => {
    const server = await open();
    server.on('PUT /api/posts/1/like/', json({ detail }, status));
    await heart().click();
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(heart()).toHaveAccessibleName('Нравится: 214');
    expect(server.count('GET /api/posts/1/')).toBe(0);
  });

  test('taken back before a refusal are what one wanted: nobody is told of it', async () => {
    const server = await open();
    const held = hold();
    server.on('PUT /api/posts/1/like/', held.promise);
    await heart().click();
    await heart().click();
    held.release(json({ detail: 'Сначала откройте пост.' }, 403));
    await expect.element(heart()).toHaveAccessibleName('Нравится: 214');
    await page.getByRole('tab', { name: 'Сохранённые' }).click();
    await expect.element(page.getByText(/Сохраняйте посты закладкой/)).toBeVisible();
    expect(page.getByText(/Отметка не.сохранилась/).query()).toBeNull();
    expect(server.count('DELETE /api/posts/1/like/')).toBe(0);
  });

  test('pressed on the card and then on the page go to the server one after the other', async () => {
    const server = await open();
    const held = hold();
    server.on('PUT /api/posts/1/like/', held.promise);
    server.on('DELETE /api/posts/1/like/', json({ liked: false, likes: 214 }));
    await heart().click();
    await page.getByRole('link', { name: openPost.title }).first().click();
    const onPage = page.getByRole('main').getByRole('button', { name: 'Нравится: 215' });
    await onPage.click();
    expect(server.count('DELETE /api/posts/1/like/')).toBe(0);
    held.release(json({ liked: true, likes: 215 }));
    await expect.poll(() => server.count('DELETE /api/posts/1/like/')).toBe(1);
  });

  test('pressed fast end with the last press', async () => {
    const server = await open();
    const held = hold();
    server.on('PUT /api/posts/1/bookmark/', held.promise);
    server.on('DELETE /api/posts/1/bookmark/', json({ bookmarked: false }));
    const bookmark = article(openPost.title).getByRole('button', { name: 'В закладках' });
    await bookmark.click();
    await bookmark.click();
    expect(server.count('DELETE /api/posts/1/bookmark/')).toBe(0);
    held.release(json({ bookmarked: true }));
    await expect.poll(() => server.count('DELETE /api/posts/1/bookmark/')).toBe(1);
    await expect.element(bookmark).toHaveAttribute('aria-pressed', 'false');
  });

  test('of another tab show here', async () => {
    await open();
    await expect.element(heart()).toHaveAccessibleName('Нравится: 214');
    const other = new BroadcastChannel('marks');
    other.postMessage({ user: anna.id, post: 1, marks: { liked: true, likes: 220 } });
    await expect.element(heart()).toHaveAccessibleName('Нравится: 220');
    other.postMessage({ user: 99, post: 1, marks: { liked: false, likes: 1 } });
    other.postMessage({ user: anna.id, post: 1, marks: { bookmarked: true } });
    await expect
      .element(article(openPost.title).getByRole('button', { name: 'В закладках' }))
      .toHaveAttribute('aria-pressed', 'true');
    await expect.element(heart()).toHaveAccessibleName('Нравится: 220');
    other.close();
  });

  test('put on the page of a post are those of its card', async () => {
    const server = await open();
    server.on('PUT /api/posts/1/like/', json({ liked: true, likes: 215 }));
    await page.getByRole('link', { name: openPost.title }).first().click();
    await expect.element(page.getByRole('heading', { level: 1, name: openPost.title })).toHaveFocus();
    const onPage = page.getByRole('main').getByRole('button', { name: /^Нравится/ });
    await onPage.click();
    await expect.element(onPage).toHaveAccessibleName('Нравится: 215');
    await page.getByRole('main').getByRole('link', { name: 'Лента' }).click();
    await expect.element(heart()).toHaveAccessibleName('Нравится: 215');
    await expect.element(heart()).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('saved posts', () => {
  const saved = { ...openPost, bookmarked: true };
  const list = `${calls.feed}?tab=bookmarks`;
  const bookmark = () => article(openPost.title).getByRole('button', { name: 'В закладках' });
  const select = (name: string) => page.getByRole('tab', { name }).click();

  test('are under «Сохранённые» at once, and leave it when one does', async () => {
    const server = await open('/feed?tab=bookmarks');
    await expect.element(page.getByText(/Сохраняйте посты закладкой/)).toBeVisible();
    await select('Все');
    server.on('PUT /api/posts/1/bookmark/', json({ bookmarked: true }));
    server.on(list, json(feedOf([saved])));
    await bookmark().click();
    await select('Сохранённые');
    await expect.element(bookmark()).toHaveAttribute('aria-pressed', 'true');

    server.on('DELETE /api/posts/1/bookmark/', json({ bookmarked: false }));
    server.on(list, json(feedOf([])));
    const before = server.count(list);
    await bookmark().click();
    await expect.element(bookmark()).toHaveAttribute('aria-pressed', 'false');
    expect(server.count(list)).toBe(before);
    await select('Все');
    await select('Сохранённые');
    await expect.element(page.getByText(/Сохраняйте посты закладкой/)).toBeVisible();
  });

  test('of another tab come into view', async () => {
    const server = await open('/feed?tab=bookmarks');
    await expect.element(page.getByText(/Сохраняйте посты закладкой/)).toBeVisible();
    server.on(list, json(feedOf([saved])));
    const other = new BroadcastChannel('marks');
    other.postMessage({ user: anna.id, post: 1, marks: { bookmarked: true } });
    await expect.element(bookmark()).toHaveAttribute('aria-pressed', 'true');
    other.close();
  });
});

describe('a post', () => {
  test('opens from its card, and its title is the page’s', async () => {
    await open();
    await page.getByRole('link', { name: openPost.title }).first().click();
    await expect.element(page.getByText('Пусть остаётся.')).toBeVisible();
    expect(document.title).toBe(`Соавтор — ${openPost.title}`);
  });

  test('has the title of its card before it is there', async () => {
    const server = await open();
    const held = hold();
    server.on('GET /api/posts/1/', held.promise);
    await page.getByRole('link', { name: openPost.title }).first().click();
    await expect.element(page.getByRole('heading', { level: 1, name: openPost.title })).toHaveFocus();
    expect(document.title).toBe(`Соавтор — ${openPost.title}`);
    held.release(json(whole(openPost)));
    await expect.element(page.getByText('Пусть остаётся.')).toBeVisible();
  });

  test('that is not there is not found inside the area', async () => {
    const server = await open('/analytics');
    server.on('GET /api/posts/1/', json({ detail: 'Страница не найдена.' }, 404));
    await page.getByRole('link', { name: 'Открыть ленту' }).click();
    await page.getByRole('link', { name: openPost.title }).first().click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Такого поста нет' })).toHaveFocus();
    expect(document.title).toBe('Соавтор — Такого поста нет');
    await expect.element(page.getByRole('button', { name: 'Выйти' })).toBeVisible();
  });

  test('that a free subscription opens is opened in place', async () => {
    const server = await open();
    await page.getByRole('link', { name: /^Открыть пост\s?: / }).click();
    server.on(
      'POST /api/subscriptions/subscribe_free/',
      json({ id: 5, author: freePost.author, status: 'active', price: null }, 201),
    );
    const opened = { ...freePost, access: { ...freePost.access, granted: true } };
    await expect.element(page.getByText('Бесплатная подписка')).toBeVisible();
    server.on('GET /api/posts/2/', json(whole(opened, 'В левой руке.')));
    server.on(calls.feed, json(feedOf([openPost, opened])));
    await page.getByRole('button', { name: 'Следить' }).click();
    await expect.element(page.getByText('В левой руке.')).toBeVisible();
    expect(document.activeElement?.textContent).toBe('В левой руке.');
    // The card knows it, too.
    await page.getByRole('link', { name: 'Лента', exact: true }).last().click();
    await expect.element(article(freePost.title).getByRole('button', { name: /^Нравится/ })).toBeVisible();
  });
});

describe('a post that a free subscription opens', () => {
  const subscribe = 'POST /api/subscriptions/subscribe_free/';
  const button = () => page.getByRole('main').getByRole('button', { name: 'Следить' });
  const subscription = { id: 5, author: freePost.author, status: 'active', price: null };

  /** Its page. */
  async function openFree() {
    const server = await open('/feed/post/2');
    await expect.element(button()).toBeVisible();
    return server;
  }

  test('is awaited under the same button: it cannot be pressed meanwhile', async () => {
    const server = await openFree();
    const held = hold();
    server.on(subscribe, json(subscription, 201));
    server.on('GET /api/posts/2/', held.promise);
    const before = server.count('GET /api/posts/2/');
    await button().click();
    await expect.poll(() => server.count('GET /api/posts/2/')).toBe(before + 1);
    await userEvent.keyboard('{Enter}');
    held.release(json(whole({ ...freePost, access: { ...freePost.access, granted: true } })));
    await expect.element(page.getByText('Пусть остаётся.')).toBeVisible();
    expect(server.count(subscribe)).toBe(1);
  });

  test('opens when one has subscribed in another tab', async () => {
    const server = await openFree();
    server.on(subscribe, json({ non_field_errors: ['Вы уже следите за этим автором.'] }, 400));
    server.on(subscriptions, json({ count: 1, next: null, previous: null, results: [subscription] }));
    server.on(
      'GET /api/posts/2/',
      json(whole({ ...freePost, access: { ...freePost.access, granted: true } })),
    );
    await button().click();
    await expect.element(page.getByText('Пусть остаётся.')).toBeVisible();
  });

  test('says why it does not open', async () => {
    const server = await openFree();
    server.on(subscribe, json({ author: ['Автор не найден.'] }, 400));
    await button().click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Автор не найден.');
    await expect.element(button()).toBeVisible();
  });
});

test('what was heard is forgotten when one signs out', async () => {
  const heard = JSON.stringify({ user: anna.id, speed: 2, places: [['song', 41]] });
  localStorage.setItem('sounds', heard);
  await open();
  await expect.element(article(openPost.title)).toBeVisible();
  expect(localStorage.getItem('sounds')).toBe(heard);
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect.poll(() => localStorage.getItem('sounds')).toBeNull();
});
