import { style, styleVariants } from '@vanilla-extract/css';
import { space, text, vars } from '#src/theme/index.ts';
import { apart, line, reading, redLine, underHeading } from './frame.css.ts';

export const body = style([reading, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }]);

/** Distance to the block before. */
export const place = styleVariants({
  first: {},
  apart: { marginTop: apart },
  underHeading: { marginTop: underHeading },
  goesOn: { textIndent: redLine },
});

/** End of the free part, for readers who may continue. */
export const mark = style({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  color: vars.color.text.secondary,
  '::after': { content: '""', flex: 1, borderTop: line },
});

/** Takes the focus when the post opens in place, without a ring. */
export const arrival = style({ outline: 'none' });
