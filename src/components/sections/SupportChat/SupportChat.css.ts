import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors, from, radius, size, space, vars, z } from '#src/theme/index.ts';

export const place = style({ position: 'relative' });

export const launcher = style({
  // A narrow screen has no place for it that is free of text but the foot of the page.
  position: 'absolute',
  insetBlockEnd: space[16],
  insetInlineEnd: space[16],
  zIndex: z.chat,
  display: 'grid',
  placeItems: 'center',
  width: size.chat,
  height: size.chat,
  border: `${size.borderThick} solid ${vars.color.bg.page}`,
  borderRadius: radius.full,
  background: vars.color.neutral.fill,
  color: vars.color.neutral.text,
  boxShadow: vars.shadow.floating,
  '@media': {
    [from('md')]: { position: 'fixed', insetBlockEnd: space[24], insetInlineEnd: space[24] },
    [forcedColors]: { borderColor: 'ButtonText' },
    print: { display: 'none' },
  },
});

// Focus scrolling stops above the launcher.
globalStyle(`:root:has(${launcher})`, {
  '@media': { [from('md')]: { scrollPaddingBlockEnd: `calc(${size.chat} + ${space[24]} * 2)` } },
});
