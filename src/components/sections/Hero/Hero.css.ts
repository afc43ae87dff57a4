import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import {
  easing,
  forcedColors,
  from,
  inks,
  redLine,
  reducedMotion,
  size,
  space,
  text,
  vars,
} from '#src/theme/index.ts';

/** Gap between the words and the rest on a wide screen. */
const wideGap = '44px';

const { module, margin } = vars.layout;

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  maxWidth: size.pageMax,
  marginInline: 'auto',
  '@media': {
    [from('lg')]: {
      gridTemplateColumns: 'repeat(6, 1fr)',
      gridTemplateRows: `minmax(calc(${module} * 2), auto) ${module}`,
    },
  },
});

export const copy = style({
  gridColumn: '1 / -1',
  padding: `${space[32]} ${margin} ${space[48]}`,
  '@media': {
    [from('lg')]: {
      gridColumn: '1 / 5',
      gridRow: 1,
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      gap: space[28],
      padding: `calc(${module} * 0.1) 0 calc(${module} * 0.16) ${margin}`,
    },
    // The descenders of «д» in the last line reach the subtitle.
    [from('xl2')]: { gap: wideGap },
  },
});

export const title = style(text.hero);

export const line = style({ display: 'block' });

export const firstLine = style([redLine, line]);

export const details = style({
  display: 'grid',
  gap: space[24],
  marginBlockStart: space[24],
  '@media': {
    [from('lg')]: {
      gridTemplateColumns: `calc(${module} * 2 - ${margin}) 1fr`,
      alignItems: 'center',
      gap: 0,
      marginBlockStart: 0,
    },
  },
});

export const subtitle = style({
  ...text.lead,
  maxWidth: '23em',
  '@media': {
    [from('lg')]: {
      paddingInlineEnd: '1.25rem',
      fontSize: text.leadBeside.fontSize,
    },
    [from('xl2')]: { paddingInlineEnd: '2.75rem' },
  },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[12]} ${space[24]}`,
});

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
