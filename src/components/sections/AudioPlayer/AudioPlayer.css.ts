import { style } from '@vanilla-extract/css';
import { controlSize, forcedColors, from, radius, size, space, text, vars } from '#src/theme/index.ts';

export const player = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[16],
  padding: space[16],
  borderRadius: radius.sheet,
  background: vars.color.bg.surface,
  boxShadow: vars.shadow.card,
  '@media': {
    [from('md')]: { padding: space[20] },
    [forcedColors]: { border: `${size.borderThin} solid CanvasText` },
  },
});

export const start = style({
  display: 'grid',
  placeItems: 'center',
  width: controlSize.lg,
  height: controlSize.lg,
  borderRadius: radius.full,
  background: vars.color.neutral.fill,
  color: vars.color.neutral.text,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    '&[data-hovered]': { background: vars.color.neutral.hover },
    '&[data-pressed]': { background: vars.color.neutral.pressed },
  },
  '@media': { [forcedColors]: { border: `${size.borderThin} solid ButtonText` } },
});

export const head = style({ display: 'flex', alignItems: 'center', gap: space[12] });

export const title = style({ ...text.name, flex: 1, minWidth: 0 });

export const speed = style({
  ...text.label,
  minWidth: controlSize.sm,
  minHeight: controlSize.sm,
  marginBlock: `calc(${space[8]} * -1)`,
  borderRadius: radius.control,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { background: vars.color.bg.hover } },
});

export const foot = style({
  ...text.byline,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[12],
  color: vars.color.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});

export const failure = style({ gridColumn: '1 / -1', marginTop: space[12] });
