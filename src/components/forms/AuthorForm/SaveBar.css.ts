import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors, from, size, space, text, vars, z } from '#src/theme/index.ts';

/** From edge to edge of the page, over the tab bar of small screens. */
export const bar = style({
  position: 'sticky',
  bottom: `calc(${size.tabBar} + env(safe-area-inset-bottom))`,
  zIndex: z.base + 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x2} ${space.x4}`,
  marginTop: space.x6,
  marginInline: `calc(${vars.layout.margin} * -1)`,
  padding: `${space.x35} ${vars.layout.margin}`,
  background: vars.color.bg.raised,
  borderTop: `${size.borderThin} solid ${vars.color.border.line}`,
  '@media': {
    [from('xl')]: {
      bottom: 0,
      marginInline: `calc(${space.x7} * -1)`,
      // Where the page ends, so does the bar.
      marginBottom: `calc(${space.x9} * -1)`,
      padding: `${space.x4} ${space.x7}`,
    },
    [forcedColors]: { borderTopColor: 'CanvasText' },
  },
});

export const failure = style({
  flex: '1 0 100%',
  selectors: { '&:has(> :empty)': { position: 'absolute' } },
});

export const said = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x1} ${space.x35}`,
  marginInlineEnd: 'auto',
});

export const count = style({ ...text.ui, fontWeight: 650, outline: 'none' });

export const buttons = style({
  display: 'flex',
  gap: space.x2,
  width: '100%',
  '@media': { [from('sm')]: { width: 'auto' } },
});

// On phones they share the line.
globalStyle(`${buttons} > button`, { flex: 1, '@media': { [from('sm')]: { flex: 'none' } } });
