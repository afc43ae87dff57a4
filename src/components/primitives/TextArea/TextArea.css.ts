import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { controlSize, fontSize, leading, size, space, text, vars } from '#src/theme/index.ts';
import * as textField from '../TextField/frame.css.ts';

export const { field, label } = textField;

/** Typeface of the platform or of the authors. */
const voices = { platform: text.body, author: text.post } as const;
type Voice = keyof typeof voices;

const words = {
  padding: `${space[12]} ${space[16]}`,
  lineHeight: leading.body,
  overflowWrap: 'anywhere',
} as const;

const sizes = { platform: fontSize.ui, author: text.post.fontSize } as const;
const typed = (voice: Voice) => ({ ...voices[voice], ...words, fontSize: sizes[voice] });

/** Grows with the text: an invisible copy of it is behind. */
const grown = style([
  textField.frame,
  {
    display: 'grid',
    '::after': {
      content: 'attr(data-typed) " "',
      gridArea: '1 / 1',
      minHeight: `calc(2lh + 2 * ${space[12]})`,
      visibility: 'hidden',
      whiteSpace: 'pre-wrap',
    },
    selectors: {
      // The ring that the frame gives an input.
      '&:has(textarea[data-focused])': {
        borderColor: vars.color.text.primary,
        outline: `${size.focusRing} solid ${vars.color.focus}`,
        outlineOffset: space[2],
      },
    },
  },
]);

export const box = styleVariants(voices, (_, voice: Voice) => [grown, { '::after': typed(voice) }]);

const input = style([
  textField.bare,
  { gridArea: '1 / 1', overflow: 'hidden', resize: 'none', whiteSpace: 'pre-wrap' },
]);

export const area = styleVariants(voices, (_, voice: Voice) => [input, typed(voice)]);

// A browser's default size of text areas would give the copy another size.
globalStyle(`${input}`, { margin: 0, minHeight: controlSize.sm });

/** Remarks on the text, and how long it is. */
export const foot = style({ display: 'flex', justifyContent: 'space-between', gap: space[16] });

export const count = style({
  ...text.small,
  flex: 'none',
  color: vars.color.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});
