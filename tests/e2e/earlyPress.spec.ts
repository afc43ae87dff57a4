import { popup } from './steps.ts';
import { expect, type Page, test } from './test.ts';

const entry = /\/assets\/index-.*\.js/;

/** The prerendered landing page, its script held back until `release`, which also waits for hydration. */
async function openDrawn(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(entry, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  return async () => {
    release();
    await page.waitForFunction(() => window.takeEarlyPress === undefined);
  };
}

const loginButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Вход' });
const question = (page: Page) => page.getByRole('button', { name: 'Как увеличить доход?' });

async function pressDown(page: Page): Promise<void> {
  await loginButton(page).hover();
  await page.mouse.down();
}

test('what is pressed on a drawn page happens when it comes alive', async ({ page }) => {
  const hydrate = await openDrawn(page);
  await loginButton(page).click();
  await hydrate();
  await expect(popup(page, 'Вход')).toBeVisible();
});

test('so does what is pressed by the keyboard', async ({ page }) => {
  const hydrate = await openDrawn(page);
  await loginButton(page).press('Enter');
  await hydrate();
  await expect(popup(page, 'Вход')).toBeVisible();
});

test('a button held down while the page comes alive is pressed when it is let go', async ({ page }) => {
  const hydrate = await openDrawn(page);
  await pressDown(page);
  await hydrate();
  await expect(popup(page, 'Вход')).toHaveCount(0);
  await page.mouse.up();
  await expect(popup(page, 'Вход')).toBeVisible();
});

test('a button held down and left presses nothing, then or later', async ({ page }) => {
  const hydrate = await openDrawn(page);
  await question(page).hover();
  await page.mouse.down();
  await hydrate();
  await page.mouse.move(0, 0);
  await page.mouse.up();
  await expect(question(page)).toHaveAttribute('aria-expanded', 'false');
  await question(page).click();
  await expect(question(page)).toHaveAttribute('aria-expanded', 'true');
});

test('what is entered into a drawn page stays when it comes alive, and counts', async ({ page }) => {
  const hydrate = await openDrawn(page);
  const subscribers = page.getByLabel('Подписчики, человек');
  await subscribers.fill('2500');
  await page.getByRole('slider', { name: 'Цена подписки' }).fill('20');
  await hydrate();
  await expect(subscribers).toHaveValue('2\u00a0500');
  await expect(page.getByRole('slider', { name: 'Подписчики' })).toHaveValue('24');
  await expect(page.getByLabel('Цена подписки, рублей')).toHaveValue('1\u00a0000');
  // The same follows in words a little later.
  await expect(page.getByText(/2\s250\s000\sруб\/мес/)).toBeVisible();
});

test('a person who is typing when the page comes alive goes on where the caret was', async ({ page }) => {
  const hydrate = await openDrawn(page);
  const price = page.getByLabel('Цена подписки, рублей');
  await price.press('Home');
  await page.keyboard.type('12');
  await hydrate();
  await page.keyboard.type('34');
  await expect(price).toHaveValue('1\u00a0234\u00a0500');
});
