import { style } from '@vanilla-extract/css';
import { forcedColors, inks, size, space, text, vars, weight } from '#src/theme/index.ts';

const stripe = '3px';

/** The same in both themes: nobody is to take it for a part of the page. */
export const notice = style({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[12]}`,
  padding: `${space[10]} ${vars.layout.margin}`,
  background: inks.yellow,
  color: inks.ink,
  '@media': { [forcedColors]: { border: `${size.borderThin} solid CanvasText` } },
});

export const name = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  fontWeight: weight.strong,
  '::before': {
    content: '""',
    width: size.iconSmall,
    height: size.iconSmall,
    background: `repeating-linear-gradient(135deg, ${inks.ink} 0 ${stripe}, transparent 0 calc(${stripe} * 2))`,
  },
});
