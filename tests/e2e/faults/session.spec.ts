import { type Answer, hold, inTurn, json, refused, unauthorized } from './fakeApi.ts';
import { dialog, fill, login, send, stored } from './forms.ts';
import { hasAppeared, watchFor } from './inPage.ts';
import { openPost } from '#tests/api/posts.ts';
import { anna, feed, pair, serve, token } from './people.ts';
import { expect, type Page, test } from './test.ts';

const me = 'GET /auth/users/me/';
const refresh = 'POST /auth/jwt/refresh/';
const feedCall = 'GET /api/feed/';
const hour = 3_600_000;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const sections = (page: Page) => page.getByRole('navigation', { name: 'Разделы' });

/** Expects the landing page with the login request, and nothing left of the session. */
async function expectSignedOut(page: Page): Promise<void> {
  await expect(page).toHaveURL('/');
  await expect(dialog(page, login)).toBeVisible();
  await expect.poll(() => stored(page)).toEqual([]);
}

test('tokens appear in no address, title, message of the console or global variable (case 56)', async ({
  page,
  api,
}) => {
  const tokens = pair();
  serve(api);
  api.on(login.call, json(tokens));
  const traces: string[] = [];
  page.on('request', (request) => traces.push(request.url()));
  page.on('console', (message) => traces.push(message.text()));
  await fill(page, login);
  await send(page, login);
  await expect(page.getByRole('article')).toBeVisible();
  traces.push(await page.title(), page.url());
  traces.push(
    ...(await page.evaluate(() =>
      Object.values(window).map((value) => (typeof value === 'string' ? value : '')),
    )),
  );
  for (const secret of Object.values(tokens)) {
    expect(traces.filter((trace) => trace.includes(secret))).toEqual([]);
  }
});

test.describe('with a refresh token only', () => {
  test.use({ tokens: { refresh: token(86_400) } });

  test('the protected page asked for is shown after one refresh (case 5)', async ({ page, api }) => {
    serve(api);
    await page.goto('/analytics');
    await expect(heading(page, 'Аналитика')).toBeVisible();
    await expect(page).toHaveURL('/analytics');
    expect(api.calls.map(({ name }) => name)).toEqual([refresh, me]);
  });

  test('a clock two hours fast costs one refresh (case 29)', async ({ page, api }) => {
    await page.clock.setSystemTime(Date.now() + 2 * hour);
    serve(api);
    await page.goto('/feed');
    await expectSignedOut(page);
    expect(api.calls.map(({ name }) => name)).toEqual([refresh]);
  });

  test('a reload in the middle of the refresh ends signed in (case 49)', async ({ page, api }) => {
    serve(api);
    api.on(refresh, hold().answer);
    await page.goto('/feed');
    await expect.poll(() => api.count(refresh)).toBe(1);
    api.on(refresh, json({ access: token(1800) }));
    await page.reload();
    await expect(page.getByRole('article')).toBeVisible();
    expect(api.count(refresh)).toBe(2);
  });
});

