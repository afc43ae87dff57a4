import { style } from '@vanilla-extract/css';
import { space, vars } from '#src/theme/index.ts';
import { answer } from './Comment.css.ts';

export const more = style({ display: 'grid', justifyItems: 'start', paddingTop: space[8] });

/** The words are on the axis of the answers' portraits. */
export const moreButton = style([
  answer,
  {
    marginInlineStart: `calc(${space[12]} * -1)`,
    color: vars.color.text.primary,
    selectors: { '&[data-pending]': { cursor: 'progress' } },
  },
]);

export const form = style({ paddingBlock: `${space[12]} ${space[8]}` });
