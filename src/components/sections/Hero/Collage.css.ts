import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { easing, forcedColors, from, inks, reducedMotion, size, space, vars } from '#src/theme/index.ts';

const enter = keyframes({ from: { opacity: 0, transform: `translateY(${space[8]})` } });

/** The tiles are items of the section's grid: they share its rows with the copy. */
export const collage = style({ display: 'contents' });

const base = style({
  overflow: 'hidden',
  minWidth: 0,
  aspectRatio: '1',
  '@media': {
    [from('lg')]: { gridRow: 2 },
    [forcedColors]: { forcedColorAdjust: 'none' },
  },
});

const entering = style({
  animation: `${enter} ${vars.motion.slow} ${easing.out} backwards`,
  '@media': { [reducedMotion]: { animation: 'none' } },
});

/**
 * Tiles enter one after another, 60 ms apart: a sixth of the entry. The portrait is part of the first paint, which the
 * first screen is measured by.
 */
const turn = (order: number) => [entering, { animationDelay: `calc(${vars.motion.slow} / 6 * ${order})` }];

export const tile = styleVariants({
  duet: [
    base,
    {
      gridColumn: 'span 2',
      gridRow: 'span 2',
      '@media': { [from('lg')]: { gridColumn: '5 / 7', gridRow: 1, aspectRatio: 'auto' } },
    },
  ],
  lens: [base, ...turn(1)],
  guitar: [base, ...turn(2)],
  writer: [
    base,
    ...turn(3),
    {
      position: 'relative',
      gridColumn: 'span 2',
      aspectRatio: '2',
      // The margin of the sheet is the margin of the page.
      '::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: `calc(${vars.layout.margin} - ${size.borderThin})`,
        width: size.borderThick,
        background: inks.cinnabar,
      },
      '@media': { [from('lg')]: { gridColumn: '1 / 3' } },
    },
  ],
  hands: [base, ...turn(4)],
  listener: [base, ...turn(5), { display: 'none', '@media': { [from('lg')]: { display: 'block' } } }],
});
