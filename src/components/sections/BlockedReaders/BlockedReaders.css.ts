import { style } from '@vanilla-extract/css';
import { from, radius, space, text, vars } from '#src/theme/index.ts';

export { box, item, list } from '../../primitives/rows.css.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[14],
  alignItems: 'center',
  '@media': { [from('sm')]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});

/** The button wraps below the name if there is no space beside it. */
export const action = style({
  gridColumn: '1 / -1',
  '@media': { [from('sm')]: { gridColumn: 'auto' } },
});

export const name = style({
  ...text.name,
  justifySelf: 'start',
  borderRadius: radius.picture,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&[data-hovered]': { textDecoration: 'underline' } },
});

export const none = style({ ...text.small, color: vars.color.text.secondary });
