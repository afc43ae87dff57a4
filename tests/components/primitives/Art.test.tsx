import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { pixelsOfDrawing } from '#tests/suites/pixels.ts';
import { Art, tiles, type ArtName } from '#src/components/primitives/Art/Art.tsx';

const names = Object.keys(tiles) as ArtName[];

test.each(names)('%s keeps its place: the attributes repeat the size of the drawing', async (name) => {
  const { src, width, height } = tiles[name];
  const drawing = await (await fetch(src)).text();
  expect(drawing).toContain(`viewBox="0 0 ${width} ${height}"`);
  const screen = await render(<Art name={name} />);
  const image = screen.container.querySelector('img');
  expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual([`${width}`, `${height}`]);
});

test('it is decoration, put off when it is below the first screen', async () => {
  const screen = await render(<Art name="lens" isLazy />);
  const image = screen.container.querySelector('img');
  expect(image?.alt).toBe('');
  expect(image?.loading).toBe('lazy');
});

const isInk = ([red, green, blue]: readonly number[]) => Math.max(red ?? 0, green ?? 0, blue ?? 0) < 60;

test('the piano ends in a line: on light paper its white keys keep their edge', async () => {
  const { width, height, at } = await pixelsOfDrawing(tiles.keys.src);
  const edge = Array.from({ length: width }, (_, x) => at(x, height - 1));
  expect(edge.filter((pixel) => !isInk(pixel))).toEqual([]);
});

test('no hairline of the yellow key shows through the black one beside it, at whatever width', async () => {
  for (const wide of [480, 631, 700, 857]) {
    const { at } = await pixelsOfDrawing(tiles.keys.src, wide);
    const scale = wide / tiles.keys.width;
    const [left, right] = [Math.ceil(179 * scale), Math.floor(205 * scale)];
    const row = Array.from({ length: right - left }, (_, x) => at(left + x, Math.round(160 * scale)));
    expect([wide, row.filter((pixel) => !isInk(pixel))]).toEqual([wide, []]);
  }
});
