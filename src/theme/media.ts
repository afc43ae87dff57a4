import { breakpoints, type Breakpoint } from './scale.ts';

/**
 * Media query «at least this breakpoint»; layouts are written for the narrowest screen first. In em: to people whose
 * browser writes larger a screen is as narrow as after zooming.
 */
export const from = (breakpoint: Breakpoint): string => `(min-width: ${breakpoints[breakpoint] / 16}em)`;

/** A phone held sideways, or a page magnified four times: what is fixed leaves the room to what scrolls. */
export const low = '(max-height: 25em)';

/** Paper is light in both themes. */
export const dark = 'screen and (prefers-color-scheme: dark)';
export const reducedMotion = '(prefers-reduced-motion: reduce)';
export const moreContrast = '(prefers-contrast: more)';
export const forcedColors = '(forced-colors: active)';

/** The page until `finishDrawing` removes the mark. Use it only for what can wait, and does no harm without scripts. */
export const drawing = ':root[data-drawing]';
