import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../setup/chromium.ts';

const results = process.env['TEST_RESULTS_DIR'];

export default defineConfig({
  testDir: '.',
  globalSetup: './globalSetup.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: results ? [['list'], ['json', { outputFile: join(results, `e2e-${process.pid}.json`) }]] : 'list',
  use: {
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    screenshot: 'only-on-failure',
    // Recording every test takes a third of the time; `-- --trace retain-on-failure` does for who looks for a fault.
    trace: 'off',
    video: 'off',
    launchOptions: { executablePath: await chromiumPath(), args: chromiumArgs },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 360, height: 740 } } },
  ],
});
