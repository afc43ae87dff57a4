import { style, styleVariants } from '@vanilla-extract/css';
import { size, space, text, vars } from '#src/theme/index.ts';

export const body = style({ ...text.reading, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** Distance to the block before: paragraphs follow each other as in a book. */
export const place = styleVariants({
  first: {},
  apart: { marginTop: space.x6 },
  underHeading: { marginTop: space.x3 },
  goesOn: { textIndent: '1.6em' },
});

export const heading = styleVariants({
  2: text.title,
  3: { ...text.ui, fontSize: '1.1875rem', fontWeight: 750 },
});

const list = style({ display: 'grid', gap: space.x2, paddingInlineStart: '1.4em' });
export const bullets = style([list, { listStyle: 'disc' }]);
export const numbers = style([list, { listStyle: 'decimal' }]);

/** A rule without a dot: the red line stands at the title. */
export const quote = style({
  ...text.quoteLarge,
  fontSize: '1.375rem',
  paddingInlineStart: space.x5,
  borderInlineStart: `${size.borderThick} solid ${vars.color.border.strong}`,
});

const line = `${size.borderThin} solid ${vars.color.border.line}`;

/** A border: forced colours take a ground away. */
export const divider = style({ border: 0, borderTop: line });

/** Where the free part ends, for those who may go on. */
export const mark = style({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  color: vars.color.text.secondary,
  '::after': { content: '""', flex: 1, borderTop: line },
});

/** Takes the focus when the post opens in place, without a ring. */
export const arrival = style({ outline: 'none' });
