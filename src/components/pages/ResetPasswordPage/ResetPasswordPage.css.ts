import { style } from '@vanilla-extract/css';
import { redLine, size, space, text } from '#src/theme/index.ts';

export const column = style({ display: 'grid', gap: space.x6, maxWidth: size.popupWidth });

export const title = style([redLine, { ...text.appTitle, outline: 'none' }]);
