import { groundOf, inkOn, pairsOf, rolesOf } from '../../stories/foundations/grounds.ts';
import { light } from '#src/theme/light.ts';
import { expect, test } from 'vitest';

const { color } = light;

test('every colour of the theme has its place on the page', () => {
  const names = rolesOf(color);
  expect(names).toContain('text.primary');
  expect(names).toContain('focus');
  expect(names.filter((name) => groundOf(name, color).value === '')).toEqual([]);
});

test.each([
  ['text.primary', 'bg.page'],
  ['text.onFooterMuted', 'bg.footer'],
  ['text.onAccent', 'accent.fill'],
  ['block.textMutedOnSecond', 'block.second'],
  ['block.numeralThird', 'block.third'],
  ['error.text', 'error.bg'],
  ['neutral.text', 'neutral.fill'],
  ['focusInverse', 'bg.inverse'],
])('%s is on %s', (name, ground) => {
  expect(groundOf(name, color).name).toBe(ground);
});

test('what is written on a colour exists in the theme', () => {
  const names = rolesOf(color);
  const inks = names.flatMap((name) => inkOn(name) ?? []);
  expect(inks.length).toBeGreaterThan(10);
  expect(inks.filter((ink) => !names.includes(ink))).toEqual([]);
});

test('a fill is seen on the page and read from, a ground is read from alone', () => {
  expect(pairsOf('accent.fill', color)).toEqual([
    { colour: 'accent.fill', ground: 'bg.page' },
    { colour: 'text.onAccent', ground: 'accent.fill' },
  ]);
  expect(pairsOf('bg.footer', color)).toEqual([{ colour: 'text.onFooter', ground: 'bg.footer' }]);
});
