import { style, styleVariants } from '@vanilla-extract/css';
import { errorDisc, forcedErrorDisc } from '../../primitives/ErrorText/ErrorText.tsx';
import { fontSize, forcedColors, radius, size, space, text, vars, weight } from '#src/theme/index.ts';

export const list = style({ borderTop: `${size.borderThick} solid ${vars.color.border.strong}` });

export const step = style({
  display: 'grid',
  gridTemplateColumns: `${size.icon} minmax(0, 1fr) auto`,
  columnGap: space[14],
  alignItems: 'start',
  paddingBlock: space[14],
  borderBottom: `${size.borderThin} solid ${vars.color.border.line}`,
});

const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: size.icon,
  height: size.icon,
  border: `${size.borderThick} solid ${vars.color.border.control}`,
  borderRadius: radius.full,
});

export const sign = styleVariants({
  done: [
    disc,
    {
      borderColor: vars.color.success.text,
      background: vars.color.success.text,
      color: vars.color.bg.page,
      '@media': { [forcedColors]: forcedErrorDisc },
    },
  ],
  now: [
    disc,
    {
      borderColor: vars.color.text.primary,
      background: `radial-gradient(closest-side, ${vars.color.accent.fill} 50%, transparent 56%)`,
      '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
    },
  ],
  failed: [
    disc,
    { ...errorDisc, width: size.icon, height: size.icon, border: 0, fontSize: fontSize.small },
    { '@media': { [forcedColors]: forcedErrorDisc } },
  ],
  next: [disc],
});

export const title = styleVariants({
  reached: { ...text.option, overflowWrap: 'anywhere' },
  next: { ...text.note, fontWeight: weight.term, color: vars.color.text.secondary },
});

export const note = style({ ...text.small, color: vars.color.text.secondary, overflowWrap: 'anywhere' });

export const time = style({ ...text.sum, fontSize: fontSize.small, color: vars.color.text.secondary });
