import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColors, from, inks, vars } from '#src/theme/index.ts';

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
