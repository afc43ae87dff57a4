export { inks, pleats } from './art.ts';
export { column, columnAndRail } from './column.css.ts';
export { vars } from './contract.css.ts';
export { easing } from './easing.ts';
export { drawing, forcedColors, from, low, reducedMotion } from './media.ts';
export { redLine } from './redLine.css.ts';
export { avatarSize, breakpoints, controlSize, radius, size, space, z } from './scale.ts';
export { font, fontSize, initialSize, leading, longFigureSpacing, weight } from './typeScale.ts';
export { text } from './typography.ts';
