import { style } from '@vanilla-extract/css';
import { controlSize, space, text } from '#src/theme/index.ts';

export const purpose = style({ ...text.lead, margin: `0 0 ${space[12]}` });

/** It belongs to the example above, which keeps its distance from what follows. */
export const props = style({ marginTop: `calc(-1 * ${space[24]})` });

export const summary = style({
  ...text.small,
  paddingBlock: `calc((${controlSize.sm} - 1lh) / 2)`,
  cursor: 'pointer',
});
