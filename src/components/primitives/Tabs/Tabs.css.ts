import { style } from '@vanilla-extract/css';

/** The focus ring is on the tab, not also around all of it. */
export const tabs = style({ outline: 'none' });
