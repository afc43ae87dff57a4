import { faintOnGround, takeTexts } from './ground.ts';
import { places } from './places.ts';
import { expect, test } from './test.ts';

test.skip(({ viewport }) => viewport?.width !== 1440, 'Each check sets its own screen.');

const screens = [
  { width: 360, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;

for (const [name, open] of Object.entries(places)) {
  test(`every text stands out from the pixels under it on ${name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    const isPopup = await page.getByRole('dialog').isVisible();
    for (const { width, colorScheme } of screens) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
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
}
