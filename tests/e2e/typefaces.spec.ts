import { codePoints, ranges } from '#src/theme/fonts/ranges.ts';
import { expect, test } from './test.ts';
import { expectOwnTypefaces } from './typefaces.ts';

test('no glyph of the landing page comes from elsewhere where the app does not come', async ({ page }) => {
  await page.route(/\/assets\/index-.*\.js/, (route) => route.abort());
  await page.goto('/');
  await page.locator('html:not([data-drawing])').waitFor({ state: 'attached' });
  await expectOwnTypefaces(page);
});

/** Visible characters of our first typeface. */
function charactersInView(): string {
  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    for (const [index, character] of [...(text.textContent ?? '')].entries()) {
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      const { top, bottom, width } = range.getBoundingClientRect();
      if (width > 0 && bottom > 0 && top < window.innerHeight) found.add(character);
    }
  }
  return [...found].join('');
}

for (const [width, height] of [
  [320, 568],
  [412, 915],
  [768, 1024],
  [1440, 900],
  [1920, 1080],
] as const) {
  test(`the first screen at ${width} × ${height} is drawn with the two files that the page asks for first`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const first = codePoints(`${ranges.russian}, ${ranges['first-signs']}`);
    const characters = await page.evaluate(charactersInView);
    expect(characters).toContain('П');
    expect([...characters].filter((character) => !first.has(character.codePointAt(0) ?? NaN))).toEqual([]);
  });
}
