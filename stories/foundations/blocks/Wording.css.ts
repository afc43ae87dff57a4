import { style } from '@vanilla-extract/css';
import { text } from '#src/theme/index.ts';

export const example = style({ ...text.lead, overflowWrap: 'anywhere' });
