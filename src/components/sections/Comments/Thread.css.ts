import { style } from '@vanilla-extract/css';
import { space, text, vars } from '#src/theme/index.ts';
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

export const commentFormForm = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[16]}`,
});

export const note = style({ ...text.small, flex: '1 1 auto', color: vars.color.text.secondary });

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[8],
  marginInlineStart: 'auto',
});
