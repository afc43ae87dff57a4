/** Shared by the card and its skeleton. */
import { style, styleVariants } from '@vanilla-extract/css';
import { controlSize, forcedColors, from, radius, size, space, vars } from '#src/theme/index.ts';

/** A card from `md`; on narrow screens a row with a hairline (design section 9). */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  padding: `${space[24]} 0 ${space[28]}`,
  borderBottom: `${size.borderThin} solid ${vars.color.border.line}`,
  '@media': {
    [from('md')]: {
      padding: `${space[28]} ${space[32]}`,
      borderBottom: 0,
      borderRadius: radius.sheet,
      background: vars.color.bg.surface,
      boxShadow: vars.shadow.card,
    },
    [forcedColors]: { border: `${size.borderThin} solid CanvasText` },
  },
});

/** Full-bleed inside the card. */
export const media = style({
  display: 'block',
  borderRadius: radius.picture,
  '@media': {
    [from('md')]: { marginInline: `calc(${space[32]} * -1)`, borderRadius: radius.none },
  },
});

/** Boxes as large as the parts of a card. */
export const box = styleVariants({
  title: { width: '72%', height: '1.625rem' },
  line: { height: '0.875rem' },
  lastLine: { width: '86%', height: '0.875rem' },
  picture: { aspectRatio: '2 / 1' },
  actions: { width: '11rem', height: controlSize.sm, marginBlock: space[8] },
});
