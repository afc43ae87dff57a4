import { style } from '@vanilla-extract/css';
import { avatarSize, forcedColors, from, radius, size, space, text, vars } from '#src/theme/index.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space[16]} ${space[20]}`,
  alignItems: 'center',
  padding: space[20],
  borderRadius: radius.sheet,
  background: vars.color.bg.surface,
  boxShadow: vars.shadow.card,
  '@media': {
    [from('md')]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
    [forcedColors]: { border: `${size.borderThin} solid CanvasText` },
  },
});

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: avatarSize.regular,
  height: avatarSize.regular,
  borderRadius: radius.picture,
  background: vars.color.bg.sunken,
});

export const name = style(text.name);

export const note = style({ ...text.byline, color: vars.color.text.secondary });

export const action = style({
  display: 'grid',
  gridColumn: '1 / -1',
  '@media': { [from('md')]: { gridColumn: 'auto' } },
});
