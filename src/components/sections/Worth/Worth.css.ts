import { style } from '@vanilla-extract/css';
import { forcedColors, from, size, space, text, vars } from '#src/theme/index.ts';

const ground = vars.color.block;

/** The pink block of the landing page, with square corners (design section 9). */
export const block = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  padding: space[20],
  background: ground.third,
  color: ground.text,
  vars: {
    [vars.color.text.primary]: ground.text,
    [vars.color.text.secondary]: ground.textMuted,
    [vars.color.border.control]: ground.fieldBorder,
  },
  '@media': {
    [from('md')]: { padding: space[32] },
    [forcedColors]: { border: `${size.borderThin} solid CanvasText` },
    print: { display: 'none' },
  },
});

export const title = style({ ...text.title, overflowWrap: 'break-word' });

export const lead = style({ ...text.small, marginTop: space[4], color: ground.textMuted });

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });

export const send = style({
  display: 'grid',
  '@media': { [from('md')]: { justifyContent: 'start' } },
});

export const arrived = style({
  ...text.option,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
});

export const people = style({ ...text.note, color: ground.textMuted });
