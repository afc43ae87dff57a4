import { style, styleVariants } from '@vanilla-extract/css';
import { controlSize, forcedColors, radius, size, space, vars } from '#src/theme/index.ts';

const base = { display: 'grid', cursor: 'pointer' } as const;

/** As high as a finger. */
export const slider = styleVariants({
  thin: { ...base, height: space[32] },
  regular: { ...base, height: controlSize.sm },
});

const line = style({
  position: 'relative',
  alignSelf: 'center',
  background: vars.color.border.control,
  '::before': { content: '""', position: 'absolute', inset: `calc(${space[14]} * -1) 0` },
  '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'GrayText' } },
});

export const track = styleVariants({
  thin: [line, { height: size.borderThick }],
  regular: [line, { height: space[4] }],
});

/** The part before the thumb. */
export const fill = style({
  insetBlock: 0,
  background: vars.color.text.primary,
  '@media': { [forcedColors]: { background: 'CanvasText' } },
});

export const thumb = style({
  top: '50%',
  width: space[16],
  height: space[16],
  borderRadius: radius.full,
  background: vars.color.accent.fill,
  selectors: { '&[data-disabled]': { background: vars.color.border.control } },
  '@media': { [forcedColors]: { background: 'Highlight' } },
});
