import { clipped } from './fit.ts';
import { deleteAccount, expectFeed, newAccount, openSettings, register } from './steps.ts';
import { expect, type Page, test } from './test.ts';

async function enter(page: Page, path = '/feed', account = newAccount()): Promise<void> {
  await page.goto(`/?register=1&next=${encodeURIComponent(path)}`);
  await register(page, account);
  await expect(page.getByRole('navigation', { name: 'Разделы' })).toBeVisible();
}

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const follow = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Следить' }).first();
const unfollow = (page: Page) => page.getByRole('button', { name: 'Вы следите' });

test('a reader finds an author by a byline, follows them, and finds their posts among those of «Мои авторы»', async ({
  page,
}) => {
  await enter(page);
  await expectFeed(page);
  await page.getByRole('article').getByRole('link', { name: 'Вера Лунёва' }).first().click();
  await expect(title(page, 'Вера Лунёва')).toBeVisible();
  await expect(page).toHaveURL('/profile/vera.luneva');
  await follow(page).click();
  await expect(unfollow(page)).toBeFocused();
  await page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: 'Лента' }).click();
  await page.getByRole('tab', { name: 'Мои авторы' }).click();
  await expect(page.getByRole('article').first()).toContainText('Вера Лунёва');
});

test('what is for followers opens with the press, closes with the next one, and opens again when that is taken back', async ({
  page,
}) => {
  await enter(page, '/profile/mark.shatrov?tab=locked');
  const card = page.getByRole('article', { name: 'Почему я всегда выхожу слева' });
  const lock = card.getByText('Откроется, как только вы начнёте следить за автором.');
  await expect(lock).toBeVisible();
  await follow(page).click();
  await expect(lock).toHaveCount(0);
  await unfollow(page).click();
  const notice = page.getByRole('alertdialog', { name: 'Вы больше не следите за автором' });
  await expect(lock).toBeVisible();
  await notice.getByRole('link', { name: 'Вернуть' }).click();
  await expect(unfollow(page)).toBeVisible();
  await expect(lock).toHaveCount(0);
  await page.reload();
  await expect(unfollow(page)).toBeVisible();
});

test('a number leads to the username, and Back to where one came from', async ({ page }) => {
  await enter(page);
  await expectFeed(page);
  await page.getByRole('article').getByRole('link', { name: 'Илья Коваль' }).first().click();
  await expect(page).toHaveURL('/profile/ilya.koval');
  await page.goBack();
  await expectFeed(page);
  await page.goto('/profile/ILYA.KOVAL?tab=locked');
  await expect(page).toHaveURL('/profile/ilya.koval?tab=locked');
  await expect(page.getByRole('tab', { name: 'Закрытые', selected: true })).toBeVisible();
});

test('the keyboard follows an author and goes from tab to tab', async ({ page }) => {
  await enter(page, '/profile/zoya.mirskaya');
  await expect(title(page, 'Зоя Мирская')).toBeVisible();
  await follow(page).focus();
  await page.keyboard.press('Enter');
  await expect(unfollow(page)).toBeFocused();
  await page.getByRole('tab', { name: 'Посты' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Закрытые', selected: true })).toBeFocused();
  await expect(page).toHaveURL('/profile/zoya.mirskaya?tab=locked');
});

test('an address that nobody has says so and leads to the authors', async ({ page }) => {
  await enter(page, '/profile/nobody.at.all');
  await expect(title(page, 'Такого человека здесь нет')).toBeVisible();
  await page.getByRole('link', { name: 'Найти авторов' }).click();
  await expect(title(page, 'Авторы')).toBeVisible();
});

test('of a deleted account its number still says that there was one', async ({ page, browser, baseURL }) => {
  const account = newAccount();
  await enter(page, '/profile', account);
  const answer = page.waitForResponse(/\/api\/profiles\/\d+\/$/);
  await page.reload();
  const [, id] = /(\d+)\/$/.exec((await answer).url()) ?? [];
  await openSettings(page);
  await deleteAccount(page, account.password);
  const other = await browser.newContext({ ...(baseURL && { baseURL }) });
  const stranger = await other.newPage();
  await enter(stranger, `/profile/${id}`);
  await expect(title(stranger, 'Аккаунт удалён')).toBeVisible();
  await other.close();
});

test('nothing is cut off at 320 px, nor in forced colours', async ({ page }) => {
  await enter(page, '/profile/zoya.mirskaya');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(clipped)).toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(follow(page)).toBeVisible();
  expect(await page.evaluate(clipped)).toEqual([]);
});
