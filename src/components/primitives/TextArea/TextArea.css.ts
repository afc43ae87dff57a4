import { globalStyle, style } from '@vanilla-extract/css';
import { size, space, text, vars } from '#src/theme/index.ts';
import { fieldFrame, fieldInput } from '../TextField/index.ts';

const words = {
  padding: `${space.x3} ${space.x4}`,
  fontSize: '1rem',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
} as const;

/** As high as what is typed: a copy of it, which nobody sees, stands behind. */
export const box = style([
  fieldFrame,
  {
    display: 'grid',
    '::after': {
      ...text.body,
      ...words,
      content: 'attr(data-typed) " "',
      gridArea: '1 / 1',
      minHeight: `calc(2lh + 2 * ${space.x3})`,
      visibility: 'hidden',
      whiteSpace: 'pre-wrap',
    },
    selectors: {
      // The ring that the frame gives an input; the second for the keyboard, where the frame alone would leave it out.
      '&:has(textarea[data-focused]), &[data-focus-visible]:has(textarea[data-focused])': {
        borderColor: vars.color.text.primary,
        outline: `${size.focusRing} solid ${vars.color.focus}`,
        outlineOffset: space.hair,
      },
    },
  },
]);

export const area = style([
  fieldInput,
  { ...text.body, ...words, gridArea: '1 / 1', overflow: 'hidden', resize: 'none', whiteSpace: 'pre-wrap' },
]);

// What a browser gives a text area of its own would make the copy another size.
globalStyle(`${area}`, { margin: 0, minHeight: size.target });
