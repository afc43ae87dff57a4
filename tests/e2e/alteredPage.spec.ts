import { openDrawn } from './drawn.ts';
import { popup } from './steps.ts';
import { expect, type Page, test } from './test.ts';

/** Alterations of a prerendered page by browser extensions. Each function runs in the page alone. */
const alterations = {
  around() {
    const added = (name: string) => Object.assign(document.createElement(name), { className: 'extension' });
    document.documentElement.prepend(added('div'));
    document.head.prepend(added('meta'));
    document.head.append(added('script'), added('link'), added('title'));
    document.body.prepend(added('div'), 'text');
    document.body.append('text', added('div'), added('iframe'));
    for (const element of document.querySelectorAll('html, body, #root, #root *'))
      element.setAttribute('data-extension', '');
  },
  inside() {
    const added = () => Object.assign(document.createElement('div'), { className: 'extension' });
    document.querySelector('#root')?.prepend(added());
    for (const element of document.querySelectorAll('#root input')) element.after(added());
    for (const element of document.querySelectorAll('#root h1, #root p, #root a')) element.append(added());
  },
};

const isAlive = (page: Page) => page.waitForFunction(() => window.takeEarlyPress === undefined);

test('what an extension adds around the landing page or to its tags leaves it where it is', async ({
  page,
}) => {
  const { errors, hydrate } = await openDrawn(page, '/');
  await page.waitForLoadState('domcontentloaded');
  const heading = await page.$('h1');
  await page.evaluate(alterations.around);
  hydrate();
  await isAlive(page);
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
  await page.getByRole('banner').getByRole('button', { name: 'Вход' }).click();
  await expect(popup(page, 'Вход')).toBeVisible();
  expect(errors).toEqual([]);
});

test('a landing page that an extension has put its nodes into comes alive without an error', async ({
  page,
}) => {
  const { errors, hydrate } = await openDrawn(page, '/');
  await page.waitForLoadState('domcontentloaded');
  const price = page.getByLabel('Цена подписки, рублей');
  await page.getByLabel('Подписчики, человек').fill('2500');
  await price.focus();
  await page.evaluate(alterations.inside);
  hydrate();
  await isAlive(page);
  // Nothing that was typed is lost.
  await expect(page.getByLabel('Подписчики, человек')).toHaveValue('2\u00a0500');
  await expect(page.getByText(/1\s125\s000\sруб\/мес/)).toBeVisible();
  await expect(price).toBeFocused();
  await page.getByRole('banner').getByRole('button', { name: 'Вход' }).click();
  await expect(popup(page, 'Вход')).toBeVisible();
  expect(errors).toEqual([]);
});

for (const name of ['around', 'inside'] as const) {
  test(`nor does an error come of what it adds ${name} a text`, async ({ page }) => {
    const { errors, hydrate } = await openDrawn(page, '/terms-of-service');
    await page.evaluate(alterations[name]);
    hydrate();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => Reflect.set(window, 'isSame', true));
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL('/');
    // A hydrated page navigates without a reload.
    expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true);
    expect(errors).toEqual([]);
  });
}

const addresses = [
  '/',
  '/feed',
  '/knowledge-base',
  '/activation-result',
  '/nope',
  '/privacy-policy',
  '/cookies-policy',
  '/terms-of-service',
  '/pyment-terms',
];

for (const path of addresses) {
  test(`a page that nobody has altered is known as such, ${path}`, async ({ page }) => {
    await openDrawn(page, path);
    const root = page.locator('#root');
    await expect
      .poll(() => root.evaluate((element) => String(element.getElementsByTagName('*').length)))
      .toBe(await root.getAttribute('data-elements'));
  });
}
