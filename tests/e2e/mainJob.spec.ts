import { expectFeed, expectLanding, login, logout, newAccount, popup, register } from './steps.ts';
import { expect, test } from './test.ts';

test(
  'a visitor registers, stands in the feed, and stays known over reload, restart and logout',
  { tag: '@smoke' },
  async ({ page, server }) => {
    const account = newAccount();

    await page.goto('/');
    await page.getByRole('main').getByRole('button', { name: 'Начать зарабатывать' }).first().click();
    await register(page, account);
    await expectFeed(page);
    await expect(popup(page, 'Регистрация')).toBeHidden();
    await expect(page.getByRole('article').first()).toBeVisible();

    await page.reload();
    await expectFeed(page);

    await server.restart();
    await page.reload();
    await expectFeed(page);

    await logout(page);
    await expectLanding(page);

    await page.reload();
    await expectLanding(page);
    await page.getByRole('banner').getByRole('button', { name: 'Вход' }).click();
    await login(page, account);
    await expectFeed(page);
  },
);

test(
  'a visitor at the feed lands on the landing page, is asked to log in, and gets back to the feed',
  { tag: '@smoke' },
  async ({ page }) => {
    const account = newAccount();
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Регистрация' }).click();
    await register(page, account);
    await expectFeed(page);
    await logout(page);
    await expectLanding(page);

    await page.goto('/feed');
    await expect(popup(page, 'Вход')).toBeVisible();
    await expect(page).toHaveURL('/');
    await login(page, account);
    await expectFeed(page);
  },
);

test(
  'a signed-in person finds the way to the feed on the landing page',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Регистрация' }).click();
    await register(page, newAccount());
    await expectFeed(page);

    // The app is cached by now, so it arrives before the rest of the page.
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'В ленту' }).click();
    await expectFeed(page);
  },
);

test('Back returns to the place in the feed', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Регистрация' }).click();
  await register(page, newAccount());
  await expectFeed(page);
  await page.getByRole('article').nth(4).scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(0);

  await page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: 'Профиль' }).click();
  await expect(page.getByText('Вы пока ничего не публикуете')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expectFeed(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

test(
  'a wrong password is answered in the popup and nothing typed is lost',
  { tag: '@smoke' },
  async ({ page }) => {
    const account = newAccount();
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Вход' }).click();
    await login(page, account);
    await expect(popup(page, 'Вход').getByRole('alert')).toHaveText('Неверный email или пароль');
    await expect(popup(page, 'Вход').getByLabel('Email')).toHaveValue(account.email);
    await expect(page).toHaveURL('/');
  },
);
