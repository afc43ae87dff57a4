import { isAlive } from './steps.ts';
import { expect, type Page, test } from './test.ts';

/** Errors of the console, except for a missing page. */
function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404')) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

test('an unknown address is answered with 404 and the not-found page', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Страница не найдена' })).toBeVisible();
  await page.getByRole('link', { name: 'На главную', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test.describe('nowhere', () => {
  for (const [what, address] of [
    ['in capitals', '/FEED'],
    ['with a capital', '/Privacy-Policy'],
    ['with two slashes at the end', '/feed//'],
    ['of nothing but slashes', '//'],
    ['without its last part', '/feed/post/'],
    ['with a part of more than 300 characters', `/reset-password/MQ/${'t'.repeat(301)}`],
    ['that is no text', '/reset-password/%FF/token'],
  ] as const) {
    test(`an address ${what} is the not-found page, for the server and for the client`, async ({
      page,
      baseURL,
    }) => {
      const complaints = listen(page);
      const response = await page.goto(`${baseURL}${address}`);
      expect(response?.status()).toBe(404);
      await page.evaluate(() => (document.body.dataset['stays'] = ''));
      await expect(page.getByRole('heading', { level: 1, name: 'Страница не найдена' })).toBeVisible();
      // Only a living page follows a link without a load.
      await isAlive(page);
      await page.getByRole('link', { name: 'На главную', exact: true }).click();
      await expect(page).toHaveURL('/');
      await expect(page.locator('body[data-stays]')).toBeVisible();
      expect(complaints).toEqual([]);
    });
  }
});

test('a page names its own address on this server to search engines', async ({ page, baseURL }) => {
  await page.goto('/privacy-policy');
  const contentOf = (property: string) =>
    page.locator(`meta[property="${property}"]`).getAttribute('content');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/privacy-policy`);
  expect(await contentOf('og:url')).toBe(`${baseURL}/privacy-policy`);
  expect(await contentOf('og:image')).toBe(`${baseURL}/social.png`);
});

test('a missing asset is 404 and no page', async ({ request }) => {
  const response = await request.get('/assets/missing.js');
  expect(response.status()).toBe(404);
  expect(response.headers()['content-type']).not.toContain('text/html');
});

for (const address of ['/', '/feed', '/terms-of-service', '/no/such/page']) {
  test(`${address} keeps its own content policy and scrolls only down`, async ({ page }) => {
    const complaints = listen(page);
    await page.goto(address);
    // Not by its role: a popup over the page takes the page out of the accessibility tree.
    await expect(page.locator('h1')).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBe(0);
    expect(complaints).toEqual([]);
  });
}
