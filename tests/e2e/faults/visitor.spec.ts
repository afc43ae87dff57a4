import { innerNames, paths } from '#src/app/shared/paths.ts';
import { dialog, enter, expectFailure, fill, login, openFromHeader, send } from './forms.ts';
import { hasAppeared, watchFor } from './inPage.ts';
import { serve } from './people.ts';
import { expect, type Page, test } from './test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a visitor at a protected address is asked to log in, sees nothing of it, and nothing is asked of the server (case 52)', async ({
  page,
  api,
}) => {
  await page.addInitScript(watchFor, ['Лента', 'Разделы', 'Выйти']);
  for (const name of innerNames) {
    await page.goto(paths[name]);
    await expect(dialog(page, login).getByText('Войдите, чтобы открыть эту страницу.')).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(hasAppeared)).toEqual([]);
  }
  expect(api.calls).toEqual([]);
});

test('a visitor is asked for nothing while the landing page lies idle for a minute (case 50)', async ({
  page,
  api,
}) => {
  await page.clock.install();
  await page.goto('/');
  await openFromHeader(page, 'Вход');
  await expect(dialog(page, login)).toBeVisible();
  await page.clock.runFor(60_000);
  expect(api.calls).toEqual([]);
});

test('a visitor is led nowhere by the address (case 55)', async ({ page, api }) => {
  serve(api);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).hostname));
  await page.goto('/?next=//evil.invalid&return=/%5Cevil.invalid&redirect=javascript:alert(1)');
  await openFromHeader(page, 'Вход');
  await enter(page, login);
  await send(page, login);
  await expect(page).toHaveURL('/feed');
  expect(new Set(asked)).toEqual(new Set([new URL(page.url()).hostname]));
});

test('a visitor whose clock is two hours fast gets one clear answer and no storm (case 29)', async ({
  page,
  api,
}) => {
  await page.clock.setSystemTime(Date.now() + 7_200_000);
  serve(api);
  await fill(page, login);
  await send(page, login);
  await expectFailure(page, api, login, 'Ошибка авторизации');
  expect(api.calls.map(({ name }) => name)).toEqual([login.call]);
});

test('a visitor meets one popup at a time on the way back and forward (case 48)', async ({ page }) => {
  await page.goto('/terms-of-service');
  await page.getByRole('link', { name: 'Перейти на главную' }).click();
  await openFromHeader(page, 'Вход');
  await page.getByRole('dialog').getByRole('link', { name: 'Регистрация' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.goBack();
  await expect(heading(page, 'Пользовательское соглашение')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goForward();
  await openFromHeader(page, 'Вход');
  await expect(page.getByRole('dialog')).toHaveCount(1);
});
