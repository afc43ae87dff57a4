import { newAccount, register } from './steps.ts';
import { expect, type Page, test } from './test.ts';

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const pay = (page: Page) => page.getByRole('button', { name: /^Оплатить/ });
const bankTitle = (page: Page, name: string) => page.getByRole('heading', { name });
const onBank = (page: Page) => bankTitle(page, 'Оплата 500,00 RUB');
const payAtBank = (page: Page) => page.getByRole('button', { name: 'Заплатить понарошку' }).click();

test.skip(process.env['E2E_ORIGIN'] !== undefined, 'a product that runs elsewhere may take no payments');

/** Registers a reader on Anna's page, and opens the checkout of her first tier. */
async function order(page: Page): Promise<void> {
  await page.goto('/?register=1&next=%2Fprofile%2Fanna.roshchina');
  await register(page, newAccount());
  await page.getByRole('button', { name: /^Подписаться за\s500\sруб\.\s*: Первый ряд/ }).click();
  await expect(title(page, /^Подписка «Первый ряд»/)).toBeVisible();
  await expect(page).toHaveURL(/\/checkout\/[\da-f-]{36}$/);
}

async function goToBank(page: Page, way = 'Банковская карта'): Promise<void> {
  await page.getByText(way, { exact: true }).click();
  await page.getByText(/^Разрешаю списывать по/).click();
  await pay(page).click();
}

const expectPaid = async (page: Page) => {
  await expect(title(page, 'Подписка оформлена')).toBeFocused();
  await expect(pay(page)).toHaveCount(0);
};

test('a tier is paid through СБП', async ({ page }) => {
  await order(page);
  await goToBank(page, 'СБП');
  await expect(bankTitle(page, 'Оплата через СБП')).toBeVisible();
  await payAtBank(page);
  await expectPaid(page);
});

test('a whole purchase needs the keyboard alone', async ({ page }) => {
  await order(page);
  await page.getByRole('radio', { name: 'СБП' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Банковская карта' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Куда прислать чек' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(onBank(page)).toBeVisible();
  await page.getByLabel('Номер карты').press('Enter');
  await expectPaid(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Смотреть посты' })).toBeFocused();
});

test('another person finds no such order', async ({ page, other }) => {
  await order(page);
  await other.goto('/?register=1&next=%2Ffeed');
  await register(other, newAccount());
  await expect(other).toHaveURL(/\/feed/);
  await other.goto(page.url());
  await expect(title(other, /не найдена|нет/)).toBeVisible();
});
