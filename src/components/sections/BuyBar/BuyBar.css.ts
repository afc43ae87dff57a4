import { style } from '@vanilla-extract/css';
import { forcedColors, from, low, size, space, text, vars, z } from '#src/theme/index.ts';
import { stopAbove } from '#src/theme/scrollPadding.ts';

/** The bar spans the page of a phone, over its tab bar; wider screens have the button beside the price. */
export const bar = style({
  position: 'sticky',
  bottom: `calc(${size.tabBar} + env(safe-area-inset-bottom))`,
  zIndex: z.base + 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  marginTop: space[24],
  marginInline: `calc(${vars.layout.margin} * -1)`,
  padding: `${space[12]} ${vars.layout.margin}`,
  background: vars.color.bg.raised,
  borderTop: `${size.borderThin} solid ${vars.color.border.line}`,
  '@media': {
    [from('md')]: { display: 'none' },
    [low]: { position: 'static' },
    [forcedColors]: { borderTopColor: 'CanvasText' },
    print: { display: 'none' },
  },
});

stopAbove(bar);

export const price = style({ ...text.option, display: 'block' });

export const note = style({ ...text.note, display: 'block', color: vars.color.text.secondary });
