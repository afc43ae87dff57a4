import { test as base } from '@playwright/test';
import { type ProductServer, startServer } from './server.ts';

/** Playwright's test with the product behind it: one server per worker, addresses relative to it. */
export const test = base.extend<object, { server: ProductServer }>({
  server: [
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.remove();
    },
    // Its first start fills a new database.
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
});

export { expect, type Locator, type Page } from '@playwright/test';
