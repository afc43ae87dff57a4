import { style } from '@vanilla-extract/css';
import { controlSize, radius, space, text, vars } from '#src/theme/index.ts';

export const copy = style({
  ...text.action,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: controlSize.sm,
  marginInlineStart: `calc(-1 * ${space[8]})`,
  paddingInline: space[8],
  borderRadius: radius.control,
  color: vars.color.text.primary,
  overflowWrap: 'anywhere',
  textAlign: 'start',
  cursor: 'copy',
  selectors: {
    '&[data-hovered]': { background: vars.color.bg.hover },
    '&[data-pressed]': { background: vars.color.bg.sunken },
  },
});
