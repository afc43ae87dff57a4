import { style } from '@vanilla-extract/css';
import { space, text, vars } from '#src/theme/index.ts';

export const description = style({ ...text.small, color: vars.color.text.secondary, textWrap: 'pretty' });

/** Errors and hints of a field; takes no space without text. */
export const remarks = style({
  display: 'grid',
  gap: space[6],
  selectors: { '&:empty': { position: 'absolute' } },
});
