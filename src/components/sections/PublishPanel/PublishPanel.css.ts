import { style } from '@vanilla-extract/css';
import { controlSize, forcedColors, radius, size, space, text, vars } from '#src/theme/index.ts';
import * as textField from '../../primitives/TextField/frame.css.ts';

export const title = style({ ...text.title, marginBottom: space[12] });

export const stage = style({
  ...text.ui,
  paddingBlock: space[12],
  borderTop: `${size.borderThin} solid ${vars.color.border.line}`,
});

export const buttons = style({ display: 'grid', gap: space[12], marginTop: space[16] });

export const check = style({ ...text.small, marginTop: space[16], color: vars.color.text.secondary });

export const fields = style({
  display: 'grid',
  gap: space[16],
  paddingBlock: `${space[8]} ${space[16]}`,
});

/** Day and time beside each other; one under the other where letters are large. */
export const pair = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] });

const field = style({ display: 'grid', gap: space[8], alignContent: 'start' });
export const day = style([field, { flex: '3 1 9rem' }]);
export const time = style([field, { flex: '2 1 5rem' }]);

export const { label } = textField;

export const box = style([
  textField.frame,
  {
    alignItems: 'center',
    minHeight: controlSize.md,
    paddingInline: space[14],
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    selectors: {
      '&[data-focus-within]': {
        borderColor: vars.color.text.primary,
        outline: `${size.focusRing} solid ${vars.color.focus}`,
        outlineOffset: space[2],
      },
    },
  },
]);

/** The parts of the day, in the frame that they share with the calendar's button. */
export const segments = style({ display: 'flex', outline: 'none' });

export const segment = style({
  paddingInline: '1px',
  borderRadius: radius.picture,
  outline: 'none',
  selectors: {
    '&[data-placeholder]': { color: vars.color.text.tertiary },
    '&[data-focused]': { background: vars.color.neutral.fill, color: vars.color.neutral.text },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[data-focused]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

export const error = style({ selectors: { '&:empty': { position: 'absolute' } } });

export const remark = style({ ...text.small, color: vars.color.text.secondary });
