import { recipe } from '@vanilla-extract/recipes';
import { radius, size, space, text, vars } from '#src/theme/index.ts';

export const list = recipe({
  base: { ...text.small, display: 'grid', gap: `${space[4]} ${space[16]}` },
  variants: {
    isStacked: { true: {}, false: { gridTemplateColumns: 'repeat(2, auto)' } },
    isHidden: { true: { display: 'none' }, false: {} },
  },
});

export const rule = recipe({
  base: { display: 'flex', gap: space[8], color: vars.color.text.secondary },
  variants: {
    state: {
      met: { color: vars.color.text.primary },
      open: {},
      broken: { color: vars.color.error.text },
    },
  },
});

/** Place of the tick; empty, it shows a ring. */
export const mark = recipe({
  base: {
    flex: 'none',
    // The same size as the disc of an error, so that the texts align.
    width: size.errorMark,
    height: '1.4em',
    display: 'grid',
    placeItems: 'center',
  },
  variants: {
    isMet: {
      true: { color: vars.color.success.text },
      false: {
        '::before': {
          content: '""',
          width: size.checkMark,
          height: size.checkMark,
          border: `${size.borderControl} solid currentColor`,
          borderRadius: radius.full,
        },
      },
    },
  },
});
