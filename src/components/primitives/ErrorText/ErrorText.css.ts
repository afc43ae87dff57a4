import { style } from '@vanilla-extract/css';
import { forcedColors, space, text, vars } from '#src/theme/index.ts';
import { disc, forcedDisc } from './frame.css.ts';

export const error = style({
  ...text.hint,
  display: 'flex',
  gap: space[8],
  color: vars.color.error.text,
  overflowWrap: 'anywhere',
});

export const mark = style({
  ...disc,
  flex: 'none',
  marginTop: '1px',
  '@media': { [forcedColors]: forcedDisc },
});
