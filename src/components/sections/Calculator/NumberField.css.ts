import { style } from '@vanilla-extract/css';
import { controlSize, fontSize, space, text, vars, weight } from '#src/theme/index.ts';
import * as textField from '../../primitives/TextField/frame.css.ts';

export const { field, label } = textField;

export const box = style([textField.frame, { minHeight: controlSize.xl }]);

export const input = style([textField.bare, { ...text.fieldLarge, padding: `0 ${space[20]}` }]);

export const longInput = style([input, { fontSize: text.fieldLong.fontSize }]);

export const unit = style({
  alignSelf: 'center',
  paddingInlineEnd: space[20],
  color: vars.color.text.secondary,
  fontSize: fontSize.post,
  fontWeight: weight.label,
  // A press on it reaches the frame, which focuses the input.
  pointerEvents: 'none',
});
