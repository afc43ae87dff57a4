import { style } from '@vanilla-extract/css';
import { from, redLine, size, space, text, vars } from '#src/theme/index.ts';

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
