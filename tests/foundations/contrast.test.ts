import { dark } from '#src/theme/dark.ts';
import { light } from '#src/theme/light.ts';
import { contrastOf, levelOf } from '../../stories/foundations/contrast.ts';
import { expect, test } from 'vitest';

// The values that APCA 0.0.98G-4g publishes for the checking of implementations.
test.each([
  ['#888888', '#ffffff', 63.056469930209424],
  ['#ffffff', '#888888', -68.54146436644962],
  ['#000000', '#aaaaaa', 58.146262578561334],
  ['#aaaaaa', '#000000', -56.24113336839742],
  ['#112233', '#ddeeff', 91.66830811481631],
  ['#ddeeff', '#112233', -93.06770049484275],
  ['#112233', '#444444', 8.32326136957393],
  ['#444444', '#112233', -7.526878460278154],
])('%s on %s has the contrast that APCA publishes', (colour, ground, lightness) => {
  expect(contrastOf(colour, ground).lightness).toBeCloseTo(lightness, 1);
});

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  // The lightest grey that is AA on white.
  ['#767676', '#ffffff', 4.54],
])('%s on %s has the contrast of WCAG 2', (colour, ground, ratio) => {
  expect(contrastOf(colour, ground).ratio).toBeCloseTo(ratio, 2);
});

test('a level begins with its number', () => {
  expect([7, 6.99, 4.5, 4.49, 3, 2.99].map(levelOf)).toEqual(['AAA', 'AA', 'AA', '3:1', '3:1', undefined]);
});

test.each([
  ['light', light],
  ['dark', dark],
])(
  'in the %s theme parts of a whole are told from the surface, and a receipt is read',
  (_name, { color }) => {
    for (const part of Object.values(color.chart))
      expect(contrastOf(part, color.bg.surface).ratio).toBeGreaterThanOrEqual(3);
    const { receipt } = color;
    expect(contrastOf(receipt.text, receipt.bg).ratio).toBeGreaterThanOrEqual(7);
    // Everything else on the paper is from the light theme, whatever the paper's colour.
    const quiet = [light.color.text.secondary, light.color.success.text, light.color.chart.first];
    for (const ink of quiet) expect(contrastOf(ink, receipt.bg).ratio).toBeGreaterThanOrEqual(4.5);
  },
);
