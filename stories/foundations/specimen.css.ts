import { style, styleVariants } from '@vanilla-extract/css';
import { avatarSize, easing, inks, radius, redLine, size, space, text, vars } from '#src/theme/index.ts';

export const note = style({ ...text.small, color: vars.color.text.secondary, overflowWrap: 'anywhere' });
export const cell = style({ width: '15rem', maxWidth: '100%' });

export const block = style({
  ...text.body,
  padding: space[24],
  background: vars.color.block.first,
  color: inks.ink,
});

export const axes = style({
  height: '50vh',
  marginInline: vars.layout.margin,
  background: `repeating-linear-gradient(90deg, ${vars.color.border.line} 0 ${size.borderThin}, transparent 0 ${vars.layout.module})`,
  backgroundPositionX: `calc(${vars.layout.margin} * -1)`,
});

export const panel = style({
  padding: space[24],
  background: vars.color.bg.page,
  color: vars.color.text.primary,
});

export const row = style({ display: 'flex', alignItems: 'center', gap: space[16], paddingBlock: space[8] });
export const name = style({ ...text.small, width: '14rem', flex: 'none' });
const swatch = style({
  flex: 'none',
  width: avatarSize.large,
  height: avatarSize.regular,
  border: `${size.borderThin} solid ${vars.color.border.line}`,
});

const bar = style({ height: space[24], background: vars.color.accent.fill });
export const bars = styleVariants(space, (width) => [bar, { width }]);

const corner = style([swatch, { width: '12.5rem', height: space[96], background: inks.yellow }]);
export const corners = styleVariants(radius, (borderRadius) => [corner, { borderRadius }]);

const sheet = style([swatch, { width: '12.5rem', height: space[96], border: 'none' }]);
export const shadows = styleVariants(vars.shadow, (boxShadow) => [
  sheet,
  { boxShadow, background: vars.color.bg.raised },
]);

const track = style({
  width: space[24],
  height: space[24],
  borderRadius: radius.full,
  background: vars.color.accent.fill,
});
const { fast, base, slow } = vars.motion;

/** Stretches under the pointer for as long as the token says. */
export const moving = styleVariants({ fast, base, slow }, (duration) => [
  track,
  {
    transition: `width ${duration} ${easing.out}`,
    selectors: { [`${row}:hover &`]: { width: '50%' } },
  },
]);

export const styles = styleVariants(text, (rule) => [
  rule,
  { maxWidth: '100%', overflowWrap: 'anywhere' as const },
]);
export const red = style([redLine, text.appTitle]);

export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))',
  gap: space[24],
});
export const icon = style({ display: 'grid', justifyItems: 'center', gap: space[8], ...text.small });
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))',
  gap: space[24],
});

/** Ground of a receipt. */
export const pine = style({
  maxWidth: '30rem',
  padding: `0 ${space[16]} ${space[48]}`,
  background: vars.color.bg.inverse,
  color: vars.color.text.onInverse,
});
