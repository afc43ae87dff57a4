import { style } from '@vanilla-extract/css';
import { drawing, from, size, space, text, vars } from '#src/theme/index.ts';

const { module, margin } = vars.layout;

export const footer = style({
  background: vars.color.bg.footer,
  color: vars.color.text.onFooter,
  vars: {
    [vars.color.focus]: vars.color.focusInverse,
    [vars.color.border.control]: vars.color.border.onFooter,
  },
  // Its one Latin word would ask for a typeface of its own before the first screen is drawn.
  selectors: { [`${drawing} &`]: { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 18rem' } },
});

export const content = style({ paddingBlock: space[32] });

export const wordmark = style({ marginBlock: `${space[32]} ${space[24]}` });

/** The support launcher is beside the last line of the landing page, so the line leaves space for it. */
export const details = style({
  ...text.small,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[24],
  // A company's name may be a word longer than a small screen.
  overflowWrap: 'anywhere',
  paddingInlineEnd: `calc(${size.chat} + ${space[12]})`,
  '@media': {
    [from('lg')]: {
      gridTemplateColumns: `calc(${module} * 2 - ${margin}) 1fr auto`,
      gap: 0,
    },
  },
});

export const copyright = style({ color: vars.color.text.onFooterMuted });

export const documents = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[12]} ${space[32]}`,
  '@media': { [from('lg')]: { paddingInlineEnd: space[32] } },
});
