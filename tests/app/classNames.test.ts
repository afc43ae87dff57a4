import { globSync } from 'node:fs';
import hashOf from '@emotion/hash';
import { className } from '#src/app/build/classNames.ts';
import { expect, test } from 'vitest';

const paths = globSync('{.storybook,src,stories}/**/*.css.ts');

/** As vanilla-extract asks for the name of a style. */
const nameOf = (filePath: string, number: number): string =>
  className({ filePath, hash: hashOf(filePath) + number.toString(36) });

const everyStyle = paths.flatMap((path) => Array.from({ length: 500 }, (_, number) => ({ path, number })));

test('no two styles of the product and of Storybook have the same name', () => {
  const names = everyStyle.map(({ path, number }) => nameOf(path, number));
  expect(names.length).toBeGreaterThan(50_000);
  expect(new Set(names).size).toBe(names.length);
});

test('a style has the same name whatever was asked for before it', () => {
  const [path = ''] = paths;
  const first = nameOf(path, 40);
  for (const number of [7, 3, 40, 41]) nameOf(path, number);
  expect(nameOf(path, 40)).toBe(first);
  expect(first).toMatch(/^_[a-z]+40$/);
});

test('a sheet that came after the build began has no name', () => {
  expect(() => nameOf('src/later.css.ts', 0)).toThrow('src/later.css.ts was not there when the build began');
});

test('a name of vanilla-extract made in another way is an error, and so is one without a number', () => {
  const [filePath = ''] = paths;
  expect(() => className({ filePath, hash: 'abc0' })).toThrow('abc0 has no number of a style');
  expect(() => className({ filePath, hash: hashOf(filePath) })).toThrow('has no number of a style');
});
