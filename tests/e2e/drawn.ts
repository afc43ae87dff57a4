import type { Page } from './test.ts';

const entry = /\/assets\/index-.*\.js/;

/** The prerendered page at `path`, its script held back until `hydrate`. */
export async function openDrawn(page: Page, path: string) {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  let hydrate = () => {};
  const released = new Promise<void>((resolve) => {
    hydrate = resolve;
  });
  await page.route(entry, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('#root > *').first().waitFor({ state: 'attached' });
  return { errors, hydrate };
}
