import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { codePoints, ranges } from '#src/theme/fonts/ranges.ts';
import { subsetFonts } from '#src/theme/fonts/subset.ts';

test('the typefaces are those that `npm run fonts` cuts', async () => {
  const fonts = await subsetFonts();
  expect(fonts.size).toBe(11);
  for (const [name, font] of fonts) {
    const file = await readFile(`src/theme/fonts/${name}`);
    expect([name, file.equals(font)]).toEqual([name, true]);
  }
});

test('most pages get by with two small files of each', async () => {
  const fonts = await subsetFonts();
  const weigh = (name: string) => fonts.get(`${name}.woff2`)?.length;
  expect(weigh('commissioner-russian')).toBeLessThanOrEqual(21_000);
  expect(weigh('commissioner-first-signs')).toBeLessThanOrEqual(2_000);
  expect(weigh('commissioner-signs')).toBeLessThanOrEqual(10_000);
  expect(weigh('literata-400-russian')).toBeLessThanOrEqual(8_000);
  expect(weigh('literata-400-signs')).toBeLessThanOrEqual(4_000);
});

test('a range is read as its code points', () => {
  expect([...codePoints('U+0041-0043, U+2116')]).toEqual([0x41, 0x42, 0x43, 0x2116]);
  expect(codePoints(ranges.russian).size).toBe(67);
});
