import { type Answer, hold, inTurn, json } from './fakeApi.ts';
import { dialog, enter, login, openFromHeader, send, stored } from './forms.ts';
import { hasAppeared, watchFor } from './inPage.ts';
import { openPost } from '#tests/api/posts.ts';
import { anna, boris, pair, serve, token } from './people.ts';
import { expect, type Page, test } from './test.ts';

test.use({ tokens: pair() });
test.beforeEach(({ api }) => serve(api));

const me = 'GET /auth/users/me/';
const refresh = 'POST /auth/jwt/refresh/';
const feedCall = 'GET /api/feed/';

async function openFeed(page: Page): Promise<void> {
  await page.goto('/feed');
  await expect(page.getByRole('article', { name: openPost.title })).toBeVisible();
}

const logout = (page: Page) => page.getByRole('button', { name: 'Выйти' }).click();

test('a logout in one tab empties the other (F24)', async ({ page, context }) => {
  const other = await context.newPage();
  await Promise.all([openFeed(page), openFeed(other)]);
  await logout(other);
  await expect(page).toHaveURL('/');
  await expect(page.getByText(anna.last_name)).toHaveCount(0);
  await expect.poll(() => stored(page)).toEqual([]);
});

test('a user that arrives after a logout in another tab is not shown (F9, case 33)', async ({
  page,
  context,
  api,
}) => {
  await openFeed(page);
  const late = hold();
  api.on(me, late.answer);
  const other = await context.newPage();
  await other.addInitScript(watchFor, [anna.last_name]);
  await other.goto('/feed');
  await expect.poll(() => api.count(me)).toBe(2);
  await logout(page);
  await expect(other).toHaveURL('/');
  const answered = other.waitForResponse(/users\/me/);
  late.release(json(anna));
  await (await answered).finished();
  await expect(dialog(other, login)).toBeVisible();
  expect(await other.evaluate(hasAppeared)).toEqual([]);
  await expect.poll(() => stored(other)).toEqual([]);
});

test('another person who logs in in one tab is the person of the other (case 44)', async ({
  page,
  context,
  api,
}) => {
  const other = await context.newPage();
  await Promise.all([openFeed(page), openFeed(other)]);
  await logout(other);
  await expect(page).toHaveURL('/');

  serve(api, boris);
  const tokens = pair(boris);
  api.on(login.call, json(tokens));
  const before = api.calls.length;
  await openFromHeader(other, 'Вход');
  await enter(other, login);
  await send(other, login);
  for (const tab of [page, other]) {
    await expect(tab.getByRole('complementary').getByText('Борис Волков')).toBeVisible();
    await expect(tab).toHaveURL('/feed');
  }
  const bearers = api.calls.slice(before).map(({ bearer }) => bearer);
  expect(new Set(bearers)).toEqual(new Set([undefined, tokens.access]));
});

test.describe('whose access token is over', () => {
  test.use({ tokens: { refresh: token(86_400) } });

  test('two tabs that refresh at once with a one-time token both stay signed in (case 45, 46)', async ({
    page,
    context,
    api,
  }) => {
    const [first, second] = [hold(), hold()];
    const tokens = pair();
    const spent: Answer = json({ detail: 'Токен недействителен' }, 401);
    api.on(refresh, inTurn(first.answer, second.answer));
    const other = await context.newPage();
    await Promise.all([page.goto('/feed'), other.goto('/feed')]);
    await expect.poll(() => api.count(refresh)).toBe(2);
    first.release(json(tokens));
    await expect.poll(() => api.count(feedCall)).toBe(1);
    second.release(spent);
    for (const tab of [page, other]) {
      await expect(tab.getByRole('article', { name: openPost.title })).toBeVisible();
    }
    const bearers = api.calls.filter(({ name }) => name === feedCall).map(({ bearer }) => bearer);
    expect(bearers).toEqual([tokens.access, tokens.access]);
    expect(api.count(refresh)).toBe(2);
  });
});
