import { demoLogin } from '#src/server/demo/authors.ts';
import { login } from './steps.ts';
import { expect, type Page, test } from './test.ts';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const field = (page: Page) => page.getByRole('textbox', { name: 'Занятие' });
const question = (page: Page) => page.getByRole('dialog', { name: 'Уйти без сохранения?' });
const answer = (page: Page, name: string) => question(page).getByRole('button', { name }).click();
const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name, exact: true }).click();

/** Opens settings, profile and its editor: entries of the browser's history. */
async function edit(page: Page): Promise<void> {
  await page.goto(`/?login=1&next=${encodeURIComponent('/account/settings')}`);
  await login(page, demoLogin);
  await expect(title(page, 'Настройки')).toBeVisible();
  await follow(page, 'Профиль');
  await page.getByRole('main').getByRole('link', { name: 'Изменить', exact: true }).click();
  await expect(title(page, 'Страница автора')).toBeVisible();
}

/** Somewhere else in the history. @param far how many entries off */
const go = (page: Page, far: number) => page.evaluate((entries) => window.history.go(entries), far);

async function isAskedAndStays(page: Page): Promise<void> {
  await expect(question(page)).toBeVisible();
  await answer(page, 'Остаться');
  await expect(question(page)).toBeHidden();
  await expect(page).toHaveURL('/profile/edit');
  await expect(field(page)).toHaveValue('Скульптор');
}

test('Back with unsaved changes asks first; who stays is asked again, who leaves is where Back leads', async ({
  page,
}) => {
  await edit(page);
  await field(page).fill('Скульптор');
  await go(page, -1);
  await isAskedAndStays(page);
  await go(page, -1);
  await expect(question(page)).toBeVisible();
  await answer(page, 'Уйти');
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('main').getByRole('link', { name: 'Изменить', exact: true })).toBeFocused();
  await go(page, 1);
  await expect(page).toHaveURL('/profile/edit');
  await expect(field(page)).not.toHaveValue('Скульптор');
  await go(page, -1);
  await expect(page).toHaveURL('/profile');
});

test('a jump over two entries asks, and leads over both', async ({ page }) => {
  await edit(page);
  await field(page).fill('Скульптор');
  await go(page, -2);
  await isAskedAndStays(page);
  await go(page, -2);
  await answer(page, 'Уйти');
  await expect(page).toHaveURL('/account/settings');
  await expect(title(page, 'Настройки')).toBeVisible();
});

test('Forward asks, too, and keeps what lies before and behind', async ({ page }) => {
  await edit(page);
  await follow(page, 'Лента');
  await expect(title(page, 'Лента')).toBeVisible();
  await go(page, -1);
  await field(page).fill('Скульптор');
  await go(page, 1);
  await isAskedAndStays(page);
  await go(page, 1);
  await answer(page, 'Уйти');
  await expect(page).toHaveURL('/feed');
  await go(page, -2);
  await expect(page).toHaveURL('/profile');
});

test('an entry that the browser made itself is asked about, too', async ({ page }) => {
  await edit(page);
  // A place on a page has no number of the router's.
  await go(page, -1);
  await page.evaluate(() => window.location.assign('#main'));
  await page.getByRole('main').getByRole('link', { name: 'Изменить', exact: true }).click();
  await field(page).fill('Скульптор');
  await go(page, -1);
  await isAskedAndStays(page);
  await go(page, -1);
  await answer(page, 'Уйти');
  await expect(page).toHaveURL('/profile#main');
});
