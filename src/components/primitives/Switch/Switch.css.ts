import { globalStyle, style } from '@vanilla-extract/css';
import { controlSize, easing, forcedColors, radius, size, space, text, vars } from '#src/theme/index.ts';

export const whole = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[12],
  justifySelf: 'start',
  minHeight: controlSize.sm,
  paddingBlock: space[10],
  borderRadius: radius.control,
  cursor: 'pointer',
  selectors: {
    '&[data-focus-visible]': { outline: `${size.focusRing} solid ${vars.color.focus}` },
    '&[data-readonly]': { cursor: 'default' },
  },
});

export const track = style({
  boxSizing: 'border-box',
  flex: 'none',
  display: 'block',
  width: controlSize.sm,
  height: size.icon,
  padding: space[2],
  border: `${size.borderControl} solid ${vars.color.border.control}`,
  borderRadius: radius.full,
  background: vars.color.bg.sunken,
  '::before': {
    content: '""',
    display: 'block',
    height: '100%',
    aspectRatio: '1',
    borderRadius: radius.full,
    background: vars.color.border.control,
    transition: `translate ${vars.motion.fast} ${easing.out}`,
  },
  '@media': { [forcedColors]: { borderColor: 'ButtonText', '::before': { background: 'ButtonText' } } },
});

globalStyle(`${whole}[data-selected] ${track}`, {
  background: vars.color.selected.fill,
  borderColor: vars.color.selected.border,
});
globalStyle(`${whole}[data-selected] ${track}::before`, {
  translate: '125%',
  background: vars.color.accent.fill,
  '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
});

export const label = style({ ...text.ui, display: 'block' });

export const note = style({ ...text.small, display: 'block', color: vars.color.text.secondary });
