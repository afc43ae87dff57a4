import type { BrowserContext } from '@playwright/test';
import { findings } from './axe.ts';
import { brokenWords, clipped, isMeasured, spaceOut } from './fit.ts';
import { faintOnGround, takeTexts } from './ground.ts';
import { faint, fixed, hasRing, moving, unseenControls } from './looks.ts';
import { places } from './places.ts';
import { watchPolicy } from './policy.ts';
import { expect, type Page, test } from './test.ts';
import { expectOwnTypefaces } from './typefaces.ts';

/** Screen of the checks: a computer with reduced motion. */
const usual = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;

const screens = [
  { width: 320, colorScheme: 'light' },
  { width: 768, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;

/** Screens for what is judged by its pixels. */
const pictured = [
  { width: 360, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;

/**
 * The content depends on the day. Follower counts depend on other tests, so the authors' snapshot has patterns for
 * them.
 */
const changing = [
  ...['the feed', 'an open post', 'a locked post', 'the subscriptions'],
  ...['the profile', 'the page of an author', 'a new post', 'own posts'],
  ...['the versions of a post', 'the preview of a post', 'the money', 'the statement'],
];

/** Screens about a refusal. */
const refusing = ['a dead activation link', 'the page of nobody', 'two versions of one post'];

const isCall = (pathname: string): boolean => /^\/(api|auth)\//.test(pathname);

/** Takes back what a check asked of the browser. */
async function restore(page: Page): Promise<void> {
  const { viewport, reducedMotion } = usual;
  await page.emulateMedia({
    reducedMotion,
    media: null,
    colorScheme: null,
    forcedColors: null,
    contrast: null,
  });
  await page.setViewportSize(viewport);
  await page.evaluate(() => {
    document.documentElement.style.removeProperty('font-size');
    document.adoptedStyleSheets = [];
  });
  await page.waitForFunction(isMeasured);
}

for (const [name, open] of Object.entries(places)) {
  // These only look, at one page that is opened for all of them: opening takes longer than looking.
  test.describe(name, () => {
    test.describe.configure({ mode: 'default' });

    let context: BrowserContext;
    let page: Page;
    const violations: string[] = [];
    const refused: string[] = [];

    test.beforeAll(async ({ browser, server }) => {
      context = await browser.newContext({ baseURL: server.origin, ...usual });
      await watchPolicy(context, violations);
      page = await context.newPage();
      page.on('response', (response) => {
        const { pathname } = new URL(response.url());
        if (response.status() >= 400 && isCall(pathname))
          refused.push(`${response.request().method()} ${pathname}: ${response.status()}`);
      });
      await open(page);
    });
    test.afterEach(() => restore(page));
    test.afterAll(async () => {
      await context.close();
      expect(violations).toEqual([]);
    });

    if (!changing.includes(name)) {
      test('a screen reader gets the same tree as before', async () => {
        // The page behind a popup is inert, which the snapshot ignores.
        const popup = page.getByRole('dialog');
        const shown = (await popup.isVisible()) ? popup : page.locator('#root');
        await expect(shown).toMatchAriaSnapshot({ name: `${name.replaceAll(' ', '-')}.aria.yml` });
      });
    }

    if (!refusing.includes(name)) {
      test('the server refuses nothing that is asked on the way', () => {
        expect(refused).toEqual([]);
      });
    }

    test('nothing moves for people who asked for less motion', async () => {
      expect(await page.evaluate(moving)).toEqual([]);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
        'auto',
      );
    });

    test('axe finds nothing wrong', async () => {
      for (const { width, colorScheme } of screens) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        const { violations: found, unjudged } = await findings(page);
        expect(found, `${width} px, ${colorScheme}`).toEqual([]);
        // Axe does not know the ground of text that lies partly on art.
        expect(unjudged.filter(({ rule }) => rule !== 'color-contrast')).toEqual([]);
      }
    });

    test('it fits a phone upright and on its side; large or widely spaced text is not cut', async () => {
      const resize = async (width: number, height: number) => {
        await page.setViewportSize({ width, height });
        await page.waitForFunction(isMeasured);
      };
      for (const [width, height] of [
        [320, 640],
        [640, 320],
        [1280, 800],
      ] as const) {
        await resize(width, height);
        expect(await page.evaluate(clipped), `${width} px`).toEqual([]);
        await page.evaluate(spaceOut);
        expect(await page.evaluate(clipped), `${width} px, spaced`).toEqual([]);
        await page.evaluate(() => (document.adoptedStyleSheets = []));
      }
      await resize(1440, 900);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect(await page.evaluate(clipped), '200 %').toEqual([]);
    });

    test('no heading breaks within a word without a hyphen', async () => {
      for (const width of [320, 360, 480, 768, 1024, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        await page.waitForFunction(isMeasured);
        expect(await page.evaluate(brokenWords), `${width} px`).toEqual([]);
      }
    });

    test('it can be read with more contrast and on paper', async () => {
      await page.emulateMedia({ contrast: 'more' });
      expect(await page.evaluate(faint, 4.5)).toEqual([]);
      await page.emulateMedia({ media: 'print', contrast: 'no-preference', colorScheme: 'dark' });
      expect(await page.evaluate(faint, 4.5)).toEqual([]);
      expect(await page.evaluate(fixed)).toEqual([]);
    });

    test('no glyph comes from elsewhere', () => expectOwnTypefaces(page));

    test('every text stands out from the pixels under it', async () => {
      const isPopup = await page.getByRole('dialog').isVisible();
      for (const { width, colorScheme } of pictured) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        // A screen as high as the page: nothing scrolls between reading where texts are and taking the picture.
        const height = isPopup ? 900 : await page.evaluate(() => document.documentElement.scrollHeight);
        await page.setViewportSize({ width, height });
        expect(await page.evaluate(takeTexts)).toBeGreaterThan(0);
        const png = (await page.screenshot()).toString('base64');
        await page.evaluate(() => (document.adoptedStyleSheets = []));
        expect(await page.evaluate(faintOnGround, png), `${width} px, ${colorScheme}`).toEqual([]);
      }
    });

    test('in forced colours every control and the focus are seen', async () => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
      expect(await page.evaluate(unseenControls)).toEqual([]);
      await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
      expect(await page.evaluate(unseenControls)).toEqual([]);
      for (let stop = 1; stop <= 5; stop += 1) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate(hasRing), `stop ${stop}`).toBe(true);
      }
    });
  });
}
