import { demoLogin } from '#src/server/demo/authors.ts';
import { expectFeed, login } from './steps.ts';
import { expect, type Locator, type Page, test } from './test.ts';

test.use({ hasTouch: true });

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name });
const portrait = (page: Page) => page.getByRole('button', { name: 'Меню аккаунта' });
const entry = (page: Page, name: string) =>
  page.getByRole('dialog', { name: 'Аккаунт' }).getByRole('link', { name });
const inMain = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name });

const tap = async (...targets: readonly Locator[]) => {
  for (const target of targets) await target.tap();
};

test('on a phone every page is reached by a tap or two', async ({ page }) => {
  await page.goto('/?login=1');
  await login(page, demoLogin);
  await expectFeed(page);

  for (const [name, address] of [
    ['Авторы', '/profile?view=authors'],
    ['Подписки', '/profile?view=subscriptions'],
    ['Лента', '/feed'],
  ] as const) {
    await tap(tab(page, name));
    await expect(page).toHaveURL(address);
    await expect(title(page, name)).toBeVisible();
  }

  for (const [name, address] of [
    ['Мои посты', '/profile?view=posts'],
    ['Аналитика', '/analytics'],
    ['Деньги', '/money'],
    ['Настройки', '/account/settings'],
    ['База знаний', '/knowledge-base'],
  ] as const) {
    await tap(portrait(page), entry(page, name));
    await expect(page).toHaveURL(address);
    await expect(title(page, name)).toBeFocused();
  }

  for (const [name, address] of [
    ['Пользовательское соглашение', '/terms-of-service'],
    ['Условия оплаты', '/pyment-terms'],
    ['Политика конфиденциальности', '/privacy-policy'],
    ['Политика cookies', '/cookies-policy'],
    ['Как подтвердить телефон', '/knowledge-base?article=phone'],
  ] as const) {
    await tap(inMain(page, name));
    await expect(page).toHaveURL(address);
    await page.goBack();
    await expect(title(page, 'База знаний')).toBeVisible();
  }

  await tap(tab(page, 'Лента'));
  const card = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const post = await card.innerText();
  await tap(card);
  await expect(page).toHaveURL(/\/feed\/post\/\d+$/);
  await expect(title(page, post)).toBeVisible();

  await tap(tab(page, 'Профиль'));
  await expect(title(page, 'Анна Рощина')).toBeVisible();
  await tap(page.getByRole('main').getByRole('link', { name: 'Изменить уровни' }));
  await expect(page).toHaveURL('/profile?view=tiers');
  await tap(tab(page, 'Профиль'));
  await tap(page.getByRole('main').getByRole('link', { name: 'Изменить', exact: true }));
  await expect(page).toHaveURL('/profile/edit');
  await tap(portrait(page), entry(page, 'Мои посты'), inMain(page, /^Изменить пост/).first());
  await expect(page).toHaveURL(/\/post\/edit\/\d+$/);

  // The tools for writing have the place of the tab bar.
  await tap(portrait(page), entry(page, 'Настройки'));
  await expect(page).toHaveURL('/account/settings');
  await tap(tab(page, 'Создать'));
  await expect(page).toHaveURL('/create');
  await tap(portrait(page), page.getByRole('button', { name: 'Выйти' }));
  await expect(page).toHaveURL('/');
});

test('on a phone a visitor reaches every public page by a tap or two', async ({ page, context }) => {
  await page.goto('/');
  for (const [name, address] of [
    ['Пользовательское соглашение', '/terms-of-service'],
    ['Политика конфиденциальности', '/privacy-policy'],
  ] as const) {
    const opened = context.waitForEvent('page');
    await tap(page.getByRole('contentinfo').getByRole('link', { name }).first());
    const document = await opened;
    await expect(document).toHaveURL(address);
    await expect(title(document, name)).toBeVisible();
    await document.close();
  }
  await tap(page.getByRole('banner').getByRole('button', { name: 'Вход' }));
  await tap(page.getByText('Забыли пароль?'));
  await expect(page.getByRole('dialog', { name: 'Восстановление пароля' })).toBeVisible();
  await page.keyboard.press('Escape');
  await tap(page.getByRole('banner').getByRole('button', { name: 'Регистрация' }));
  await expect(page.getByRole('dialog', { name: 'Регистрация' })).toBeVisible();
});

test('a tap on a name or a portrait opens the person’s page', async ({ page }) => {
  await page.goto('/?login=1');
  await login(page, demoLogin);
  await expectFeed(page);
  const card = page.getByRole('article').first();
  const [name = ''] = await card.getByRole('link').allInnerTexts();
  await tap(card.getByRole('link', { name }).first());
  await expect(title(page, name)).toBeVisible();

  for (const list of ['Авторы', 'Подписки']) {
    await tap(tab(page, list));
    await expect(title(page, list)).toBeVisible();
    const row = page.getByRole('main').getByRole('listitem').first();
    const person = await row.getByRole('heading').innerText();
    await tap(row.getByRole('link', { name: person }));
    await expect(title(page, person)).toBeVisible();
    await page.goBack();
    await expect(title(page, list)).toBeVisible();
    await tap(row.locator('img').first());
    await expect(title(page, person)).toBeVisible();
  }

  await tap(portrait(page), entry(page, 'Анна Рощина'));
  await expect(page).toHaveURL('/profile');
});
