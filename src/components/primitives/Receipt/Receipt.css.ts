import { style } from '@vanilla-extract/css';
import { forcedColors, from, size, space, text, vars } from '#src/theme/index.ts';

/** A tooth of the torn foot is as wide as this and half as high. */
const tooth = space[18];

const padding = { phone: space[20], wide: space[28] };

export const paper = style({
  background: vars.color.receipt.bg,
  color: vars.color.receipt.text,
  mask: `conic-gradient(from -45deg at bottom, transparent, currentColor 1deg 89deg, transparent 90deg) 50% / ${tooth} 100%`,
  '@media': {
    [forcedColors]: { mask: 'none', border: `${size.borderThin} solid CanvasText` },
    print: { mask: 'none', border: `${size.borderThin} solid currentColor` },
  },
});

/** In the light theme within: ink does not change with the paper. */
export const content = style({
  ...text.note,
  padding: `${space[24]} ${padding.phone} calc(${space[28]} + ${tooth} / 2)`,
  color: vars.color.receipt.text,
  '@media': { [from('sm')]: { paddingInline: padding.wide } },
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[16],
  alignItems: 'center',
  paddingBottom: space[20],
});

export const plainHead = style({ paddingBottom: space[14] });

export const over = style({ ...text.small, color: vars.color.text.secondary, overflowWrap: 'anywhere' });

export const title = style({ ...text.title, overflowWrap: 'anywhere', textWrap: 'balance' });

const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `${space[4]} ${space[16]}`,
});

export const line = style([
  row,
  { paddingBlock: space[10], borderTop: `${size.borderThin} solid ${vars.color.border.line}` },
]);

export const total = style([
  row,
  {
    paddingBlock: `${space[14]} ${space[16]}`,
    borderTop: `${size.borderThick} solid ${vars.color.border.strong}`,
  },
]);

/** A long name and its sum stay side by side as long as the name has room. */
export const label = style({ flex: '1 1 7rem', minWidth: 0, overflowWrap: 'anywhere' });

export const totalLabel = style([label, text.option]);

export const amount = style({ textAlign: 'end' });

const stampTurn = 'rotate(-3deg)';

export const stamp = style({
  ...text.price,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[10],
  marginTop: space[14],
  padding: `${space[8]} ${space[14]} ${space[8]} ${space[10]}`,
  border: `${size.borderThick} solid currentColor`,
  borderRadius: size.borderThick,
  color: vars.color.success.text,
  transform: stampTurn,
});

export const cut = style({
  marginTop: space[16],
  marginInline: `calc(${padding.phone} * -1)`,
  paddingTop: space[16],
  paddingInline: padding.phone,
  borderTop: `${size.borderThick} dashed ${vars.color.border.line}`,
  '@media': {
    [from('sm')]: { marginInline: `calc(${padding.wide} * -1)`, paddingInline: padding.wide },
  },
});

export const note = style({ ...text.small, marginTop: space[16], color: vars.color.text.secondary });
