import { styleVariants } from '@vanilla-extract/css';
import { from, size, space } from '#src/theme/index.ts';

export const failure = styleVariants({
  page: {
    display: 'grid',
    justifyItems: 'start',
    gap: space[24],
    maxWidth: size.columnWidth,
    marginTop: space[32],
  },
  // Full width only on a phone, as the buttons of the forms beside it.
  row: { display: 'grid', gap: space[16], '@media': { [from('sm')]: { justifyItems: 'start' } } },
});
