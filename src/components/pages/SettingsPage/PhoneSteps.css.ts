import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { forcedColors, radius, size, space, text, vars } from '#src/theme/index.ts';

export const steps = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[20] });

/** Empty, it is out of the way of the gap. */
export const status = style({ selectors: { '&:empty': { position: 'absolute' } } });

export const mark = recipe({
  base: {
    ...text.mark,
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    padding: `${space[4]} ${space[12]} ${space[4]} ${space[8]}`,
    borderRadius: radius.full,
    '::before': {
      content: '""',
      width: size.checkMark,
      height: size.checkMark,
      borderRadius: radius.full,
      background: 'currentColor',
    },
    '@media': { [forcedColors]: { '::before': { forcedColorAdjust: 'none', background: 'CanvasText' } } },
  },
  variants: {
    isVerified: {
      true: { background: vars.color.success.bg, color: vars.color.success.text },
      false: { background: vars.color.warning.bg, color: vars.color.warning.text },
    },
  },
});
