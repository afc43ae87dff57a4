import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Art, tiles, type ArtName } from '#src/components/primitives/Art/index.ts';

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
