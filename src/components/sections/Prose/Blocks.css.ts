import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { fontSize, leading, size, space, vars, weight } from '#src/theme/index.ts';

/** Book setting: a paragraph after a paragraph begins with an indent, not with a gap. */
export const indented = style({ selectors: { '& + &': { textIndent: '1.6em' } } });

export const apart = style({ marginBlock: '0.8em', selectors: { 'h2 + &': { marginTop: 0 } } });

export const list = recipe({
  base: { marginBlock: '0.8em', paddingInlineStart: '1.4em' },
  variants: { kind: { numbers: { listStyle: 'decimal' }, bullets: { listStyle: 'disc' } } },
});

export const item = style({ marginBlock: '0.4em' });

export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  marginBlock: '1.2em',
  borderCollapse: 'collapse',
  fontSize: fontSize.ui,
  lineHeight: leading.body,
});

const cell = { textAlign: 'start', verticalAlign: 'top', overflowWrap: 'anywhere' } as const;

export const head = style({
  ...cell,
  padding: `${space[8]} ${space[16]} ${space[8]} 0`,
  fontSize: fontSize.small,
  fontWeight: weight.hint,
  color: vars.color.text.secondary,
  selectors: { '&:first-child': { width: '40%' } },
});

export const data = style({
  ...cell,
  padding: `${space[14]} ${space[16]} ${space[14]} 0`,
  fontWeight: 'inherit',
  borderTop: `${size.borderThin} solid ${vars.color.border.line}`,
});
