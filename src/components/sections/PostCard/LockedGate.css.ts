import { style } from '@vanilla-extract/css';
import { from, space, text, vars } from '#src/theme/index.ts';

export const gate = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space[12]} ${space[16]}`,
  alignItems: 'center',
  '@media': { [from('md')]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});

export const title = style(text.entry);

export const note = style({ ...text.small, color: vars.color.text.secondary });

/** The offer is under the note on a phone, else beside it. */
export const offer = style([
  note,
  { gridColumn: 2, '@media': { [from('md')]: { gridColumn: 'auto', maxWidth: '12rem' } } },
]);

export const action = style({ gridColumn: 2, '@media': { [from('md')]: { gridColumn: 'auto' } } });

export const price = style([title, { display: 'block', color: vars.color.text.primary }]);
