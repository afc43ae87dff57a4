import { recipe } from '@vanilla-extract/recipes';
import { radius, size, space, text, vars } from '#src/theme/index.ts';

export const list = recipe({
  base: { ...text.small, display: 'flex', flexWrap: 'wrap', gap: `${space.x1} ${space.x4}` },
  variants: { isStacked: { true: { flexDirection: 'column' }, false: {} } },
});

export const rule = recipe({
  base: { display: 'flex', gap: space.x2, color: vars.color.text.secondary },
  variants: { isMet: { true: { color: vars.color.text.primary }, false: {} } },
});

/** Place of the tick; empty, it shows a ring. */
export const mark = recipe({
  base: {
    flex: 'none',
    // As the disc of an error, so that their texts stand one under another.
    width: size.errorMark,
    height: '1.4em',
    display: 'grid',
    placeItems: 'center',
    color: vars.color.success.text,
  },
  variants: {
    isMet: {
      true: {},
      false: {
        '::before': {
          content: '""',
          width: size.checkMark,
          height: size.checkMark,
          border: `${size.borderControl} solid ${vars.color.border.control}`,
          borderRadius: radius.full,
        },
      },
    },
  },
});
