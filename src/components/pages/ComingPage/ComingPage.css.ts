import { style } from '@vanilla-extract/css';
import { space, text, vars } from '#src/theme/index.ts';

export const title = style({ ...text.appTitle, outline: 'none' });

export const note = style({ maxWidth: '34em', marginTop: space.x5, color: vars.color.text.secondary });

export const action = style({ marginTop: space.x5 });
