import { style } from '@vanilla-extract/css';
import { controlSize, forcedColors, from, low, size, space, text, vars, z } from '#src/theme/index.ts';
import { stopAbove } from '#src/theme/scrollPadding.ts';
import { radio } from '../../primitives/Choice/frame.css.ts';

const line = `${size.borderThin} solid ${vars.color.border.line}`;
const strongLine = `${size.borderThick} solid ${vars.color.border.strong}`;

export const lead = style({
  ...text.body,
  maxWidth: '36em',
  marginTop: space[12],
  marginBottom: space[32],
  color: vars.color.text.secondary,
  textWrap: 'pretty',
});

const pair = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[12]} ${space[16]}`,
  '@media': { [from('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
} as const;

/** Headings of the columns; on a phone each card has its own. */
export const sides = style({
  ...pair,
  display: 'none',
  paddingBlock: space[16],
  borderTop: strongLine,
  '@media': { [from('md')]: { ...pair['@media'][from('md')], display: 'grid' } },
});

export const side = style(text.option);
export const sideNote = style({ ...text.small, color: vars.color.text.secondary });

/** The first one has the strong line where no heads of columns do. */
export const place = style({
  ...pair,
  paddingBlock: space[24],
  borderTop: line,
  selectors: { [`${sides} + &`]: { borderTop: strongLine } },
  '@media': {
    [from('md')]: { ...pair['@media'][from('md')], selectors: { [`${sides} + &`]: { borderTop: line } } },
  },
});

/** Neither side is wrong: the chosen one has the stronger edge, and that is all. */
export const card = style([
  radio,
  {
    alignItems: 'start',
    padding: space[16],
    border: `${size.borderControl} solid ${vars.color.border.control}`,
    background: vars.color.bg.surface,
    selectors: {
      '&[data-hovered]': { borderColor: vars.color.text.primary },
      '&[data-selected]': {
        borderColor: vars.color.border.strong,
        boxShadow: `inset 0 0 0 0.5px ${vars.color.border.strong}`,
      },
    },
    '@media': {
      [forcedColors]: { selectors: { '&[data-selected]': { borderColor: 'Highlight' } } },
    },
  },
]);

export const words = style({ ...text.post, minWidth: 0, whiteSpace: 'pre-line' });

export const cardSide = style({
  ...text.label,
  display: 'block',
  marginBottom: space[4],
  '@media': { [from('md')]: { display: 'none' } },
});

export const changed = style({
  background: vars.color.bg.sunken,
  color: 'inherit',
  textDecoration: 'underline',
  textDecorationThickness: size.borderThick,
  textUnderlineOffset: '0.2em',
});

export const none = style({ color: vars.color.text.secondary });

export const same = style({ paddingBlock: space[8], borderTop: line });

export const sameHead = style({
  ...text.note,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  minHeight: controlSize.sm,
  color: vars.color.text.secondary,
});

export const sameText = style({
  ...text.post,
  maxWidth: '38em',
  paddingBottom: space[16],
  whiteSpace: 'pre-line',
});

// The padding of the shell's page, which the bar takes back.
const above = { narrow: space[32], wide: space[48] };
const below = { narrow: space[128], wide: space[96] };

/** At least as high as the window, so that the bar is at its foot. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: `calc(100dvh - ${size.headerHeightCompact} - ${above.narrow} - ${size.tabBar})`,
  marginBottom: `calc(${size.tabBar} - ${below.narrow})`,
  '@media': {
    [from('md')]: { minHeight: `calc(100dvh - ${size.headerHeight} - ${above.narrow} - ${size.tabBar})` },
    [from('xl')]: {
      minHeight: `calc(100dvh - ${size.headerHeight} - ${above.wide})`,
      marginBottom: `calc(-1 * ${below.wide})`,
    },
    [low]: { minHeight: 0 },
  },
});

/** Stays in sight at the foot, above the tab bar. */
export const bar = style({
  position: 'sticky',
  bottom: size.tabBar,
  zIndex: z.header,
  display: 'flex',
  flexWrap: 'wrap',
  marginBlockStart: 'auto',
  alignItems: 'center',
  gap: `${space[4]} ${space[8]}`,
  marginInline: `calc(-1 * ${vars.layout.margin})`,
  padding: `${space[12]} ${vars.layout.margin}`,
  borderTop: line,
  background: vars.color.bg.surface,
  '@media': {
    [from('xl')]: { bottom: 0, marginInline: `calc(-1 * ${space[48]})`, paddingInline: space[48] },
    [low]: { position: 'static' },
  },
});

stopAbove(bar);

export const count = style({ ...text.option, flex: '1 1 auto' });

/** Two equal halves of the bar on a phone. */
export const everywhere = style({
  display: 'grid',
  flex: '1 0 100%',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[8],
  '@media': { [from('md')]: { display: 'contents' } },
});

/** The bar fills a phone's width. */
export const save = style({
  display: 'grid',
  flex: '1 0 100%',
  '@media': { [from('md')]: { display: 'block', flex: 'none' } },
});

export const answer = style({ flex: '1 0 100%', marginBottom: space[8] });
/** Empty it takes a row all the same, and no room: beside the count it would push it in by a gap. */
export const noAnswer = style({ flex: '1 0 100%', marginBottom: `calc(-1 * ${space[4]})` });

export const remark = style({ ...text.small, display: 'block', color: vars.color.text.secondary });
