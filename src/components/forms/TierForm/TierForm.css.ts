import { style } from '@vanilla-extract/css';
import { from, space, text } from '#src/theme/index.ts';

/** Two short fields share a line on phones, too. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: `${space[20]} ${space[16]}`,
  '@media': { [from('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[20] } },
});

export const unit = style({ ...text.ui, paddingInline: `${space[4]} ${space[12]}`, pointerEvents: 'none' });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

/** Apart from the others: it ends something. */
export const last = style({ '@media': { [from('sm')]: { marginInlineStart: 'auto' } } });
