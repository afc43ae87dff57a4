import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { forcedColors, radius, size, space, text, vars, weight } from '#src/theme/index.ts';

const line = `${size.borderThin} solid ${vars.color.border.line}`;

export const list = style({ borderTop: `${size.borderThick} solid ${vars.color.border.strong}` });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: space[12],
  alignItems: 'start',
  paddingBlock: space[12],
  borderBottom: line,
});

/** Each kind has a shape of its own: disc, square, ring, check. */
export const sign = recipe({
  base: {
    ...text.label,
    boxSizing: 'border-box',
    display: 'grid',
    placeItems: 'center',
    width: size.icon,
    height: size.icon,
    borderRadius: radius.full,
    color: vars.color.bg.raised,
    fontWeight: weight.display,
    '@media': {
      [forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText', color: 'Canvas' },
    },
  },
  variants: {
    kind: {
      error: { background: vars.color.error.border },
      warning: { background: vars.color.warning.text, borderRadius: radius.picture },
      underway: {
        border: `${size.borderThick} solid ${vars.color.border.control}`,
        '@media': { [forcedColors]: { background: 'Canvas', borderColor: 'CanvasText' } },
      },
      ok: { background: vars.color.success.text },
    },
  },
});

export const title = style({ ...text.option, overflowWrap: 'anywhere' });
export const note = style({ ...text.small, color: vars.color.text.secondary });

/** The button is in line with the first words of its row; the words end at the edge. */
export const action = style({ margin: `calc(${space[12]} * -1) calc(${space[12]} * -1) 0 0` });

export const rest = style({ ...text.small, color: vars.color.text.secondary });
