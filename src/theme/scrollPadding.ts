import { createGlobalVar, globalStyle } from '@vanilla-extract/css';
import { from, low } from './media.ts';
import { size } from './scale.ts';

/** The tallest bar at the foot of a page: it is higher while it says what failed. */
const bottomBar = '9rem';

/** Height that what floats at the foot of the page leaves to such a bar. */
export const barHeight = createGlobalVar('bar-height');

/**
 * On a page with this bar at its foot the focus stops above the bar. Only style sheets may import this file: it brings
 * vanilla-extract along.
 */
export const stopAbove = (bar: string): void =>
  globalStyle(`:root:root:has(${bar})`, {
    vars: { [barHeight]: '5rem' },
    scrollPaddingBlockEnd: `calc(${size.tabBar} + ${bottomBar})`,
    '@media': { [from('xl')]: { scrollPaddingBlockEnd: bottomBar }, [low]: { scrollPaddingBlockEnd: 0 } },
  });
