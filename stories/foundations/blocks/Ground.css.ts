import { style } from '@vanilla-extract/css';
import { space, text } from '#src/theme/index.ts';
import { pane } from '../../../.storybook/pane.css.ts';

export const ground = style([
  pane,
  { ...text.note, display: 'grid', gap: space[24], marginBlock: space[24] },
]);
