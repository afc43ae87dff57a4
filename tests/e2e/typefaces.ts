import { expect, type Page } from './test.ts';

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
  await client.detach();
  return [...found];
}

/** Expects every glyph to use the product's typefaces. */
export async function expectOwnTypefaces(page: Page): Promise<void> {
  const found = await typefaces(page);
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((font) => !/^(Commissioner|Literata)( Thin)?$/.test(font))).toEqual([]);
}
