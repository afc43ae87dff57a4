import { style } from '@vanilla-extract/css';
import { radius, size, space, text, vars, z } from '#src/theme/index.ts';

export const bar = style([
  text.small,
  {
    position: 'fixed',
    insetBlockEnd: space[8],
    insetInlineStart: space[8],
    maxInlineSize: `calc(100vw - 2 * ${space[8]})`,
    zIndex: z.toast,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[8],
    paddingBlock: space[8],
    paddingInline: space[16],
    borderRadius: radius.control,
    background: vars.color.bg.inverse,
    color: vars.color.text.onInverse,
    vars: { [vars.color.focus]: vars.color.focusInverse },
  },
]);

export const address = style({ overflowWrap: 'anywhere' });

export const button = style({
  minBlockSize: space[24],
  color: 'inherit',
  textDecoration: 'underline',
  cursor: 'pointer',
});

export const letters = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  paddingBlockStart: space[8],
  borderBlockStart: `${size.borderControl} solid ${vars.color.border.onInverse}`,
});

export const subject = style({ fontWeight: 'bold' });
