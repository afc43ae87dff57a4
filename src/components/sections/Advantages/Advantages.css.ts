import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColors, from, inks, size, space, text, vars } from '#src/theme/index.ts';

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
  first: [
    cardBase,
    {
      background: block.first,
      '@media': { [from('lg')]: { paddingInlineStart: margin } },
    },
  ],
  second: [cardBase, { background: block.second }],
  third: [cardBase, { background: block.third }],
});

const numeralBase = style({
  ...text.numeral,
  paddingBlockStart: '0.06em',
  marginInlineStart: '-0.04em',
});

export const numeral = styleVariants({
  first: [numeralBase, { color: block.numeralFirst }],
  second: [numeralBase, { color: block.numeralSecond }],
  third: [numeralBase, { color: block.numeralThird }],
});

/** The heading is at the card's foot, under the sign. */
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
  first: [descriptionBase, { color: block.textMuted }],
  second: [descriptionBase, { color: block.textMutedOnSecond }],
  third: [descriptionBase, { color: block.textMuted }],
});

export const sign = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  zIndex: -1,
  width: '100%',
  height: '100%',
  '@media': {
    // The sign keeps the width of a third: on a wide low card it would grow over the heading.
    [from('sm')]: { width: '26.25rem' },
    // Narrow cards have longer texts: the sign makes room for them.
    [from('lg')]: { width: '100%', height: '92%' },
    [from('xl')]: { height: '97%' },
    [from('xl2')]: { height: '100%' },
    [forcedColors]: { forcedColorAdjust: 'none' },
  },
});

const blended = style({ mixBlendMode: vars.blend.sign, opacity: vars.blend.signOpacity });

export const disc = styleVariants({
  cinnabar: [blended, { fill: inks.cinnabar }],
  pink: [blended, { fill: inks.pink }],
});

export const outline = style({ fill: 'none', stroke: vars.color.block.text, strokeWidth: 3 });

export const rings = style({ fill: 'none', stroke: vars.color.block.signLine, strokeWidth: 8 });

export const fill = styleVariants({
  yellow: { fill: inks.yellow },
  ink: { fill: inks.ink },
  pink: { fill: inks.pink },
  cinnabar: { fill: inks.cinnabar },
  bubble: { fill: vars.color.block.signFill },
});
