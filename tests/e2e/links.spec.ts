import { demoLogin } from '#src/server/demo/authors.ts';
import { watchPolicy } from './policy.ts';
import { expectFeed, login, newAccount, popup, register } from './steps.ts';
import { expect, type Page, test } from './test.ts';

for (const [address, name] of [
  ['/?login=1', 'Вход'],
  ['/?register=1', 'Регистрация'],
  ['/?reset=1', 'Восстановление пароля'],
] as const) {
  test(`${address} opens its popup, Back closes it, the address is clean`, async ({ page }) => {
    const dialog = page.getByRole('dialog', { name });
    await page.goto(address);
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/');
    await page.goForward();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(dialog).toBeHidden();
  });
}

test('a link with a page to go on to leads there after login, a foreign one to the feed', async ({
  page,
}) => {
  await page.goto('/?login=1&next=%2Fanalytics');
  await login(page, demoLogin);
  await expect(page).toHaveURL('/analytics');

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/?login=1&next=https%3A%2F%2Fevil.example%2Ffeed');
  await login(page, demoLogin);
  await expectFeed(page);
});

test('a password manager is led to the settings, past the login of a visitor', async ({ page }) => {
  await page.goto('/.well-known/change-password');
  await expect(page).toHaveURL('/');
  await expect(popup(page, 'Вход')).toBeVisible();
  await login(page, demoLogin);
  await expect(page).toHaveURL('/account/settings');
  await expect(page.getByRole('region', { name: 'Пароль', exact: true })).toBeVisible();
});

test('a followed link announces its page: focus on the heading, the title, the top of the page', async ({
  page,
}) => {
  await page.goto('/?login=1');
  await login(page, demoLogin);
  await expectFeed(page);
  await page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: 'База знаний' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'База знаний' })).toBeFocused();
  await expect(page).toHaveTitle(/База знаний$/);
  const article = page.getByRole('link', { name: 'Как удалить аккаунт' });
  await article.scrollIntoViewIfNeeded();
  await article.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Как удалить аккаунт' })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('button', { name: 'Нет' }).click();
  await expect(page.getByRole('link', { name: /написать в поддержку/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'База знаний' })).toBeVisible();
});

test('the knowledge base is searched from the keyboard alone', async ({ page }) => {
  await page.goto('/?login=1&next=%2Fknowledge-base');
  await login(page, demoLogin);
  await page.getByRole('searchbox', { name: 'Поиск по статьям' }).focus();
  await page.keyboard.type('выплатами');
  await expect(page.getByText(/^Нашлось/)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Когда и куда приходят выплаты' })).toBeFocused();
});

test('a visitor does not get into the knowledge base, and is returned to the article after registration', async ({
  page,
}) => {
  await page.goto('/knowledge-base?article=fees');
  await expect(page).toHaveURL('/');
  await popup(page, 'Вход').getByText('Регистрация', { exact: true }).click();
  await register(page, newAccount());
  await expect(page).toHaveURL('/knowledge-base?article=fees');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Из\sчего складываются комиссии/);
});

/** The colour that the browser takes for its own bars. */
const themeColor = (page: Page) =>
  page
    .locator('meta[name="theme-color"]')
    .evaluateAll((metas: HTMLMetaElement[]) => metas.find(({ media }) => matchMedia(media).matches)?.content);

test('the theme that was chosen is on before anything is painted', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  for (const path of ['/', '/privacy-policy', '/nope']) {
    // The app is blocked, so this is the prerendered page.
    await page.route(/\/assets\/index-/, (route) => route.abort());
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const [red = 255] = await page
      .locator('body')
      .evaluate((body) => (getComputedStyle(body).backgroundColor.match(/\d+/g) ?? []).map(Number));
    expect(red).toBeLessThan(64);
    expect(await themeColor(page)).toBe('#0C1512');
  }
});

test('a theme that is chosen shows in the other tabs at once, the bars of the browser included', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/?login=1&next=%2Faccount%2Fsettings');
  await login(page, demoLogin);
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await other.goto('/privacy-policy');
  expect([await themeColor(page), await themeColor(other)]).toEqual(['#F1F3EE', '#F1F3EE']);

  await page.getByText('Тёмное', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect([await themeColor(page), await themeColor(other)]).toEqual(['#0C1512', '#0C1512']);

  await other.goto('/account/settings');
  await other.getByText('Как в системе', { exact: true }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  await expect(page.getByRole('radio', { name: 'Как в системе' })).toBeChecked();
  expect(await themeColor(page)).toBe('#F1F3EE');
});

for (const [path, heading] of [
  ['/privacy-policy', 'Политика конфиденциальности'],
  ['/cookies-policy', 'Политика cookies'],
  ['/terms-of-service', 'Пользовательское соглашение'],
  ['/pyment-terms', 'Условия оплаты'],
] as const) {
  test(`${path} is a whole document: its contents lead to its parts, also without scripts`, async ({
    browser,
    baseURL,
    violations,
  }) => {
    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({ javaScriptEnabled, ...(baseURL && { baseURL }) });
      await watchPolicy(context, violations);
      const page = await context.newPage();
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        new RegExp(heading.replaceAll(/(.)/g, '$1\u00ad?')),
      );
      const links = page.getByRole('navigation', { name: 'Содержание' }).getByRole('link');
      const last = await links.last().innerText();
      await links.last().click();
      await expect(page.getByRole('heading', { level: 2, name: last })).toBeInViewport();
      await context.close();
    }
  });
}

test('/payment-terms, spelled right, is not an address of the product', async ({ page }) => {
  const response = await page.goto('/payment-terms');
  expect(response?.status()).toBe(404);
});
