import { expect, test } from 'vitest';
import { iconNames } from '#src/components/primitives/Icon/index.ts';
import * as art from '#src/theme/art.ts';
import { easing } from '#src/theme/easing.ts';
import { light } from '#src/theme/light.ts';
import { motion } from '#src/theme/motion.ts';
import * as scale from '#src/theme/scale.ts';
import { fontSize, leading, weight } from '#src/theme/typeScale.ts';
import { text } from '#src/theme/typography.ts';
import { readSources, type Source } from './sources.ts';
import { iconUses, leavesOf, themeUses } from './themeUses.ts';

/** What is defined for others: that a theme fills a role is no use of it. */
const definitions = /^src\/theme\/(contract\.css|dark|light|motion|scale|themeColors)\.ts$/;

const tokens = [
  ...Object.entries({ ...scale, ...art }).flatMap(([name, values]) => leavesOf(values, name)),
  ...leavesOf({ ...light, motion }, 'vars'),
  ...Object.entries({ text, fontSize, weight, leading, easing }).flatMap(([name, values]) =>
    Object.keys(values).map((key) => `${name}.${key}`),
  ),
];

/** Those of `names` that no file uses, alone or in a part of its own: `text.ui` by `text.ui.fontSize`. */
function unused(names: readonly string[], sources: Source[], usesOf: (source: Source) => string[]): string[] {
  const uses = sources.flatMap(usesOf).map((use) => `${use}.`);
  return names.filter((name) => !uses.some((use) => use.startsWith(`${name}.`)));
}

test('every token of the theme is used', async () => {
  const product = await readSources('src/**/*.{ts,tsx}');
  // The screens that stories are looked at on.
  const screens = await readSources('.storybook/modes.ts');
  const sources = [...product.filter(({ path }) => !definitions.test(path)), ...screens];
  expect(unused(tokens, sources, themeUses)).toEqual([]);
});

test('every icon of the set is used', async () => {
  const sources = await readSources('src/**/*.{ts,tsx}');
  expect(unused(iconNames, sources, iconUses)).toEqual([]);
});

const theme = `import { from, space, text as type, vars } from '#src/theme/index.ts';`;

test.each([
  ['space.24', `style({ gap: space[24] })`],
  ['text.ui', `style({ ...type.ui })`],
  ['text.ui', `style({ fontSize: type.ui.fontSize })`],
  ['vars.color.block.text', `const { block } = vars.color; style({ color: block.text });`],
  ['vars.color.block.text', `const { text: ink } = vars.color.block;`],
  ['breakpoints.md', `style({ '@media': { [from('md')]: {} } })`],
])('the check sees that %s is used in %s', (token, code) => {
  expect(unused([token], [{ path: 'a.css.ts', text: `${theme}\n${code}` }], themeUses)).toEqual([]);
});

test.each([
  ['space.24', `styleVariants(space, (gap) => ({ gap }))`],
  ['space.2', `style({ gap: space[24] })`],
  ['text.ui', `const text = { ui: {} }; style(text.ui);`],
  ['vars.color.block', `const block = 1; style({ block });`],
  ['breakpoints.md', `style({ size: 'md' })`],
])('the check does not take for a use of %s: %s', (token, code) => {
  expect(unused([token], [{ path: 'a.css.ts', text: `${theme}\n${code}` }], themeUses)).toEqual([token]);
});

test.each([
  [`import { Icon } from '../Icon/index.ts'; <Icon name={isOn ? 'coin' : 'plus'} />`, []],
  [`<IconButton icon="coin" />`, []],
  [`const entry = { icon: 'coin' };`, []],
  [`<Input name="coin" />`, ['coin']],
  [`const coin = 'plus';`, ['coin']],
])('the check knows whether %s draws a coin', (code, missing) => {
  expect(unused(['coin'], [{ path: 'a.tsx', text: code }], iconUses)).toEqual(missing);
});
