import { style, styleVariants } from '@vanilla-extract/css';
import { controlSize, font, from, size, space, text, vars } from '#src/theme/index.ts';

/** The title, and the search beside it where there is room. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${space[16]} ${space[32]}`,
});

export const search = style({ width: '100%', '@media': { [from('md')]: { width: '20rem' } } });

export const group = style({ selectors: { '& + &': { marginTop: space[48] } } });

export const groupTitle = style({
  ...text.h3,
  display: 'flex',
  alignItems: 'baseline',
  gap: space[8],
  paddingBottom: space[12],
});

/** Only Literata has tabular figures. */
export const count = style({
  fontFamily: font.author,
  fontVariationSettings: 'normal',
  ...text.count,
  color: vars.color.text.secondary,
});

export const list = style({ borderTop: `${size.borderThick} solid ${vars.color.border.strong}` });

export const next = style({ width: '7rem', height: controlSize.sm });

export const tabLabel = styleVariants(
  { all: '1.75rem', drafts: '5.75rem', scheduled: '7.5rem', published: '8.5rem' },
  (width) => ({ width, height: size.skeletonLabel }),
);
