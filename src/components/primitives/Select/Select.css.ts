import { style } from '@vanilla-extract/css';
import { controlSize, space, text, vars } from '#src/theme/index.ts';
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

/** Stays above the list that scrolls below it, over the padding of what both float in. */
export const search = style({
  position: 'sticky',
  top: `calc(-1 * ${space[6]})`,
  width: '20rem',
  maxWidth: '100%',
  marginBlockStart: `calc(-1 * ${space[6]})`,
  padding: space[6],
  background: vars.color.bg.raised,
});

export const none = style({
  ...text.ui,
  maxWidth: '20rem',
  padding: space[12],
  color: vars.color.text.secondary,
});
