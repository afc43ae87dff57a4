import { style } from '@vanilla-extract/css';
import { text } from '#src/theme/index.ts';

export const title = style(text.appTitle);
