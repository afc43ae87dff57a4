import { becomeAuthor, enter, title } from './ownPage.ts';
import { proveEmail } from './steps.ts';
import { expect, type Page, test } from './test.ts';
import { expectSaved, textField, titleField, write } from './writing.ts';

test.skip(process.env['E2E_ORIGIN'] !== undefined, 'a product that runs elsewhere may take no payments');

/** Pays an order by a card that the test bank approves. */
async function payAtBank(page: Page): Promise<void> {
  await page.getByText('Банковская карта', { exact: true }).click();
  await page.getByRole('button', { name: /^Оплатить/ }).click();
  await page.getByLabel('Номер карты').fill('2200 0000 0000 0004');
  await page.getByRole('button', { name: 'Заплатить понарошку' }).click();
}

test('a post that its author sells is bought, and read at once', async ({ page, other, server }) => {
  test.setTimeout(120_000);
  const account = await enter(page, '/profile');
  await proveEmail(server, account);
  await page.reload();
  await becomeAuthor(page, 'Нина', 'Художник');
  await page.goto('/create');
  await expect(titleField(page)).toBeVisible();
  await write(page, 'Кинотеатр', 'Начало для всех.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Только купившим.');
  await page.getByRole('button', { name: 'Занавес', exact: true }).click();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Alt+Shift+ArrowUp');
  await page.getByRole('radio', { name: /^Купить за/ }).check({ force: true });
  await page.getByRole('textbox', { name: 'Цена поста' }).fill('150');
  await expect(textField(page)).toContainText(/Дальше за.150.руб/);
  const id = await expectSaved(page);
  await page.getByRole('button', { name: 'Опубликовать' }).click();
  await expect(page.getByText('Пост вышел').first()).toBeVisible();

  await enter(other, `/feed/post/${id}`);
  await expect(other.getByText('Начало для всех.')).toBeVisible();
  await expect(other.getByText('Только купившим.')).toHaveCount(0);
  await other.getByRole('button', { name: 'Купить пост' }).first().click();
  await expect(title(other, 'Купить пост')).toBeVisible();
  await payAtBank(other);
  await other.getByRole('link', { name: 'Читать пост' }).click();
  await expect(other.getByText('Только купившим.')).toBeVisible();
  await expect(other.getByText(/· Куплен/).first()).toBeVisible();
});

test('a donation with words raises the goal of its author', async ({ page, other, server }) => {
  test.setTimeout(120_000);
  const account = await enter(page, '/profile');
  await proveEmail(server, account);
  await page.reload();
  await becomeAuthor(page, 'Нина', 'Художник');
  await page.goto('/profile?view=tiers');
  await page.getByLabel('На что собираете').fill('Новый объектив');
  await page.getByLabel('Сколько нужно, руб.').fill('90 000');
  await page.getByRole('button', { name: 'Сохранить цель' }).click();
  await expect(page.getByText(/^Цель сохранена/)).toBeVisible();
  await page.goto('/profile');
  const address = await page.getByRole('link', { name: /^Как видят другие/ }).getAttribute('href');

  await enter(other, address ?? '');
  const support = other.getByRole('region', { name: 'Поддержать' });
  await expect(support.getByText('Новый объектив')).toBeVisible();
  await support.getByLabel('Сообщение, если хочется').fill('На объектив');
  await support.getByRole('button', { name: /^Заплатить 300/ }).click();
  await expect(other.getByText(/«На объектив»/).first()).toBeVisible();
  await payAtBank(other);
  await other.getByRole('main').getByRole('link', { name: 'Страница автора' }).click();
  await expect(support.getByText(/^1.человек, с.вами$/)).toBeVisible();
});
