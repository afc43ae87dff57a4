import { style, styleVariants } from '@vanilla-extract/css';
import { size, space, text, vars } from '#src/theme/index.ts';

/** Typography of a post; line breaks are kept. */
export const reading = style({ ...text.reading, whiteSpace: 'pre-line' });

/** Distances between blocks: paragraphs follow each other as in a book. */
export const apart = space[32];
export const underHeading = space[12];
export const redLine = '1.6em';

export const heading = styleVariants({
  2: text.title,
  3: text.postHeading,
});

const list = style({ display: 'grid', gap: space[8], paddingInlineStart: '1.4em' });
export const bullets = style([list, { listStyle: 'disc' }]);
export const numbers = style([list, { listStyle: 'decimal' }]);

/** A rule without a dot: the red line is at the title. */
export const quote = style({
  ...text.postQuote,
  paddingInlineStart: space[24],
  borderInlineStart: `${size.borderThick} solid ${vars.color.border.strong}`,
});

export const line = `${size.borderThin} solid ${vars.color.border.line}`;

/** A border: forced colours take a ground away. */
export const divider = style({ border: 0, borderTop: line });