test.describe('signed in', () => {
  test.use({ tokens: pair() });
  test.beforeEach(({ api }) => serve(api));

  test('an access token that the server refuses costs one refresh and one repeat (F20)', async ({
    page,
    api,
  }) => {
    api.on(feedCall, inTurn(unauthorized, feed));
    await page.goto('/feed');
    await expect(page.getByRole('article', { name: openPost.title })).toBeVisible();
    expect(api.count(refresh)).toBe(1);
    const [first, second] = api.calls.filter(({ name }) => name === feedCall);
    expect(api.count(feedCall)).toBe(2);
    expect(second?.bearer).not.toBe(first?.bearer);
  });

  const ends: [name: string, answer: Answer, repeats: number][] = [
    ['brings no access token (F13)', json({}), 0],
    ['is one too many (F19, case 18)', json({ detail: 'Request was throttled.' }, 429), 0],
    ['does not come through', refused, 0],
    ['does not help (F21, case 20)', (route) => json({ access: token(1800) })(route), 1],
  ];

  for (const [name, answer, repeats] of ends) {
    test(`a refresh that ${name} ends the session on the landing page`, async ({ page, api }) => {
      api.on(feedCall, unauthorized);
      api.on(refresh, answer);
      await page.goto('/feed');
      await expect(page.getByText(/^Сессия завершилась\./)).toBeVisible();
      await expectSignedOut(page);
      expect(api.count(refresh)).toBe(1);
      expect(api.count(feedCall)).toBe(1 + repeats);
    });
  }

  test('an answer that is no user ends the session (F12, case 8)', async ({ page, api }) => {
    api.on(me, json([]));
    await page.goto('/feed');
    await expectSignedOut(page);
    expect(api.calls.map(({ name }) => name)).toEqual([me]);
  });

  test('a refresh answered after the logout restores nothing (F9)', async ({ page, api }) => {
    const late = hold();
    api.on(feedCall, unauthorized);
    api.on(refresh, late.answer);
    await page.goto('/feed');
    await expect.poll(() => api.count(refresh)).toBe(1);
    await page.getByRole('button', { name: 'Выйти' }).click();
    await expect(page).toHaveURL('/');
    const answered = page.waitForResponse(/jwt\/refresh/);
    late.release(json(pair()));
    await (await answered).finished();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Вход' })).toBeVisible();
    await expect.poll(() => stored(page)).toEqual([]);
  });

  test('a logout without a connection is one all the same (case 37)', async ({ page, context }) => {
    await page.goto('/feed');
    await expect(page.getByRole('article')).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Выйти' }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => stored(page)).toEqual([]);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('storage cleared behind the back ends the session at the next call (case 47)', async ({
    page,
    api,
    context,
  }) => {
    await page.goto('/analytics');
    await expect(heading(page, 'Аналитика')).toBeVisible();
    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.getByRole('link', { name: 'Открыть ленту' }).click();
    await expectSignedOut(page);
    expect(api.count(refresh)).toBe(0);
  });

  test('without a connection at the start the tokens stay, and online again the page asked for comes (case 9)', async ({
    page,
    api,
    context,
  }) => {
    api.on(me, refused);
    await page.goto('/analytics');
    await expect(page.getByText('Нет связи с сервером')).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect.poll(() => stored(page)).toEqual(['access_token', 'refresh_token']);
    await context.setOffline(true);
    serve(api);
    await context.setOffline(false);
    await expect(heading(page, 'Аналитика')).toBeVisible();
    await expect(page).toHaveURL('/analytics');
  });

  test('a server that hangs at the start is given up after 15 s, showing nothing of the account (case 10)', async ({
    page,
    api,
  }) => {
    await page.clock.install();
    await page.addInitScript(watchFor, [anna.last_name, 'Выйти']);
    api.on(me, hold().answer);
    await page.goto('/feed');
    await expect(page.getByRole('status')).toHaveText('Загрузка');
    await expect.poll(() => api.count(me)).toBe(1);
    await page.clock.fastForward(15_000);
    await expect(dialog(page, login)).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(hasAppeared)).toEqual([]);
  });

  test('after two hours of sleep the next call takes one refresh and succeeds (case 28)', async ({
    page,
    api,
  }) => {
    await page.clock.install();
    api.on(refresh, json({ access: token(3 * 3600) }));
    await page.goto('/analytics');
    await expect(heading(page, 'Аналитика')).toBeVisible();
    await page.clock.fastForward('02:00:00');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await sections(page).getByRole('link', { name: 'Лента' }).click();
    await expect(page.getByRole('article')).toBeVisible();
    expect(api.count(refresh)).toBe(1);
  });

  test('the landing page lies idle for a minute without a refresh (case 50)', async ({ page, api }) => {
    await page.clock.install();
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'В ленту' })).toBeVisible();
    await page.clock.runFor(60_000);
    expect(api.calls.map(({ name }) => name)).toEqual([me]);
  });
});
