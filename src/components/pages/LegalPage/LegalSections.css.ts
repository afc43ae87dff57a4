import { style } from '@vanilla-extract/css';
import { size, space, text, vars } from '#src/theme/index.ts';

export const prose = style({ ...text.legal, maxWidth: '38em', overflowWrap: 'break-word' });

export const heading = style({
  ...text.h3,
  fontSize: '1.75rem',
  outline: 'none',
  breakAfter: 'avoid',
  marginBlock: '2em 0.7em',
  // The heading of a link from the contents keeps its distance from the edge of the window.
  scrollMarginTop: space.x6,
  selectors: { 'section:first-child > &': { marginTop: 0 } },
});

/** Book setting: a paragraph after a paragraph begins with an indent, not with a gap. */
export const paragraph = style({ selectors: { '& + &': { textIndent: '1.6em' } } });

export const list = style({ marginBlock: '0.8em', paddingInlineStart: '1.4em', listStyle: 'decimal' });

export const item = style({ marginBlock: '0.4em' });

export const table = style({
  width: '100%',
  marginBlock: '1.2em',
  borderCollapse: 'collapse',
  fontSize: '1rem',
  lineHeight: 1.5,
});

const cell = { textAlign: 'start', verticalAlign: 'top', overflowWrap: 'anywhere' } as const;

export const head = style({
  ...cell,
  padding: `${space.x2} ${space.x4} ${space.x2} 0`,
  fontSize: '0.875rem',
  fontWeight: 550,
  color: vars.color.text.secondary,
});

export const data = style({
  ...cell,
  padding: `${space.x35} ${space.x4} ${space.x35} 0`,
  fontWeight: 'inherit',
  borderTop: `${size.borderThin} solid ${vars.color.border.line}`,
});
