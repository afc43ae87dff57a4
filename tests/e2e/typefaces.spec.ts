import { places } from './places.ts';
import { expect, type Page, test } from './test.ts';

test.skip(({ viewport }) => viewport?.width !== 1440, 'The same at every width.');

/** Names of the typefaces that the page's glyphs are drawn with, and whether they are ours. */
async function typefaces(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeIds } = await client.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'body *' });
  const found = new Set<string>();
  for (const nodeId of nodeIds) {
    const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { familyName, isCustomFont } of fonts) {
      found.add(isCustomFont ? familyName : `${familyName}, not ours`);
    }
  }
  return [...found];
}

for (const [name, open] of Object.entries(places)) {
  test(`no glyph of ${name} comes from elsewhere`, async ({ page }) => {
    await open(page);
    const found = await typefaces(page);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((font) => !/^(Commissioner|Literata)( Thin)?$/.test(font))).toEqual([]);
  });
}
