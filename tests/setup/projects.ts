import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { join, resolve } from 'node:path';
import type { TestProjectConfiguration } from 'vitest/config';
import type { InlineConfig } from 'vitest/node';
import { props } from '../../.storybook/props/plugin.ts';
import { browserDependencies } from './browserDependencies.ts';
import { chromiumArgs, chromiumPath } from './chromium.ts';
import { isAsked } from './isAsked.ts';

type BrowserContext = NonNullable<NonNullable<Parameters<typeof playwright>[0]>['contextOptions']>;

const chromium = async (context: BrowserContext = {}, ...args: string[]) =>
  playwright({
    launchOptions: { executablePath: await chromiumPath(), args: [...chromiumArgs, ...args] },
    contextOptions: { locale: 'ru-RU', timezoneId: 'Europe/Moscow', ...context },
  });

const browser = async () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: await chromium(),
});

/**
 * Stories run once per theme, the way a person gets it: by the system's preference. Their themes differ by colours only:
 * what else axe looks at is seen in the light one.
 */
const storyTheme = async (colorScheme: 'light' | 'dark') => ({
  name: `stories-${colorScheme}`,
  env: { AXE: colorScheme === 'dark' ? 'colours' : 'everything' },
  browser: 'chromium' as const,
  // Sounds play although it is a story that presses, not a person.
  provider: await chromium(
    { colorScheme, reducedMotion: 'reduce' },
    '--autoplay-policy=no-user-gesture-required',
  ),
});

const pictured = process.env['PIXELS'] === '1';

const pixels = {
  comparatorName: 'pixelmatch' as const,
  // Two equal shots of a page 8000 px long take their time on a busy machine.
  timeout: 30_000,
  comparatorOptions: { threshold: 0, allowedMismatchedPixels: 0, includeAA: true },
  resolveScreenshotPath: ({ arg, ext, root }: Record<'arg' | 'ext' | 'root', string>) =>
    resolve(root, `tests/visual/baselines/${arg}${ext}`),
};

/**
 * Projects without a page share the processors, because they mostly wait for databases and servers. Vitest needs one
 * group for all that use as many.
 */
const withoutPage = { maxWorkers: '100%', sequence: { groupOrder: 2 } };

/**
 * Files share loaded modules: loading all of the server again for each took a third of their processor time. A file
 * that replaces a module resets them, before and after.
 */
const sharing = { ...withoutPage, isolate: false };

interface Files {
  readonly include: string[];
  readonly exclude?: string[];
  readonly globalSetup?: string[];
}

/** Tests in Node. The time of each is that of one that reads every source, or asks a server far away. */
const inNode = (name: string, files: Files): TestProjectConfiguration => ({
  extends: true,
  test: { name, environment: 'node', ...sharing, testTimeout: 30_000, ...files },
});

const withoutPages: TestProjectConfiguration[] = [
  inNode('architecture', { include: ['tests/architecture/*.test.ts'] }),
  inNode('node', {
    include: ['tests/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'tests/architecture/**', 'tests/build/**', 'tests/contract/*.test.ts'],
  }),
  {
    extends: true,
    test: {
      name: 'build',
      environment: 'node',
      include: ['tests/build/**/*.test.ts'],
      ...withoutPage,
    },
  },
  inNode('contract', {
    include: ['tests/contract/*.test.ts'],
    globalSetup: ['tests/contract/globalSetup.ts'],
  }),
];

const components = async (): Promise<TestProjectConfiguration> => ({
  extends: true,
  optimizeDeps: { include: await browserDependencies() },
  // One of the tests reads Storybook's own settings.
  plugins: [props],
  test: {
    name: 'browser',
    maxWorkers: '100%',
    sequence: { groupOrder: 3 },
    browser: {
      ...(await browser()),
      instances: [
        {
          name: 'components',
          browser: 'chromium',
          include: ['tests/**/*.test.tsx'],
          exclude: ['tests/app/**'],
        },
        {
          name: 'app',
          browser: 'chromium',
          include: ['tests/app/**/*.test.tsx'],
          // Animations of popups took most of the app's time: the components' own tests cover them.
          provider: await chromium({ reducedMotion: 'reduce' }),
        },
      ],
    },
  },
});

const stories = async (): Promise<TestProjectConfiguration> => ({
  extends: true,
  optimizeDeps: { include: await browserDependencies() },
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'stories',
    // A page per processor: much of a picture's time is spent waiting for frames. Vitest asks for a group of its own.
    maxWorkers: '100%',
    sequence: { groupOrder: 1 },
    setupFiles: ['tests/visual/setup.ts'],
    // A page of a busy machine takes its time to draw.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    env: { PIXELS: pictured ? '1' : '0' },
    browser: {
      ...(await browser()),
      instances: [await storyTheme('light'), await storyTheme('dark')],
      expect: { toMatchScreenshot: pixels },
    },
  },
});

/**
 * The kinds of tests: `architecture` for the sources themselves, `node` for what has no page, `browser` for components
 * and app in Chromium (`components` and `app` name one of them), `stories` for every story in both themes, `build` for what `npm run build` left in dist, `contract`
 * for any server of the API (our own unless `CONTRACT_URL` names another).
 */
async function testProjects(): Promise<TestProjectConfiguration[]> {
  return [
    ...withoutPages,
    ...(isAsked('browser', 'components', 'app') ? [await components()] : []),
    ...(isAsked('stories', 'stories-light', 'stories-dark') ? [await stories()] : []),
  ];
}

/** Configuration of Vitest; `TEST_RESULTS_DIR` is a folder for reports that other programs read. */
export async function testConfig(): Promise<InlineConfig> {
  const results = process.env['TEST_RESULTS_DIR'];
  return {
    projects: await testProjects(),
    tags: [{ name: 'slow', description: 'Left out of `npm test`, part of `npm run test:all`.' }],
    // The page in `.vitest` shows reference, picture and difference of a comparison that failed.
    reporters: ['default', ...(results ? ['json'] : []), ...(pictured ? ['html'] : [])],
    outputFile: { json: join(results ?? '', `vitest-${process.pid}.json`) },
  };
}
