import { overFocus, placeOfFocus } from './looks.ts';
import { places } from './places.ts';
import { expect, test } from './test.ts';

const screens = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
  // 1280 × 1024 magnified four times.
  { width: 320, height: 256 },
] as const;

test.use({ reducedMotion: 'reduce' });

for (const [name, open] of Object.entries(places)) {
  test(`no bar lies over what has the focus, forwards and back (WCAG 2.4.11): ${name}`, async ({ page }) => {
    // A feed has a hundred stops.
    test.slow();
    await open(page);
    for (const screen of screens) {
      await page.setViewportSize(screen);
      for (const key of ['Tab', 'Shift+Tab']) {
        await page.evaluate(() => scrollTo(0, 0));
        const seen = new Set<number>();
        const covered: string[] = [];
        for (let stop = 0; !seen.has(stop); stop = await page.evaluate(placeOfFocus)) {
          seen.add(stop);
          await page.keyboard.press(key);
          covered.push(...(await page.evaluate(overFocus)));
        }
        expect(covered, `${screen.width} × ${screen.height}, ${key}`).toEqual([]);
      }
    }
  });
}
