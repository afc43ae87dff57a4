import { secureCode } from '#src/bank/payments.ts';
import { findings } from './axe.ts';
import { login, newAccount, register } from './steps.ts';
import { expect, type Page, test } from './test.ts';

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const pay = (page: Page) => page.getByRole('button', { name: /^Оплатить/ });
const bankTitle = (page: Page, name: string) => page.getByRole('heading', { name });
const onBank = (page: Page) => bankTitle(page, 'Оплата 500,00 RUB');
const payAtBank = (page: Page) => page.getByRole('button', { name: 'Заплатить понарошку' }).click();

const approved = '2200 0000 0000 0004';
const asksForCode = '2200 0000 0000 0012';

test.skip(process.env['E2E_ORIGIN'] !== undefined, 'a product that runs elsewhere may take no payments');

/** Registers a reader on Anna's page, and opens the checkout of her first tier. */
async function order(page: Page, account = newAccount()): Promise<void> {
  await page.goto('/?register=1&next=%2Fprofile%2Fanna.roshchina');
  await register(page, account);
  await page.getByRole('button', { name: /^Подписаться за\s500\sруб\.\s*: Первый ряд/ }).click();
  await expect(title(page, /^Подписка «Первый ряд»/)).toBeVisible();
  await expect(page).toHaveURL(/\/checkout\/[\da-f-]{36}$/);
}

async function goToBank(page: Page, way = 'Банковская карта'): Promise<void> {
  await page.getByText(way, { exact: true }).click();
  await page.getByText(/^Разрешаю списывать по/).click();
  await pay(page).click();
}

/** The bank's page, paid by a card of the test bank. */
async function payByCard(page: Page, card: string): Promise<void> {
  await expect(onBank(page)).toBeVisible();
  await page.getByLabel('Номер карты').fill(card);
  await payAtBank(page);
}

const expectPaid = async (page: Page) => {
  await expect(title(page, 'Подписка оформлена')).toBeFocused();
  await expect(pay(page)).toHaveCount(0);
};

test('a tier is paid for at the bank, and the author’s page knows it at once', async ({ page }) => {
  await order(page);
  await expect(page.getByText('Тестовый банк', { exact: true })).toBeVisible();
  expect((await findings(page)).violations).toEqual([]);
  await goToBank(page);
  await payByCard(page, approved);
  await expectPaid(page);
  expect((await findings(page)).violations).toEqual([]);
  await page.getByRole('link', { name: 'Смотреть посты' }).click();
  await expect(page.getByText('Вы подписаны')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Подписаться за/ })).toHaveCount(0);
});

test('a bank that asks for a code gets it, and the tier is paid', async ({ page }) => {
  await order(page);
  await goToBank(page);
  await payByCard(page, asksForCode);
  await page.getByLabel(/^Код из.SMS/).fill(secureCode);
  await page.getByRole('button', { name: 'Подтвердить' }).click();
  await expectPaid(page);
});

test('a tier is paid through СБП', async ({ page }) => {
  await order(page);
  await goToBank(page, 'СБП');
  await expect(bankTitle(page, 'Оплата через СБП')).toBeVisible();
  await payAtBank(page);
  await expectPaid(page);
});

