import { style } from '@vanilla-extract/css';
import { space, vars } from '#src/theme/index.ts';
import { answer } from './Comment.css.ts';

export const more = style({ display: 'grid', justifyItems: 'start', paddingTop: space.x2 });

/** Its words stand on the axis of the answers' portraits. */
export const moreButton = style([
  answer,
  {
    marginInlineStart: `calc(${space.x3} * -1)`,
    color: vars.color.text.primary,
    selectors: { '&[data-pending]': { cursor: 'progress' } },
  },
]);

export const form = style({ paddingBlock: `${space.x3} ${space.x2}` });
