import { style, styleVariants } from '@vanilla-extract/css';
import { space } from '#src/theme/index.ts';

const base = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' });

export const inline = styleVariants(space, (gap) => [base, { gap }]);
