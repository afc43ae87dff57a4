import { createVar } from '@vanilla-extract/css';

/** Height of a bar that sticks under the header, for what sticks below that bar; nothing where it is not set. */
export const barAbove = createVar();
