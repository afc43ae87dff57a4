import { style, styleVariants } from '@vanilla-extract/css';
import { from, size, space, text, vars } from '#src/theme/index.ts';

const { module, margin } = vars.layout;
const { block } = vars.color;

export const title = style({ ...text.h2, paddingBlock: `${space.section} ${space[64]}` });

export const cards = style({
  display: 'grid',
  maxWidth: size.pageMax,
  marginInline: 'auto',
  '@media': { [from('lg')]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
});

const cardBase = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  minHeight: '26.25rem',
  padding: `${space[32]} ${margin}`,
  overflow: 'hidden',
  color: block.text,
  '@media': {
    [from('lg')]: {
      minHeight: `clamp(35rem, ${module} * 2.72, 48.75rem)`,
      padding: `${space[48]} ${space[32]}`,
    },
  },
});

export const card = styleVariants({
  sun: [
    cardBase,
    {
      background: block.sun,
      '@media': { [from('lg')]: { paddingInlineStart: margin } },
    },
  ],
  red: [cardBase, { background: block.red }],
  pink: [cardBase, { background: block.pink }],
});

const numeralBase = style({
  ...text.numeral,
  paddingBlockStart: '0.06em',
  marginInlineStart: '-0.04em',
});

export const numeral = styleVariants({
  sun: [numeralBase, { color: block.numeralSun }],
  red: [numeralBase, { color: block.numeralRed }],
  pink: [numeralBase, { color: block.numeralPink }],
});

/** The heading stands at the card's foot, under the sign. */
export const heading = style({
  ...text.h3,
  maxWidth: '9em',
  marginBlockStart: 'auto',
  paddingBlockStart: '9.375rem',
  '@media': {
    [from('sm')]: { paddingBlockStart: '6.875rem' },
    [from('lg')]: { paddingBlockStart: '9.375rem' },
  },
});

const descriptionBase = style({ maxWidth: '24em', marginBlockStart: space[12] });

export const description = styleVariants({
  sun: [descriptionBase, { color: block.textMuted }],
  red: [descriptionBase, { color: block.textOnRed }],
  pink: [descriptionBase, { color: block.textMuted }],
});
