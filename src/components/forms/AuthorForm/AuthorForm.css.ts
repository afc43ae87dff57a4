import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors, from, low, radius, size, space, text, vars, z } from '#src/theme/index.ts';
import { stopAbove } from '#src/theme/scrollPadding.ts';

export const rows = style({
  marginTop: space[32],
  borderTop: `${size.borderThick} solid ${vars.color.border.strong}`,
});

export const portrait = style({ display: 'flex', alignItems: 'center', gap: space[20] });

export const cover = style({ aspectRatio: '5', overflow: 'hidden', borderRadius: radius.picture });

/** The first is outlined, the others hang on its line. */
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], minWidth: 0 });

export const failure = style({ selectors: { '&:empty': { display: 'none' } } });

/** A field with its button of one sign. */
export const add = style({
  justifySelf: 'start',
  // The sign is on the axis, not its ground.
  marginInlineStart: `calc(${space[12]} * -1)`,
  '@media': { [from('sm')]: { marginInlineStart: `calc(${space[18]} * -1)` } },
});

/** The bar spans the page, over the tab bar of small screens. */
export const bar = style({
  position: 'sticky',
  bottom: `calc(${size.tabBar} + env(safe-area-inset-bottom))`,
  zIndex: z.base + 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[16]}`,
  marginTop: space[32],
  marginInline: `calc(${vars.layout.margin} * -1)`,
  padding: `${space[14]} ${vars.layout.margin}`,
  background: vars.color.bg.raised,
  borderTop: `${size.borderThin} solid ${vars.color.border.line}`,
  '@media': {
    [from('xl')]: {
      bottom: 0,
      marginInline: `calc(${space[48]} * -1)`,
      // The bar ends with the page.
      marginBottom: `calc(${space[96]} * -1)`,
      padding: `${space[16]} ${space[48]}`,
    },
    [low]: { position: 'static' },
    [forcedColors]: { borderTopColor: 'CanvasText' },
  },
});

stopAbove(bar);

export const saveBarFailure = style({
  flex: '1 0 100%',
  selectors: { '&:has(> :empty)': { position: 'absolute' } },
});

export const said = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[14]}`,
  marginInlineEnd: 'auto',
});

export const count = style({ ...text.action, outline: 'none' });

export const saveBarButtons = style({
  display: 'flex',
  gap: space[8],
  width: '100%',
  '@media': { [from('sm')]: { width: 'auto' } },
});

// The saveBarButtons share the line of a phone.
globalStyle(`${saveBarButtons} > button`, { flex: 1, '@media': { [from('sm')]: { flex: 'none' } } });
