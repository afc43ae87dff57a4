import { globalStyle, style } from '@vanilla-extract/css';
import { from, radius, space, text, vars, weight } from '#src/theme/index.ts';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[20],
});

/** Two fields side by side if there is space; a list of rules is below both. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[20],
  '@media': { [from('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** The rules of the field above it. */
export const rules = style({ marginTop: `calc(${space[8]} - ${space[20]})` });

/** Invisible rules must not take the gap. */
export const hiddenRules = style({ position: 'absolute' });

globalStyle(`${pair} > ${rules}`, {
  '@media': { [from('md')]: { gridArea: '2 / 1 / 3 / -1', marginTop: `calc(${space[12]} - ${space[20]})` } },
});

/** Buttons of a form in a row of the settings: full width only on a phone. */
export const actions = style({
  display: 'grid',
  gap: space[12],
  '@media': { [from('sm')]: { display: 'flex', flexWrap: 'wrap', gap: space[16] } },
});

/** A secondary link under the fields. */
export const aside = style({ ...text.small, justifySelf: 'start' });

/** Purpose of the form. */
export const intro = style({ ...text.body, color: vars.color.text.secondary });

/** An e-mail within a sentence; it may be longer than the form is wide. */
export const address = style({ fontWeight: weight.strong, overflowWrap: 'anywhere' });

/** Small print under the button. */
export const terms = style({ ...text.caption, color: vars.color.text.secondary });

/** A number that stays on one line. */
export const unbroken = style({ whiteSpace: 'nowrap' });

/** Ring of the place when it gets focus. */
export const slot = style({ borderRadius: radius.control });

export const error = style({ marginTop: space[6] });

export const list = style({ listStyle: 'disc', paddingInlineStart: space[20] });
