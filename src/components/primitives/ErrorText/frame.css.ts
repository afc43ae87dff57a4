import { fontSize, radius, size, vars, weight } from '#src/theme/index.ts';

/** The disc with «!» before the text of an error. */
export const disc = {
  width: size.errorMark,
  height: size.errorMark,
  borderRadius: radius.full,
  background: vars.color.error.border,
  color: vars.color.bg.page,
  fontSize: fontSize.caption,
  fontWeight: weight.display,
  lineHeight: size.errorMark,
  textAlign: 'center',
} as const;

/** The disc in forced colours. */
export const forcedDisc = { forcedColorAdjust: 'none', background: 'CanvasText', color: 'Canvas' } as const;
