import { dialog, login, openFromHeader, register } from './forms.ts';
import { pair, serve } from './people.ts';
import { expect, type Page, test } from './test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

for (const [path, file, name] of [
  ['/feed', /\/assets\/InnerArea-.*\.js/, 'Лента'],
  ['/reset-password/uid/token', /\/assets\/ResetPasswordPage-.*\.js/, 'Новый пароль'],
] as const) {
  test.describe(`${path} when a new version has removed its part`, () => {
    test.use({ tokens: pair() });

    test('the page is reloaded once, then it says what to do (F38)', async ({ page, api, context }) => {
      serve(api);
      let loads = 0;
      page.on('domcontentloaded', () => (loads += 1));
      await context.route(file, (route) => route.fulfill({ status: 404 }));
      await page.goto(path);
      await expect(heading(page, 'Страница не загрузилась')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Перейти на главную' })).toBeVisible();
      expect(loads).toBe(2);
      await context.unroute(file);
      await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
      await expect(heading(page, name)).toBeVisible();
    });
  });
}

test.describe('the settings when their part does not come', () => {
  test.use({ tokens: pair() });

  test('the area stays, says so, and shows them when it is tried again', async ({ page, api, context }) => {
    serve(api);
    const part = /\/assets\/SettingsPage-.*\.js/;
    await context.route(part, (route) => route.abort('connectionrefused'));
    await page.goto('/account/settings');
    await expect(page.getByText('Настройки не загрузились')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Разделы' })).toBeVisible();
    await context.unroute(part);
    await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
    await expect(heading(page, 'Настройки')).toBeVisible();
  });
});

test('a legal page stays readable when its part is missing (F38)', async ({ page, context }) => {
  const missing = page.waitForEvent('response', (response) => response.status() === 404);
  await context.route(/\/assets\/Document-.*\.js/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/pyment-terms');
  await missing;
  await expect(heading(page, 'Условия оплаты')).toBeVisible();
  await page.getByRole('link', { name: '5. Возврат денег' }).click();
  await expect(page).toHaveURL('/pyment-terms#refunds');
  await expect(page.getByRole('heading', { name: '5. Возврат денег' })).toBeInViewport();
});

const popups = /\/assets\/Popups-.*\.js/;

test('a popup that a new version has removed opens after a reload that nobody asked for (F38)', async ({
  page,
  context,
}) => {
  await context.route(popups, (route) => route.fulfill({ status: 404 }), { times: 1 });
  await page.goto('/');
  await openFromHeader(page, 'Регистрация');
  await expect(dialog(page, register)).toBeVisible();
});

test('without a connection a popup that is missing says so, and opens when it is tried again (F38)', async ({
  page,
  context,
}) => {
  await context.route(popups, (route) => route.abort('connectionrefused'), { times: 1 });
  await page.goto('/');
  // The app itself has to be there: what happens without it is another test.
  await page.waitForFunction(() => window.takeEarlyPress === undefined);
  await context.setOffline(true);
  await openFromHeader(page, 'Вход');
  const again = page.getByRole('button', { name: 'Попробовать ещё раз' });
  await again.click();
  await expect(again).toBeEnabled();
  await context.setOffline(false);
  await again.click();
  await expect(dialog(page, login)).toBeVisible();
});

test('when the app itself did not download, the next press reloads the page (F38)', async ({
  page,
  context,
}) => {
  const failed = page.waitForEvent('requestfailed');
  await context.route(/\/assets\/index-.*\.js/, (route) => route.abort(), { times: 1 });
  await page.goto('/');
  await failed;
  const loaded = page.waitForEvent('domcontentloaded');
  await openFromHeader(page, 'Вход');
  await loaded;
  await openFromHeader(page, 'Вход');
  await expect(dialog(page, login)).toBeVisible();
});
