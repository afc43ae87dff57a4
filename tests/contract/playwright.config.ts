import { defineConfig } from '@playwright/test';
import endToEnd from '../e2e/playwright.config.ts';

// The client is built for the API there; our own server only hands out its pages.
process.env['VITE_API_URL'] = process.env['CONTRACT_URL'];

/** The assembled product against the API of `CONTRACT_URL`, on another origin. */
export default defineConfig({
  ...endToEnd,
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: '../e2e/globalSetup.ts',
  projects: [{ name: 'desktop', use: { viewport: { width: 1440, height: 900 } } }],
});
