import { style } from '@vanilla-extract/css';
import { controlSize, space, vars } from '#src/theme/index.ts';
import * as textField from '../TextField/frame.css.ts';

export const { field, label } = textField;

export const button = style([
  textField.frame,
  {
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[8],
    width: '100%',
    minHeight: controlSize.md,
    paddingInline: `${space[16]} ${space[12]}`,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '&[data-pressed]': { background: vars.color.bg.sunken } },
  },
]);

export const value = style({ minWidth: 0, overflowWrap: 'anywhere' });
