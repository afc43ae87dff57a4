import { recipe } from '@vanilla-extract/recipes';
import { controlSize, forcedColors, radius, size, space, text, vars } from '#src/theme/index.ts';
import { errorDisc, forcedErrorDisc } from '../../primitives/ErrorText/ErrorText.tsx';

const forced = { forcedColorAdjust: 'none', background: 'CanvasText' } as const;

/** A trouble stands out from the page: it is in sight as long as it lasts. */
const trouble = {
  width: 'fit-content',
  minHeight: controlSize.sm,
  paddingInline: space[12],
  borderRadius: radius.control,
} as const;

/** Each state has a sign of its own shape (design section 14). */
export const status = recipe({
  base: {
    ...text.label,
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    color: vars.color.text.secondary,
    '::before': {
      content: '""',
      boxSizing: 'border-box',
      flex: 'none',
      width: size.checkMark,
      height: size.checkMark,
      borderRadius: radius.full,
      background: vars.color.border.control,
    },
    '@media': { [forcedColors]: { '::before': forced } },
  },
  variants: {
    kind: {
      unsaved: { '::before': { background: 'none', border: `${size.borderThick} dotted currentColor` } },
      saving: {
        '::before': { background: 'none', border: `${size.borderThick} solid ${vars.color.border.control}` },
        '@media': { [forcedColors]: { '::before': { background: 'none', borderColor: 'CanvasText' } } },
      },
      saved: {},
      offline: {
        ...trouble,
        background: vars.color.warning.bg,
        color: vars.color.warning.text,
        '::before': { height: size.focusRing, borderRadius: 0, background: 'currentColor' },
      },
      tabOnly: {
        ...trouble,
        background: vars.color.warning.bg,
        color: vars.color.warning.text,
        '::before': { borderRadius: 0, background: 'currentColor' },
      },
      failed: {
        ...trouble,
        background: vars.color.error.bg,
        color: vars.color.error.text,
        '::before': { ...errorDisc, content: ['"!"', '"!" / ""'] },
        '@media': { [forcedColors]: { '::before': forcedErrorDisc } },
      },
      // Two halves apart: two versions.
      conflict: {
        ...trouble,
        background: vars.color.warning.bg,
        color: vars.color.warning.text,
        '::before': {
          borderRadius: 0,
          background: `linear-gradient(90deg, currentColor 40%, transparent 40% 60%, currentColor 60%)`,
        },
        '@media': {
          [forcedColors]: {
            '::before': {
              background: `linear-gradient(90deg, CanvasText 40%, transparent 40% 60%, CanvasText 60%)`,
            },
          },
        },
      },
    },
  },
});
