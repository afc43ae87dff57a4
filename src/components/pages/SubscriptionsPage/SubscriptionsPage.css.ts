import { style } from '@vanilla-extract/css';
import { space, text } from '#src/theme/index.ts';

/** The way to more authors, under the list. */
export const authors = style({ ...text.ui, marginTop: space[24] });
