import { style } from '@vanilla-extract/css';
import { forcedColors, radius, size, space, text, vars } from '#src/theme/index.ts';

export const error = style({
  ...text.small,
  display: 'flex',
  gap: space.x2,
  color: vars.color.error.text,
  fontWeight: 550,
  overflowWrap: 'anywhere',
});

export const mark = style({
  flex: 'none',
  width: size.errorMark,
  height: size.errorMark,
  marginTop: '1px',
  borderRadius: radius.full,
  background: vars.color.error.border,
  color: vars.color.bg.page,
  fontSize: '0.8125rem',
  fontWeight: 800,
  lineHeight: size.errorMark,
  textAlign: 'center',
  '@media': {
    [forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText', color: 'Canvas' },
  },
});
