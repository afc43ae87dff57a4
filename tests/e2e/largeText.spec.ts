import { chromiumArgs, chromiumPath } from '../setup/chromium.ts';
import { brokenWords, clipped, isMeasured } from './fit.ts';
import { places } from './places.ts';
import { expect, test } from './test.ts';

// The browser's text size, 16 px by default; page styles cannot imitate it.
test.use({
  launchOptions: {
    executablePath: await chromiumPath(),
    args: [...chromiumArgs, '--blink-settings=defaultFontSize=32'],
  },
});

for (const [name, open] of Object.entries(places)) {
  test(`text of twice the size is neither cut nor broken within a word of a heading: ${name}`, async ({
    page,
  }) => {
    await open(page);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    for (const width of [1440, 768]) {
      await page.setViewportSize({ width, height: 900 });
      await page.waitForFunction(isMeasured);
      expect(await page.evaluate(clipped), `${width} px`).toEqual([]);
      expect(await page.evaluate(brokenWords), `${width} px`).toEqual([]);
    }
  });
}
