import { style } from '@vanilla-extract/css';
import { from } from './media.ts';
import { size } from './scale.ts';

/** The column that one reads (design section 14); on a narrower screen it ends where the header does. */
export const column = style({ '@media': { [from('lg')]: { maxWidth: size.columnWidth } } });
