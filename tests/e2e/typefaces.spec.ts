import { codePoints, ranges } from '#src/theme/fonts/ranges.ts';
import { places } from './places.ts';
import { expect, type Page, test } from './test.ts';

test.skip(({ viewport }) => viewport?.width !== 1440, 'The same at every width.');

/** Names of the typefaces that the page's glyphs are drawn with, and whether they are ours. */
async function typefaces(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeIds } = await client.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'body *' });
  const found = new Set<string>();
  const drawn = await Promise.all(
    nodeIds.map((nodeId) => client.send('CSS.getPlatformFontsForNode', { nodeId })),
  );
  for (const { familyName, isCustomFont } of drawn.flatMap(({ fonts }) => fonts)) {
    found.add(isCustomFont ? familyName : `${familyName}, not ours`);
  }
  return [...found];
}

function expectOurs(found: readonly string[]): void {
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((font) => !/^(Commissioner|Literata)( Thin)?$/.test(font))).toEqual([]);
}

for (const [name, open] of Object.entries(places)) {
  test(`no glyph of ${name} comes from elsewhere`, async ({ page }) => {
    await open(page);
    expectOurs(await typefaces(page));
  });
}

test('no glyph of the landing page comes from elsewhere where the app does not come', async ({ page }) => {
  await page.route(/\/assets\/index-.*\.js/, (route) => route.abort());
  await page.goto('/');
  await page.locator('html:not([data-drawing])').waitFor({ state: 'attached' });
  expectOurs(await typefaces(page));
});

/** Characters of our first typeface that stand on the screen. */
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
