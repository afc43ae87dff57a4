import { style } from '@vanilla-extract/css';
import { forcedColors, radius, size, space, text, vars } from '#src/theme/index.ts';

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  alignContent: 'start',
});

export const label = style({ ...text.label });

/** The frame of any field: it shows the states of the input inside. */
export const frame = style({
  display: 'flex',
  alignItems: 'stretch',
  background: vars.color.bg.surface,
  color: vars.color.text.primary,
  border: `${size.borderControl} solid ${vars.color.border.control}`,
  borderRadius: radius.control,
  cursor: 'text',
  transition: `border-color ${vars.motion.fast}`,
  selectors: {
    '&[data-hovered]': { borderColor: vars.color.text.primary },
    // Focus on a button inside is that button's ring alone.
    '&:has(button[data-focused])': { outline: 'none' },
    '&:has(input[data-focused])': {
      borderColor: vars.color.text.primary,
      outline: `${size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: space[2],
    },
    '&[data-invalid]': {
      borderColor: vars.color.error.border,
      boxShadow: `inset 0 0 0 0.5px ${vars.color.error.border}`,
    },
    '&[data-disabled], &[data-readonly]': {
      background: vars.color.bg.sunken,
      borderColor: vars.color.border.line,
    },
    '&[data-disabled]': { color: vars.color.text.tertiary, cursor: 'not-allowed' },
  },
  '@media': {
    [forcedColors]: { selectors: { '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' } } },
  },
});

/** The input in any frame. */
export const bare = style({
  flex: 1,
  width: '100%',
  minWidth: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  color: 'inherit',
  opacity: 1,
  borderRadius: `calc(${radius.control} - ${size.borderThick})`,
  selectors: {
    '&::placeholder': { color: vars.color.text.tertiary, opacity: 1 },
    // Browsers paint a filled-in field their own colour; the theme's text would not be legible on it.
    '&:autofill': {
      boxShadow: `inset 0 0 0 100vmax ${vars.color.bg.surface}`,
      WebkitTextFillColor: vars.color.text.primary,
    },
    '&[data-disabled]': { cursor: 'not-allowed', WebkitTextFillColor: 'currentColor' },
  },
});
