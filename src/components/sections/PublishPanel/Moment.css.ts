import { style } from '@vanilla-extract/css';
import { forcedColors, radius, size, space, text, vars } from '#src/theme/index.ts';
import * as textField from '../../primitives/TextField/frame.css.ts';

export const fields = style({
  display: 'grid',
  gap: space.x4,
  paddingBlock: `${space.x2} ${space.x4}`,
});

/** Day and time beside each other; one under the other where letters are large. */
export const pair = style({ display: 'flex', flexWrap: 'wrap', gap: space.x3 });

const field = style({ display: 'grid', gap: space.x2, alignContent: 'start' });
export const day = style([field, { flex: '3 1 9rem' }]);
export const time = style([field, { flex: '2 1 5rem' }]);

export const { label } = textField;

export const box = style([
  textField.frame,
  {
    alignItems: 'center',
    minHeight: size.fieldHeight,
    paddingInline: space.x35,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    selectors: {
      '&[data-focus-within]': {
        borderColor: vars.color.text.primary,
        outline: `${size.focusRing} solid ${vars.color.focus}`,
        outlineOffset: space.hair,
      },
    },
  },
]);

export const segment = style({
  paddingInline: '1px',
  borderRadius: radius.picture,
  outline: 'none',
  selectors: {
    '&[data-placeholder]': { color: vars.color.text.tertiary },
    '&[data-focused]': { background: vars.color.ink.fill, color: vars.color.ink.text },
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
