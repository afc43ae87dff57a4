import { expect, test } from './test.ts';

test('an unknown address is answered with 404 and the not-found page', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Страница не найдена' })).toBeVisible();
  await page.getByRole('link', { name: 'На главную', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('a missing asset is 404 and no page', async ({ request }) => {
  const response = await request.get('/assets/missing.js');
  expect(response.status()).toBe(404);
  expect(response.headers()['content-type']).not.toContain('text/html');
});

for (const address of ['/', '/feed', '/terms-of-service', '/no/such/page']) {
  test(`${address} keeps its own content policy and scrolls only down`, async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('404')) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(address);
    // Not by its role: a popup over the page takes the page out of the accessibility tree.
    await expect(page.locator('h1')).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBe(0);
    expect(complaints).toEqual([]);
  });
}
