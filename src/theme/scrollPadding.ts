import { globalStyle } from '@vanilla-extract/css';
import { from, low } from './media.ts';
import { size } from './scale.ts';

/** The tallest bar at the foot of a page: it is higher while it says what failed. */
const bottomBar = '9rem';

/**
 * On a page with this bar at its foot the focus stops above the bar. Only style sheets may import this file: it brings
 * vanilla-extract along.
 */
export const stopAbove = (bar: string): void =>
  globalStyle(`:root:root:has(${bar})`, {
    scrollPaddingBlockEnd: `calc(${size.tabBar} + ${bottomBar})`,
    '@media': { [from('xl')]: { scrollPaddingBlockEnd: bottomBar }, [low]: { scrollPaddingBlockEnd: 0 } },
  });
