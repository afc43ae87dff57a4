import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors, from, radius, size, space, vars, z } from '#src/theme/index.ts';

export const launcher = style({
  position: 'fixed',
  insetBlockEnd: space.x4,
  insetInlineEnd: space.x4,
  zIndex: z.chat,
  display: 'grid',
  placeItems: 'center',
  width: size.chat,
  height: size.chat,
  border: `${size.borderThick} solid ${vars.color.bg.page}`,
  borderRadius: radius.full,
  background: vars.color.ink.fill,
  color: vars.color.ink.text,
  fontSize: '2.125rem',
  boxShadow: vars.shadow.floating,
  '@media': {
    [from('md')]: { insetBlockEnd: space.x5, insetInlineEnd: space.x5 },
    [forcedColors]: { borderColor: 'ButtonText' },
    print: { display: 'none' },
  },
});

// What the focus scrolls to stops above the launcher.
globalStyle(`:root:has(${launcher})`, { scrollPaddingBlockEnd: `calc(${size.chat} + ${space.x5} * 2)` });
