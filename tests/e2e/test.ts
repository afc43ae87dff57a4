import { expect, type Page, test as base } from '@playwright/test';
import { watchPolicy } from './policy.ts';
import { type ProductServer, startServer } from './server.ts';

interface Fixtures {
  /** Violations of the content policy during this test; any that remain at its end fail it. */
  violations: string[];
  /** A page of another person, or of the same person on another device. */
  other: Page;
}

/** Playwright's test with the product behind it: one server per worker, addresses relative to it. */
export const test = base.extend<Fixtures, { server: ProductServer }>({
  server: [
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.remove();
      // Broken pages, and violations that reached the server.
      expect(server.reports).toEqual([]);
    },
    // Its first start fills a new database.
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
  violations: [
    async ({ context }, use) => {
      const violations: string[] = [];
      await watchPolicy(context, violations);
      await use(violations);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
  other: async ({ browser, server, viewport, violations }, use) => {
    const context = await browser.newContext({ baseURL: server.origin, viewport });
    await watchPolicy(context, violations);
    await use(await context.newPage());
    await context.close();
  },
});

export { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
