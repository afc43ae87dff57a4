import { style } from '@vanilla-extract/css';
import { space, text } from '#src/theme/index.ts';

/** No padding above: the section before it already keeps the distance. */
export const section = style({ paddingBlockEnd: space.section });

export const title = style(text.h2);
