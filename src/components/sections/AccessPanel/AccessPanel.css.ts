import { style } from '@vanilla-extract/css';
import { controlSize, fontSize, leading, radius, size, space, text, vars } from '#src/theme/index.ts';

export const title = style({ ...text.title, marginBottom: space[12] });

/** The tiers are in line with the words of the choice above. */
export const tiers = style({
  display: 'grid',
  gap: space[4],
  paddingInlineStart: `calc(${size.icon} + ${space[12]})`,
  paddingBottom: space[8],
});

/** In line with the words of the choice above. */
export const price = style({
  paddingInlineStart: `calc(${size.icon} + ${space[12]})`,
  paddingBottom: space[16],
});

export const unit = style({ color: vars.color.text.secondary });

export const none = style({
  ...text.small,
  paddingInlineStart: `calc(${size.icon} + ${space[12]})`,
  paddingBottom: space[12],
  color: vars.color.text.secondary,
});

export const tier = style({
  ...text.ui,
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: controlSize.sm,
  borderRadius: radius.control,
  cursor: 'pointer',
  selectors: { '&[data-focus-visible]': { outline: `${size.focusRing} solid ${vars.color.focus}` } },
});

export const name = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

/** Figures one under another. */
export const count = style({
  ...text.post,
  fontSize: fontSize.ui,
  lineHeight: leading.text,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: vars.color.text.secondary,
});

export const reach = style({
  ...text.note,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[8],
  paddingTop: space[16],
  borderTop: `${size.borderThick} solid ${vars.color.border.strong}`,
});

export const figure = style(text.figure);
