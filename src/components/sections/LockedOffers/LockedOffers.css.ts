import { style } from '@vanilla-extract/css';
import { from, size, space, text, vars } from '#src/theme/index.ts';

export const inside = style({
  ...text.uiLarge,
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  paddingBlock: space[20],
  borderBottom: `${size.borderThick} solid ${vars.color.border.strong}`,
});

export const offer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[12]} ${space[24]}`,
  // The price is on the line of the name, however long the note is.
  alignItems: 'start',
  paddingBlock: space[24],
  borderBottom: `${size.borderThin} solid ${vars.color.border.line}`,
});

/** An offer with a button beside the price; nothing follows it, so it needs no rule. */
export const offerToTake = style([
  offer,
  {
    borderBottom: 'none',
    '@media': { [from('md')]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto' } },
  },
]);

/** A tier, with a button beside the price. */
export const tier = style([
  offer,
  { '@media': { [from('md')]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto' } } },
]);

export const failure = style({ gridColumn: '1 / -1', selectors: { '&:empty': { display: 'none' } } });

export const name = style({ ...text.title, overflowWrap: 'break-word' });

export const note = style({ ...text.small, color: vars.color.text.secondary });

export const price = style({ ...text.title, textAlign: 'end' });

export const period = style([note, { textAlign: 'end' }]);

export const action = style({
  display: 'grid',
  gridColumn: '1 / -1',
  '@media': { [from('md')]: { gridColumn: 'auto', alignSelf: 'center', minWidth: '12rem' } },
});

export const later = style([note, { marginTop: space[20] }]);
