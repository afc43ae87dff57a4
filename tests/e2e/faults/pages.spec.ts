import { breakFeed } from '../breakFeed.ts';
import { inTurn, json, noContent } from './fakeApi.ts';
import { dialog, fill, login, openFromHeader, spokenAlert, send, stored } from './forms.ts';
import { hasAppeared, recordShift, watchFor, totalShift } from './inPage.ts';
import { feedOf, openPost } from '#tests/api/posts.ts';
import { anna, feed, pair, serve } from './people.ts';
import { expect, type Page, test } from './test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const sections = (page: Page) => page.getByRole('navigation', { name: 'Разделы' });
const feedCall = 'GET /api/feed/';
const confirm = 'POST /auth/users/reset_password_confirm/';

const blockedStorage: [name: string, block: () => void][] = [
  [
    'local storage is blocked',
    () =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Denied', 'SecurityError');
        },
      }),
  ],
  [
    'storage is full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    },
  ],
  ['cookies are blocked', () => Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} })],
];

for (const [name, block] of blockedStorage) {
  test(`where ${name} a login works as long as the page lives (F25, case 14)`, async ({ page, api }) => {
    serve(api);
    await page.addInitScript(block);
    await fill(page, login);
    await send(page, login);
    await expect(heading(page, 'Лента')).toBeVisible();
    await sections(page).getByRole('link', { name: 'Аналитика' }).click();
    await expect(heading(page, 'Аналитика')).toBeVisible();
  });
}

test.describe('with junk where the tokens should be', () => {
  test.use({ tokens: { access: 'undefined', refresh: '[object Object]' } });

  test('a visitor lands on the landing page and the junk is gone (F26, case 15)', async ({ page, api }) => {
    await page.goto('/feed');
    await expect(dialog(page, login)).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect.poll(() => stored(page)).toEqual([]);
    expect(api.calls).toEqual([]);
  });
});

test.describe('in the feed', () => {
  test.use({ tokens: pair() });
  test.beforeEach(({ api }) => serve(api));

  test('an answer that holds no posts is a feed that did not load, and can be asked for again (F12)', async ({
    page,
    api,
  }) => {
    const again = page.getByRole('button', { name: 'Загрузить ещё раз' });
    const bodies = [{}, null, { results: null }, { results: [null] }, 'x'];
    api.on(feedCall, inTurn(...bodies.map((body) => json(body)), feed));
    await page.goto('/feed');
    for (const [index] of bodies.entries()) {
      await expect(spokenAlert(page)).toHaveText('Не удалось загрузить ленту. Попробуйте ещё раз.');
      await expect.poll(() => api.count(feedCall)).toBe(index + 1);
      await again.click();
    }
    await expect(page.getByRole('article', { name: openPost.title })).toBeVisible();
  });

  test('a page that breaks while it is drawn leaves the navigation alive (F39)', async ({ page, api }) => {
    api.on(feedCall, feed);
    await breakFeed(page);
    await page.goto('/feed');
    await expect(heading(page, 'Что-то пошло не так')).toBeVisible();
    await expect(page.getByRole('link', { name: 'На главную', exact: true })).toBeVisible();
    await sections(page).getByRole('link', { name: 'Аналитика' }).click();
    await expect(heading(page, 'Аналитика')).toBeVisible();
  });

  test('what people wrote is text, never markup (case 58)', async ({ page, api }) => {
    const markup = '<img src=x onerror=alert(1)>';
    api.on('GET /auth/users/me/', json({ ...anna, first_name: markup, last_name: '' }));
    const posts = [
      { ...openPost, title: markup, teaser: markup, author: { ...openPost.author, name: markup } },
    ];
    api.on(feedCall, json(feedOf(posts)));
    await page.goto('/feed');
    await expect(page.getByRole('heading', { level: 2, name: markup })).toBeVisible();
    await expect(page.getByRole('complementary').getByText(markup)).toBeVisible();
    await expect(page.locator('img[onerror]')).toHaveCount(0);
  });

  test('Back after a logout shows nothing of the account (F41)', async ({ page }) => {
    await page.goto('/feed');
    await page.getByRole('button', { name: 'Выйти' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Вход' })).toBeVisible();
    await page.evaluate(watchFor, [anna.last_name, openPost.title]);
    await page.goBack();
    await expect(dialog(page, login)).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(hasAppeared)).toEqual([]);
  });
});

for (const width of [1440, 360]) {
  test(`without pictures and fonts the landing page of ${width} px is whole and stands still (F40)`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(recordShift);
    await context.route(/\.(svg|png|webp|avif|woff2)$/, (route) => route.abort());
    await page.goto('/');
    await expect(heading(page, 'Превратите творчество в доход')).toBeVisible();
    await openFromHeader(page, 'Вход');
    await expect(dialog(page, login).getByLabel('Email')).toBeFocused();
    expect(await page.evaluate(totalShift)).toBeLessThanOrEqual(0.1);
  });
}

const deadLinks: [name: string, path: string, answer: object][] = [
  ['opened twice', '/reset-password/MQ/used', { token: ['Недопустимый токен.'] }],
  ['with a mangled uid', '/reset-password/%3Cuid%3E/x', { uid: ['Недопустимый идентификатор.'] }],
];

for (const [name, path, body] of deadLinks) {
  test(`a reset link ${name} says so once and a new one can be asked for (F42)`, async ({ page, api }) => {
    api.on(confirm, json(body, 400));
    api.on('POST /auth/users/reset_password/', noContent);
    await page.goto(path);
    await page.getByLabel('Новый пароль').fill('Parol-1234');
    await page.getByLabel('Повтор пароля').fill('Parol-1234');
    await page.getByRole('button', { name: 'Сохранить пароль' }).click();
    await expect(spokenAlert(page)).toHaveText('Ссылка устарела или уже использована. Запросите новую.');
    await page.getByLabel('Email').fill(anna.email);
    await page.getByRole('button', { name: 'Отправить ссылку' }).click();
    await expect(page.getByText('Ссылка для сброса пароля отправлена на указанный email.')).toBeVisible();
  });
}

test.describe('with a session that the server does not accept any more', () => {
  test.use({ tokens: pair() });

  test('a reset link works all the same (case 53)', async ({ page, api }) => {
    serve(api);
    api.on('POST /auth/jwt/refresh/', json({ detail: 'Токен недействителен' }, 401));
    api.on(confirm, (route) =>
      (route.request().headers()['authorization'] === undefined ? noContent : json({}, 401))(route),
    );
    await page.goto('/reset-password/MQ/token');
    await page.getByLabel('Новый пароль').fill('Parol-1234');
    await page.getByLabel('Повтор пароля').fill('Parol-1234');
    await page.getByRole('button', { name: 'Сохранить пароль' }).click();
    await expect(page.getByText('Пароль изменён. Войдите с новым паролем.')).toBeVisible();
    await expect(page).toHaveURL('/reset-password/link/used');
  });
});
