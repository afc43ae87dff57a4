import { style } from '@vanilla-extract/css';
import { controlSize, space, text } from '#src/theme/index.ts';

export const purpose = style({ ...text.lead, margin: `${space[8]} 0 ${space[12]}` });

/** Status of the component and links to the design, side by side if there is space. */
export const facts = style({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[4]} ${space[24]}`,
  marginBottom: space[16],
});

/** It belongs to the example above, which keeps its distance from what follows. */
export const props = style({ marginTop: `calc(-1 * ${space[24]})` });

export const summary = style({
  ...text.small,
  paddingBlock: `calc((${controlSize.sm} - 1lh) / 2)`,
  cursor: 'pointer',
});
