import { style } from '@vanilla-extract/css';
import { controlSize, space, text, vars } from '#src/theme/index.ts';
import { bare, frame } from '../../primitives/TextField/frame.css.ts';

export const box = style([frame, { minHeight: controlSize.xl }]);

export const input = style([bare, { ...text.fieldLarge, padding: `0 ${space[20]}` }]);

/** The longest number is 15 characters and must stay visible. */
export const longInput = style([input, { fontSize: `calc(${text.fieldLarge.fontSize} * 0.8)` }]);

export const unit = style({
  alignSelf: 'center',
  paddingInlineEnd: space[20],
  color: vars.color.text.secondary,
  fontSize: '1.125rem',
  fontWeight: 600,
  // A press on it goes to the frame, which moves focus to the input.
  pointerEvents: 'none',
});
