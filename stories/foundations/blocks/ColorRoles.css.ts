import { style, styleVariants } from '@vanilla-extract/css';
import { controlSize, from, size, space, text, vars } from '#src/theme/index.ts';

/** Set by a cell: the colour, and what it is on. */
export const colour = '--role-colour';
export const ground = '--role-ground';

export const group = style({ display: 'grid', gap: space[12] });
export const heading = style({ ...text.title });
export const about = style({ ...text.note, color: vars.color.text.secondary, maxWidth: size.formWidth });

/** Name, a cell for each theme, users; on narrow pages the cells are below the name. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  gap: `${space[8]} ${space[16]}`,
  alignItems: 'start',
  paddingBlock: space[12],
  borderTop: `${size.borderThin} solid ${vars.color.border.line}`,
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) repeat(auto-fit, minmax(12rem, 1fr))' } },
});

export const name = style({
  minWidth: 0,
  gridColumn: '1 / -1',
  '@media': { [from('lg')]: { gridColumn: 'auto' } },
});

export const cell = style({
  ...text.small,
  display: 'grid',
  gap: space[8],
  minWidth: 0,
  padding: space[12],
  background: vars.color.bg.page,
  color: vars.color.text.primary,
});

const sample = style({
  ...text.title,
  display: 'grid',
  placeItems: 'center',
  height: controlSize.lg,
  border: `${size.borderThin} solid ${vars.color.border.line}`,
  background: `var(${ground})`,
});

/** A colour as it is used: letters, a ground, a line, or a fill. */
export const samples = styleVariants({
  letters: [sample, { color: `var(${colour})` }],
  ground: [sample, { background: `var(${colour})`, color: `var(${ground})` }],
  line: [sample],
  fill: [sample],
});

export const line = style({
  width: '50%',
  height: space[24],
  border: `${size.borderThick} solid var(${colour})`,
});
export const fill = style({ width: '50%', height: space[24], background: `var(${colour})` });
export const facts = style({ display: 'grid', gap: space[2], overflowWrap: 'anywhere' });
export const muted = style({ color: vars.color.text.secondary });
