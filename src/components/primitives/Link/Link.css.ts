import { style } from '@vanilla-extract/css';
import { radius, size, vars, weight } from '#src/theme/index.ts';

export const link = style({
  fontWeight: weight.label,
  color: 'inherit',
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.border.control,
  borderRadius: radius.picture,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { textDecorationColor: 'currentColor', textDecorationThickness: size.borderThick },
    '&[data-pressed]': { textDecorationColor: 'currentColor', textDecorationThickness: size.borderThick },
  },
});

/** Inside a sentence the weight stays that of the text. */
export const inText = style([link, { fontWeight: 'inherit' }]);
