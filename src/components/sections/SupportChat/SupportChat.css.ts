import { fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { forcedColors, from, radius, size, space, vars, z } from '#src/theme/index.ts';
import { floating, strip } from '#src/theme/scrollPadding.ts';

// Beside a bar at the foot of the page the launcher comes after the page.
export const place = style({ position: 'relative', display: 'grid', justifyItems: 'end' });

const round = style({
  // A narrow screen has no place for it that is free of text but the foot of the page, under the bar of tabs.
  position: fallbackVar(floating, 'absolute'),
  insetInlineEnd: space[16],
  margin: fallbackVar(strip, '0'),
  display: 'grid',
  placeItems: 'center',
  width: size.chat,
  height: size.chat,
  border: `${size.borderThick} solid ${vars.color.bg.page}`,
  borderRadius: radius.full,
  background: vars.color.neutral.fill,
  color: vars.color.neutral.text,
  boxShadow: vars.shadow.floating,
  '@media': {
    [forcedColors]: { borderColor: 'ButtonText' },
    print: { display: 'none' },
  },
});

const fixed = {
  position: fallbackVar(floating, 'fixed'),
  insetBlockEnd: space[24],
  insetInlineEnd: space[24],
  zIndex: z.chat,
} as const;

export const launcher = styleVariants({
  page: [round, { insetBlockEnd: space[16], '@media': { [from('md')]: fixed } }],
  app: [round, { insetBlockEnd: `calc(${size.tabBar} + ${space[16]})`, '@media': { [from('xl')]: fixed } }],
});

// Focus scrolling stops above the launcher.
const clear = { scrollPaddingBlockEnd: `calc(${size.chat} + ${space[24]} * 2)` };
for (const [name, width] of [
  ['page', 'md'],
  ['app', 'xl'],
] as const) {
  // The variant's own class is the last of its two.
  const own = launcher[name].split(' ').at(-1);
  globalStyle(`:root:has(.${own})`, { '@media': { [from(width)]: clear } });
}
