import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from, radius, size, space, text, vars, z } from '#src/theme/index.ts';

/** Over everything of a story, without taking its room or its presses. */
export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: z.toast + 1,
  overflow: 'hidden',
  pointerEvents: 'none',
  // Modules are measured by it.
  containerType: 'inline-size',
});

const tint = (share: string) => `color-mix(in srgb, ${vars.color.error.border} ${share}, transparent)`;

/** Every second of so many modules is tinted. */
const modules = (count: number) => ({
  backgroundImage: `linear-gradient(to right, transparent 50%, ${tint('8%')} 50%)`,
  backgroundSize: `${200 / count}% 100%`,
});

/** Modules and margins of design section 2: one, two and six columns. */
export const grid = style({
  position: 'relative',
  width: vars.layout.page,
  height: '100%',
  marginInline: 'auto',
  '@media': { [from('md')]: modules(2), [from('lg')]: modules(6) },
  selectors: {
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      width: vars.layout.margin,
      background: tint('16%'),
    },
    '&::before': { insetInlineStart: 0 },
    '&::after': { insetInlineEnd: 0 },
  },
});

const verdicts = {
  tooSmall: vars.color.error.border,
  small: vars.color.warning.text,
  good: vars.color.success.text,
};

export const target = recipe({
  base: { position: 'absolute', outlineOffset: `calc(-1 * ${size.borderThin})` },
  variants: {
    verdict: {
      tooSmall: { outline: `${size.borderThick} solid ${verdicts.tooSmall}` },
      small: { outline: `${size.borderThick} dashed ${verdicts.small}` },
      good: { outline: `${size.borderThin} solid ${verdicts.good}` },
    },
  },
});

/** The size of a target, above its corner: what is written in it stays readable. */
export const sides = recipe({
  base: {
    ...text.caption,
    position: 'absolute',
    insetBlockEnd: '100%',
    insetInlineEnd: 0,
    paddingInline: space[4],
    borderRadius: radius.picture,
    color: vars.color.bg.surface,
    whiteSpace: 'nowrap',
  },
  variants: {
    verdict: { tooSmall: { background: verdicts.tooSmall }, small: { background: verdicts.small } },
  },
});

/** A line at the foot of the screen about the toolbar. */
export const note = style({
  ...text.small,
  position: 'fixed',
  insetBlockEnd: space[16],
  insetInline: space[16],
  zIndex: z.toast + 1,
  width: 'fit-content',
  marginInline: 'auto',
  padding: `${space[8]} ${space[12]}`,
  borderRadius: radius.control,
  background: vars.color.bg.inverse,
  color: vars.color.text.onInverse,
  pointerEvents: 'none',
});
