import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColors, from, inks, size, space, text, vars } from '#src/theme/index.ts';

const { module, margin, page } = vars.layout;

const paperWidth = '400px';

const summaryHeight = '76px';

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto auto 1fr',
  maxWidth: page,
  minHeight: '100dvh',
  marginInline: 'auto',
  '@media': {
    [from('lg')]: {
      gridTemplateColumns: `calc(${module} * 4) minmax(0, 1fr)`,
      gridTemplateRows: 'auto auto 1fr',
    },
    print: { display: 'block' },
  },
});

export const notice = style({ '@media': { [from('lg')]: { gridColumn: '1 / -1' } } });

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[16],
  minHeight: size.headerHeightCompact,
  paddingInline: margin,
  '@media': {
    [from('md')]: { minHeight: size.headerHeight },
    [from('lg')]: { gridArea: '2 / 1' },
    print: { display: 'none' },
  },
});

export const brand = style({ color: 'inherit', '@media': { [forcedColors]: { color: 'CanvasText' } } });

export const back = style({ marginInlineStart: 'auto', transform: `translateY(${space[4]})` });

/** Pine in both themes, as in the drawings. */
export const pine = style({
  position: 'relative',
  paddingInline: margin,
  background: inks.pine,
  color: vars.color.text.onInverse,
  vars: { [vars.color.focus]: vars.color.focusInverse },
  '@media': {
    [from('lg')]: {
      gridArea: '2 / 2 / -1 / 3',
      paddingInline: space[32],
      paddingBottom: `calc(${module} * 1.25)`,
    },
    [from('xl2')]: { paddingInline: space[40] },
    [forcedColors]: {
      border: `${size.borderThin} solid CanvasText`,
      vars: { [vars.color.focus]: 'Highlight' },
    },
    print: { padding: 0, background: 'none', color: 'inherit' },
  },
});

export const fold = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: space[14],
  width: '100%',
  minHeight: summaryHeight,
  paddingBlock: space[10],
  cursor: 'pointer',
  outlineOffset: `calc(${size.focusRing} * -1)`,
  '@media': { [from('lg')]: { display: 'none' }, print: { display: 'none' } },
});

export const title = style({ ...text.nameSmall, display: 'block' });

export const note = style({ ...text.byline, display: 'block', color: vars.color.text.onInverseMuted });

export const sum = style(text.price);

export const chevron = styleVariants({
  closed: { display: 'grid' },
  open: { display: 'grid', transform: 'scaleY(-1)' },
});

const paper = style({
  maxWidth: paperWidth,
  marginInline: 'auto',
  paddingBottom: space[24],
  '@media': {
    [from('lg')]: { position: 'sticky', top: 0, zIndex: 1, display: 'block', paddingBottom: 0 },
    print: { display: 'block' },
  },
});

export const receipt = styleVariants({ closed: [paper, { display: 'none' }], open: [paper] });

export const tile = style({
  display: 'none',
  '@media': {
    [`screen and ${from('lg')}`]: {
      display: 'block',
      position: 'absolute',
      insetInline: 0,
      bottom: 0,
      overflow: 'hidden',
      aspectRatio: '1',
    },
    [forcedColors]: { forcedColorAdjust: 'none' },
  },
});

export const body = style({
  minWidth: 0,
  padding: `${space[24]} ${margin} ${space[64]}`,
  '@media': { [from('lg')]: { gridArea: '3 / 1', padding: `${space[40]} ${margin} ${space[96]}` } },
});

export const form = style({ maxWidth: size.formWidth });
