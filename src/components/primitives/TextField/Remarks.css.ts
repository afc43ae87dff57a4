import { style } from '@vanilla-extract/css';
import { space, text, vars } from '#src/theme/index.ts';

export const description = style({ ...text.small, color: vars.color.text.secondary, textWrap: 'pretty' });

/** What is wrong with what was typed, or worth saying; without a word it takes no room. */
export const remarks = style({
  display: 'grid',
  gap: space[6],
  selectors: { '&:empty': { position: 'absolute' } },
});
