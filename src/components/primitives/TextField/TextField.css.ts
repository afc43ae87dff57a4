import { globalStyle, style } from '@vanilla-extract/css';
import { controlSize, fontSize, leading, size, space, text, vars } from '#src/theme/index.ts';
import { bare, frame } from './frame.css.ts';

export const box = style([frame, { minHeight: controlSize.md }]);

/** A sign: a press on it is a press on the frame. */
export const start = style({
  display: 'flex',
  alignItems: 'center',
  paddingInlineStart: space[14],
  color: vars.color.text.secondary,
  pointerEvents: 'none',
});

export const input = style([
  bare,
  {
    padding: `${space[12]} ${space[16]}`,
    fontSize: fontSize.ui,
    lineHeight: leading.text,
    selectors: {
      [`${start} + &`]: { paddingInlineStart: space[8] },
      // Searches have our own button.
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
  },
]);

export const end = style({
  display: 'flex',
  alignItems: 'center',
  paddingInlineEnd: space[4],
  color: vars.color.text.secondary,
});

// Inside the frame there is no room for the gap of the ring.
globalStyle(`${end} > button`, { outlineOffset: `calc(${size.focusRing} * -1)` });

export const hints = style({ ...text.hint, color: vars.color.text.primary });

export const description = style({ ...text.small, color: vars.color.text.secondary, textWrap: 'pretty' });

/** Errors and hints of a field; takes no space without text. */
export const remarks = style({
  display: 'grid',
  gap: space[6],
  selectors: { '&:empty': { position: 'absolute' } },
});
