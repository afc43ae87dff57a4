import { style } from '@vanilla-extract/css';
import { size, space, text, vars } from '#src/theme/index.ts';
import * as textField from '../../primitives/TextField/frame.css.ts';

export const { field, label } = textField;

export const box = style([textField.frame, { minHeight: size.fieldHeightLarge }]);

export const input = style([textField.bare, { ...text.fieldLarge, padding: `0 ${space.x45}` }]);

/** The longest number is 15 characters and must stay visible. */
export const longInput = style([input, { fontSize: `calc(${text.fieldLarge.fontSize} * 0.8)` }]);

export const unit = style({
  alignSelf: 'center',
  paddingInlineEnd: space.x45,
  color: vars.color.text.secondary,
  fontSize: '1.125rem',
  fontWeight: 600,
  // A press on it goes to the frame, which moves focus to the input.
  pointerEvents: 'none',
});