test('each refusal has its reason, takes no money, and the same order is paid by another card', async ({
  page,
}) => {
  const reasons = {
    '2200 0000 0000 0020': 'На карте не хватает денег',
    '2200 0000 0000 0061': 'Срок карты истёк',
    '2200 0000 0000 0079': 'Банк не разрешил оплату в интернете',
    '2200 0000 0000 0087': 'Банк не назвал причину',
  };
  await order(page);
  const address = page.url();
  for (const [card, reason] of Object.entries(reasons)) {
    await goToBank(page);
    await payByCard(page, card);
    await expect(page.getByRole('alert').filter({ hasText: `${reason}. Ничего не списано.` })).toBeVisible();
    await expect(page).toHaveURL(address);
  }
  await goToBank(page);
  await payByCard(page, asksForCode);
  await page.getByRole('button', { name: 'Отказаться от платежа' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Код не введён' })).toBeVisible();
  await goToBank(page);
  await payByCard(page, approved);
  await expectPaid(page);
});

test('Back from the bank says what is so, and leads on to the same page of the bank', async ({ page }) => {
  await order(page);
  await goToBank(page);
  await expect(onBank(page)).toBeVisible();
  const bank = page.url();
  await page.goBack();
  await expect(title(page, 'Платёж не закончен')).toBeVisible();
  await page.getByRole('button', { name: 'Продолжить на странице банка' }).click();
  await expect(page).toHaveURL(bank);
  await payByCard(page, approved);
  await expectPaid(page);
});

test('a page that was closed at the bank is paid all the same, in another tab, too', async ({ page }) => {
  await order(page);
  const address = page.url();
  const second = await page.context().newPage();
  await second.goto(address);
  await expect(pay(second)).toBeVisible();
  await goToBank(page);
  await payByCard(page, approved);
  await expectPaid(page);
  await expect(title(second, /Этот заказ оплачен|Подписка оформлена/)).toBeVisible();
  await page.close();
  await second.reload();
  await expect(title(second, 'Подписка оформлена')).toBeVisible();
});

test('another browser of the same person sees it paid', async ({ page, other }) => {
  const account = newAccount();
  await order(page, account);
  const address = page.url();
  await other.goto(`/?login=1&next=${encodeURIComponent(new URL(address).pathname)}`);
  await login(other, account);
  await expect(pay(other)).toBeVisible();
  await goToBank(page);
  await payByCard(page, approved);
  await expectPaid(page);
  await other.reload();
  await expect(title(other, 'Подписка оформлена')).toBeVisible();
});

test('a server that is killed while the payer is at the bank knows of the payment afterwards', async ({
  page,
  server,
}) => {
  await order(page);
  await goToBank(page);
  await expect(onBank(page)).toBeVisible();
  await server.kill();
  await server.restart();
  await payByCard(page, approved);
  await expectPaid(page);
});

test('a double click begins one payment', async ({ page }) => {
  await order(page);
  await page.getByText('Банковская карта', { exact: true }).click();
  await page.getByText(/^Разрешаю списывать по/).click();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/pay/')) sent.push(request.url());
  });
  await pay(page).dblclick();
  await expect(onBank(page)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('a whole purchase needs the keyboard alone', async ({ page, isMobile, viewport }) => {
  test.skip(isMobile || (viewport?.width ?? 0) < 700, 'a phone has no keyboard');
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

test('a payment has its receipt, from the checkout and from the settings, for nobody else', async ({
  page,
  other,
}) => {
  await order(page);
  await goToBank(page);
  await payByCard(page, approved);
  await expectPaid(page);
  await page.getByRole('link', { name: 'Чек', exact: true }).click();
  await expect(page).toHaveURL(/\/receipt\/[\da-f-]{36}$/);
  const receipt = page.getByRole('region', { name: 'Чек об оплате' });
  await expect(receipt.getByText(/^Подписка «Первый ряд», автор Анна Рощина$/)).toBeVisible();
  expect((await findings(page)).violations).toEqual([]);
  const address = page.url();
  await page.getByRole('link', { name: 'К платежам' }).click();
  const payments = page.getByRole('region', { name: 'Платежи', exact: true });
  await payments.getByRole('link', { name: /^Чек/ }).click();
  await expect(page).toHaveURL(address);
  await expect(receipt).toBeVisible();

  await other.goto('/?register=1&next=%2Ffeed');
  await register(other, newAccount());
  await expect(other).toHaveURL(/\/feed/);
  await other.goto(address);
  await expect(title(other, /не найдена|нет/)).toBeVisible();
});

test('another person finds no such order', async ({ page, other }) => {
  await order(page);
  await other.goto('/?register=1&next=%2Ffeed');
  await register(other, newAccount());
  await expect(other).toHaveURL(/\/feed/);
  await other.goto(page.url());
  await expect(title(other, /не найдена|нет/)).toBeVisible();
});
