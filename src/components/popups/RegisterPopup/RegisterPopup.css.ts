import { style } from '@vanilla-extract/css';

/** Has focus so that it is read out; there is nothing to press in it. */
export const notice = style({ outline: 'none' });

/** An address may be longer than the popup is wide. */
export const text = style({ overflowWrap: 'anywhere' });
