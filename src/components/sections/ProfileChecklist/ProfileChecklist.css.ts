import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColors, radius, size, space, text, vars } from '#src/theme/index.ts';

export const title = style(text.title);

export const list = style({
  marginTop: space[14],
  borderTop: `${size.borderThick} solid ${vars.color.border.strong}`,
});

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[12],
  paddingBlock: space[12],
  borderBottom: `${size.borderThin} solid ${vars.color.border.line}`,
});

const disc = style({
  boxSizing: 'border-box',
  display: 'grid',
  placeItems: 'center',
  width: size.icon,
  height: size.icon,
  borderRadius: radius.full,
});

const ring = { border: `${size.borderThick} solid ${vars.color.border.control}` };

/** A check on pine, the dot that means «this one», a ring. */
export const mark = styleVariants({
  done: [
    disc,
    {
      background: vars.color.selected.fill,
      border: `${size.borderThin} solid ${vars.color.selected.border}`,
      color: vars.color.text.onInverse,
      '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
    },
  ],
  next: [
    disc,
    {
      border: `${size.borderThick} solid ${vars.color.border.strong}`,
      background: `radial-gradient(closest-side, ${vars.color.accent.fill} 60%, transparent 66%)`,
      '@media': {
        [forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight', borderColor: 'CanvasText' },
      },
    },
  ],
  open: [disc, ring],
});

export const done = style({ ...text.body, lineHeight: size.icon, color: vars.color.text.secondary });

export const name = style({ ...text.nameSmall, lineHeight: size.icon });

export const note = style({ ...text.small, color: vars.color.text.secondary });

export const action = style({ marginTop: space[8] });
