// @module-tag slow
import axe from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumArgs, chromiumPath } from '#tests/setup/chromium.ts';
import { cards, useBank } from './support/useBank.ts';

const world = useBank();

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumArgs] });
});
afterAll(() => browser.close());

/** A page of the bank in a browser without scripts. */
async function open(path: string, width = 360): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 740 },
    javaScriptEnabled: false,
    locale: 'ru-RU',
  });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

test('a payment by card with a code needs neither a mouse nor a script', async () => {
  const { id, confirmation } = await world().open();
  const page = await open(confirmation.confirmation_url);
  await page.getByRole('link', { name: cards.asksForCode }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('← выбрана').waitFor();
  await page.getByLabel('Номер карты').press('Enter');
  await page.getByRole('heading', { name: 'Подтвердите платёж' }).waitFor();
  for (const code of ['0000', '1234']) {
    await page.getByLabel(/Код из/).focus();
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    if (code === '0000') await page.getByRole('alert').waitFor();
  }
  await page.waitForURL(`${world().shop.url}/back`);
  expect((await world().yookassa('GET', `/payments/${id}`)).body).toMatchObject({ status: 'succeeded' });
  await page.context().close();
});

test('a payment by SBP is left, taken up again and paid', async () => {
  const { id, confirmation } = await world().open();
  const page = await open(confirmation.confirmation_url);
  await page.getByRole('button', { name: 'Отказаться и вернуться в магазин' }).click();
  await page.waitForURL(`${world().shop.url}/back`);
  await page.goto(confirmation.confirmation_url);
  await page.getByRole('link', { name: 'Заплатить через СБП' }).click();
  await page.getByRole('button', { name: 'Заплатить понарошку' }).click();
  await page.waitForURL(`${world().shop.url}/back`);
  expect((await world().yookassa('GET', `/payments/${id}`)).body).toMatchObject({ status: 'succeeded' });
  await page.context().close();
});

/** Pages of every kind. */
async function everyPage(): Promise<string[]> {
  const addresses = await Promise.all(
    [0, 1, 2].map(async () => (await world().open()).confirmation.confirmation_url as string),
  );
  const [fresh = '', secured = '', refused = ''] = addresses;
  await world().press(secured, { card: cards.asksForCode, action: 'pay' });
  await world().press(refused, { card: cards.hasNoMoney, action: 'pay' });
  await world().buy(cards.pays, { save_payment_method: true });
  await world().script('lose');
  return [fresh, `${fresh}/sbp`, `${secured}/secure`, refused, `${world().bank.url}/control`];
}

test.each([320, 1440])('every page fits %i px, and axe finds no fault', async (width) => {
  const context = await browser.newContext({ viewport: { width, height: 740 }, bypassCSP: true });
  const page = await context.newPage();
  for (const address of await everyPage()) {
    await page.goto(address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.addScriptTag({ content: axe.source });
    const violations = await page.evaluate(async () => {
      const { violations: found }: axe.AxeResults = await Reflect.get(window, 'axe').run();
      return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    });
    expect(violations).toEqual([]);
  }
  await context.close();
});
