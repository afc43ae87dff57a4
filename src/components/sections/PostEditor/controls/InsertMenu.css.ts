import { style } from '@vanilla-extract/css';
import { controlSize, forcedColors, radius, size, space, text, vars, z } from '#src/theme/index.ts';

export const popover = style({
  zIndex: z.popover,
  overflow: 'auto',
  width: '19rem',
  maxWidth: `calc(100vw - 2 * ${space[16]})`,
  padding: `0 ${space[8]} ${space[8]}`,
  borderRadius: radius.sheet,
  background: vars.color.bg.raised,
  color: vars.color.text.primary,
  boxShadow: vars.shadow.floating,
  '@media': { [forcedColors]: { border: `${size.borderThin} solid CanvasText` } },
});

/** Stays while the list is scrolled below it. */
export const title = style({
  ...text.ui,
  position: 'sticky',
  top: 0,
  zIndex: 1,
  padding: `${space[12]} ${space[12]} ${space[8]}`,
  background: vars.color.bg.raised,
  color: vars.color.text.secondary,
  borderBottom: `${size.borderThin} solid ${vars.color.border.line}`,
});

export const list = style({ marginTop: space[6], outline: 'none' });

export const item = style({
  ...text.ui,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[14],
  minHeight: controlSize.sm,
  padding: `${space[8]} ${space[12]}`,
  borderRadius: radius.control,
  cursor: 'pointer',
  outline: 'none',
  selectors: { '&[data-focused]': { background: vars.color.bg.sunken } },
  '@media': {
    [forcedColors]: { selectors: { '&[data-focused]': { outline: `${size.borderThick} solid Highlight` } } },
  },
});

export const typed = style({ ...text.small, color: vars.color.text.secondary });

/** Size limit of a file, shown before the choice. */
export const note = style({
  ...text.small,
  gridColumn: '2 / -1',
  color: vars.color.text.secondary,
});
