import { style } from '@vanilla-extract/css';
import { size, space, text, vars } from '#src/theme/index.ts';
import { radio } from '../Choice/frame.css.ts';

export const row = style({
  paddingBlock: space[8],
  borderTop: `${size.borderThin} solid ${vars.color.border.line}`,
});

/** The ring is at the first line. */
export const option = style([radio, { alignItems: 'start', paddingBlock: space[6], paddingInlineEnd: 0 }]);

export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const label = style({ ...text.option, display: 'block' });

export const note = style({ ...text.small, display: 'block', color: vars.color.text.secondary });

export const badNote = style([note, { color: vars.color.error.text }]);

export const sign = style({ marginInlineStart: 'auto', color: vars.color.text.secondary });
