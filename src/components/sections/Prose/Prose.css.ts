import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { fontSize, space, text } from '#src/theme/index.ts';

export const prose = recipe({
  base: { maxWidth: '38em', overflowWrap: 'break-word' },
  variants: { kind: { legal: text.legal, help: text.body } },
});

export const heading = style({
  ...text.legalHeading,
  outline: 'none',
  breakAfter: 'avoid',
  marginBlock: '2em 0.7em',
  // The heading of a link from the contents keeps its distance from the edge of the window.
  scrollMarginTop: space[32],
  selectors: { 'section:first-child > &': { marginTop: 0 } },
});

export const contents = style({
  ...text.body,
  fontSize: fontSize.ui,
  overflowWrap: 'break-word',
  '@media': { print: { display: 'none' } },
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
});
