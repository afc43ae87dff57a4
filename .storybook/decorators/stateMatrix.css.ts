import { globalStyle, style } from '@vanilla-extract/css';
import { space, text, vars } from '#src/theme/index.ts';

export const table = style({ borderCollapse: 'collapse' });

globalStyle(`${table} th`, {
  ...text.small,
  color: vars.color.text.secondary,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});
globalStyle(`${table} :is(th, td)`, { padding: `${space[8]} ${space[24]} ${space[8]} 0` });
