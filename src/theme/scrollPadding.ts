import { createGlobalVar, globalStyle } from '@vanilla-extract/css';
import { from, low } from './media.ts';
import { size, space } from './scale.ts';

/** The tallest bar at the foot of a page: it is higher while it says what failed. */
const bottomBar = '9rem';

/** Position of what floats at the foot of a page without such a bar. */
export const floating = createGlobalVar('floating');
/** Its margins on a page that has one: it comes after the page, above the tabs. */
export const strip = createGlobalVar('strip');

/**
 * On a page with this bar at its foot the focus stops above the bar. Only style sheets may import this file: it brings
 * vanilla-extract along.
 */
export const stopAbove = (bar: string): void =>
  globalStyle(`:root:root:has(${bar})`, {
    vars: { [floating]: 'static', [strip]: `${space[16]} ${space[16]} calc(${size.tabBar} + ${space[16]})` },
    scrollPaddingBlockEnd: `calc(${size.tabBar} + ${bottomBar})`,
    '@media': {
      [from('xl')]: { vars: { [strip]: space[16] }, scrollPaddingBlockEnd: bottomBar },
      [low]: { scrollPaddingBlockEnd: 0 },
    },
  });
