import { keyframes, style } from '@vanilla-extract/css';
import { easing, fontSize, forcedColors, radius, size, space, text, vars, weight } from '#src/theme/index.ts';

/** Height of the provider's widget (specification section 9). */
const boxHeight = '102px';
/** Square of the check. */
const markSize = space[32];

export const box = style({
  position: 'relative',
  height: boxHeight,
  border: `${size.borderControl} solid ${vars.color.border.line}`,
  borderRadius: radius.control,
  background: vars.color.bg.surface,
  transition: `border-color ${vars.motion.fast}`,
  selectors: {
    '&:has([data-hovered])': { borderColor: vars.color.text.primary },
    // The form around it says so when the server did not accept the check.
    '&[data-invalid], [data-invalid] > &': { borderColor: vars.color.error.border },
  },
});

export const control = style({
  ...text.body,
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  width: '100%',
  height: '100%',
  paddingInline: space[24],
  borderRadius: `calc(${radius.control} - ${size.borderControl})`,
  fontWeight: weight.label,
  cursor: 'pointer',
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: markSize,
  height: markSize,
  border: `${size.borderThick} solid ${vars.color.border.control}`,
  borderRadius: space[4],
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    '[data-hovered] > &': { borderColor: vars.color.text.primary },
    '[data-pressed] > &': { background: vars.color.bg.sunken },
    '&&[data-selected]': {
      background: vars.color.selected.fill,
      borderColor: vars.color.selected.border,
      color: vars.color.text.onInverse,
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&&[data-selected]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});

const swell = keyframes({ '0%, 100%': { transform: 'scale(0.6)' }, '50%': { transform: 'none' } });

/** The dot of «here it begins»: the check is on. */
export const dot = style({
  width: space[16],
  height: space[16],
  borderRadius: radius.full,
  background: vars.color.accent.fill,
  animation: `${swell} ${vars.motion.pending} infinite ${easing.out}`,
  animationPlayState: vars.motion.loop,
  forcedColorAdjust: 'none',
});

/** Status in the corner; a press on it presses the box. */
export const note = style({
  ...text.caption,
  position: 'absolute',
  insetInlineEnd: space[12],
  bottom: space[8],
  color: vars.color.text.secondary,
  pointerEvents: 'none',
});

export const again = style({
  color: vars.color.text.primary,
  fontWeight: weight.label,
  textDecoration: 'underline',
  textDecorationColor: vars.color.border.control,
  textUnderlineOffset: '0.2em',
});

export const place = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  height: '100%',
  paddingInline: space[24],
  fontSize: fontSize.ui,
});

export const placeMark = style({ width: markSize, height: markSize, flex: 'none' });
