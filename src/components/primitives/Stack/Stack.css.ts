import { style, styleVariants } from '@vanilla-extract/css';
import { space } from '#src/theme/index.ts';

const base = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' });

export const stack = styleVariants(space, (gap) => [base, { gap }]);
