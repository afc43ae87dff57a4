import { style } from '@vanilla-extract/css';
import { forcedColors, from, size, space, vars } from '#src/theme/index.ts';

/** The footer is at the foot of the screen, however short the page. */
export const frame = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  minHeight: size.headerHeightCompact,
  paddingInline: vars.layout.margin,
  borderBottom: `${size.borderThin} solid ${vars.color.border.line}`,
  '@media': { [from('md')]: { minHeight: size.headerHeight } },
});

export const brand = style({ color: 'inherit', '@media': { [forcedColors]: { color: 'CanvasText' } } });

export const content = style({ flex: 1 });

export const page = style({ paddingBlock: `${space[48]} ${space[96]}` });
