import { style } from '@vanilla-extract/css';
import { forcedColors, inks, vars } from '#src/theme/index.ts';

export const mark = style({ width: '1em', height: '1em', color: 'inherit' });
export const letter = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 11 });
export const dot = style({
  fill: vars.color.accent.fill,
  '@media': { [forcedColors]: { fill: inks.cinnabar } },
});
