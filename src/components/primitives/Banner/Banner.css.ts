import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { forcedColors, radius, size, space, text, vars } from '#src/theme/index.ts';
import { errorDisc, forcedErrorDisc } from '../ErrorText/ErrorText.tsx';

export const region = style({
  // The ring of a banner that got focus.
  borderRadius: radius.control,
  selectors: {
    // Out of the way of its neighbours' gaps.
    '&:empty': { position: 'absolute' },
  },
});

export const banner = recipe({
  base: {
    ...text.uiLarge,
    // Brought into view, it keeps clear of the edge.
    scrollMargin: space[16],
    padding: `${space[12]} ${space[16]}`,
    // The bar is straight: only the corners away from it are round.
    borderRadius: `0 ${radius.control} ${radius.control} 0`,
    borderInlineStart: `${space[4]} solid currentColor`,
    overflowWrap: 'anywhere',
    // A server's refusal has a line for each field.
    whiteSpace: 'pre-line',
    textWrap: 'pretty',
    '@media': {
      [forcedColors]: { border: `${size.borderThin} solid CanvasText`, borderInlineStartWidth: space[4] },
    },
  },
  variants: {
    tone: {
      error: {
        position: 'relative',
        paddingInlineStart: `calc(${space[16]} + ${size.errorMark} + ${space[8]})`,
        background: vars.color.error.bg,
        color: vars.color.error.text,
        '::before': {
          ...errorDisc,
          // Screen readers skip the sign: the region is an alert.
          content: ['"!"', '"!" / ""'],
          position: 'absolute',
          insetBlockStart: space[14],
          insetInlineStart: space[16],
        },
        '@media': { [forcedColors]: { '::before': forcedErrorDisc } },
      },
      success: { background: vars.color.success.bg, color: vars.color.success.text },
      warning: { background: vars.color.warning.bg, color: vars.color.warning.text },
      info: { background: vars.color.bg.sunken, color: vars.color.text.primary },
    },
  },
});
