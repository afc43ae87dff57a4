import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../setup/chromium.ts';
import { plainHttpArg } from './plainHttp.ts';

const results = process.env['TEST_RESULTS_DIR'];

/** Specs that set their own screen, do not depend on it, or need a computer. */
const onComputer = [
  ...['accessibility', 'coveredFocus', 'everyPlace', 'keyboard', 'largeText', 'magnified', 'typefaces'],
  ...[
    'addresses',
    'alteredPage',
    'earlyPress',
    'https',
    'leaving',
    'links',
    'metadata',
    'plainHttp',
    'purchase',
    'reports',
  ],
  // A phone writes with the same engine, has the panels behind «Далее», and no keyboard before it.
  ...['author', 'editorPolicy', 'everyBlock', 'kills', 'sale', 'writing'],
  // A phone has «Деньги» in a menu, to which `onPhone` goes.
  'money',
  'faults/*',
];

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
    launchOptions: { executablePath: await chromiumPath(), args: [...chromiumArgs, plainHttpArg] },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: '**/onPhone.spec.ts',
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: onComputer.map((name) => `**/${name}.spec.ts`),
      use: { viewport: { width: 360, height: 740 } },
    },
  ],
});
