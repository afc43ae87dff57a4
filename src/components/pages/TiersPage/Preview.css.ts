import { style } from '@vanilla-extract/css';
import { column, space, text, vars } from '#src/theme/index.ts';

export const preview = style([column, { display: 'grid', alignContent: 'start', gap: space[12] }]);

export const title = style(text.title);

export const income = style({ ...text.small, color: vars.color.text.secondary, textWrap: 'pretty' });
