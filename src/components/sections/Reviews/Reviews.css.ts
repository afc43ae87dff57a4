import { style, styleVariants } from '@vanilla-extract/css';
import {
  avatarSize,
  forcedColors,
  from,
  leading,
  size,
  space,
  text,
  vars,
  weight,
} from '#src/theme/index.ts';

export const section = style({ paddingBlock: space.section });

export const title = style(text.h2);

/** From `lg` the grid takes the whole page, so that portraits reach its edges. */
export const grid = style({
  display: 'grid',
  marginBlockStart: space[64],
  '@media': {
    [from('lg')]: {
      gridTemplateColumns: 'repeat(6, 1fr)',
      rowGap: space[48],
      marginInline: `calc(${vars.layout.margin} * -1)`,
    },
  },
});

const { module, margin } = vars.layout;
const rule = `${size.borderThick} solid ${vars.color.border.strong}`;

const base = style({
  position: 'relative',
  display: 'grid',
  gap: space[24],
  alignContent: 'start',
  paddingBlock: `${space[24]} ${space[48]}`,
  borderBlockStart: rule,
  '@media': {
    [from('lg')]: {
      paddingBlock: `${space[24]} 0`,
      border: 0,
      '::before': { content: '""', position: 'absolute', inset: '0 0 auto', borderBlockStart: rule },
    },
  },
});

const large = style({
  '@media': {
    [from('lg')]: {
      gridColumn: 'span 4',
      columnGap: space[32],
      minHeight: `calc(${module} * 1.42)`,
    },
  },
});

/** Places in the grid; the rule stops at the margin where no portrait bleeds. */
export const review = styleVariants({
  largeFirst: [
    base,
    large,
    {
      '@media': {
        [from('lg')]: { gridTemplateColumns: `${module} 1fr`, paddingInlineEnd: space[48] },
      },
    },
  ],
  smallLast: [
    base,
    {
      '@media': {
        [from('lg')]: {
          gridColumn: 'span 2',
          paddingInline: `${space[32]} ${margin}`,
          '::before': { insetInlineEnd: margin },
        },
      },
    },
  ],
  smallFirst: [
    base,
    {
      '@media': {
        [from('lg')]: {
          gridColumn: 'span 2',
          paddingInline: `${margin} ${space[32]}`,
          '::before': { insetInlineStart: margin },
        },
      },
    },
  ],
  largeLast: [base, large, { '@media': { [from('lg')]: { gridTemplateColumns: `1fr ${module}` } } }],
});

const besidePortrait = {
  selectors: {
    [`${review.largeFirst} > &`]: { '@media': { [from('lg')]: { gridColumn: 2 } } },
    [`${review.largeLast} > &`]: { '@media': { [from('lg')]: { gridColumn: 1 } } },
  },
};

export const portrait = style({
  display: 'none',
  selectors: {
    [`${review.largeLast} > &`]: { '@media': { [from('lg')]: { gridColumn: 2 } } },
  },
  '@media': {
    [from('lg')]: {
      display: 'block',
      gridColumn: 1,
      gridRow: '1 / 5',
      width: module,
      height: module,
      marginBlockStart: `calc(${space[24]} * -1)`,
      overflow: 'hidden',
    },
    [forcedColors]: { forcedColorAdjust: 'none' },
  },
});

export const score = style([besidePortrait, { display: 'flex', alignItems: 'center', gap: space[16] }]);

export const figure = style({
  ...text.figureLarge,
});

export const quote = style(text.quote);

export const quoteLarge = style([besidePortrait, text.quoteLarge]);

export const author = style([
  besidePortrait,
  { display: 'flex', alignItems: 'center', gap: space[14], lineHeight: leading.name },
]);

export const avatar = style({
  flex: 'none',
  width: avatarSize.large,
  height: avatarSize.large,
  overflow: 'hidden',
  '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
});

/** Gives place to the portrait. */
export const avatarCompact = style([avatar, { '@media': { [from('lg')]: { display: 'none' } } }]);

export const name = style({ display: 'block', fontWeight: weight.strong });

export const role = style({ fontSize: text.small.fontSize, color: vars.color.text.secondary });
