import { style } from '@vanilla-extract/css';
import { from, space, text } from '#src/theme/index.ts';

/** Two short fields share a line on phones, too. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: `${space.x45} ${space.x4}`,
  '@media': { [from('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.x45 } },
});

export const unit = style({ ...text.ui, paddingInline: `${space.x1} ${space.x3}`, pointerEvents: 'none' });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.x2 });

/** Apart from the others: it ends something. */
export const last = style({ '@media': { [from('sm')]: { marginInlineStart: 'auto' } } });
