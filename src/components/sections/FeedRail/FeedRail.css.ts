import { style } from '@vanilla-extract/css';
import { column, controlSize, forcedColors, radius, size, space, text, vars } from '#src/theme/index.ts';

export const rail = style([
  column,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: space[48] },
]);

export const title = style({ ...text.title, marginBottom: space[16] });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: '4.375rem',
  paddingBlock: space[12],
  borderTop: `${size.borderThin} solid ${vars.color.border.line}`,
  outline: 'none',
});

export const person = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: space[14],
  minWidth: 0,
  borderRadius: radius.picture,
  color: 'inherit',
  textDecoration: 'none',
});

export const name = style({
  ...text.nameSmall,
  display: 'block',
  selectors: { '[data-hovered] &': { textDecoration: 'underline' } },
});

export const note = style({ ...text.byline, display: 'block', color: vars.color.text.secondary });

/** Says that the sign in it can be pressed. */
export const ring = style({
  borderRadius: radius.control,
  boxShadow: `inset 0 0 0 ${size.borderControl} ${vars.color.border.control}`,
  '@media': {
    // Forced colours have no shadows.
    [forcedColors]: {
      outline: `${size.borderControl} solid ButtonText`,
      outlineOffset: `calc(${size.borderControl} * -1)`,
    },
  },
});

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: controlSize.sm,
  height: controlSize.sm,
  color: vars.color.success.text,
});

export const failure = style({ ...text.caption, color: vars.color.error.text });

export const all = style({ ...text.ui, marginTop: space[16] });
