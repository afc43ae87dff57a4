import { style } from '@vanilla-extract/css';
import { forcedColors, from, radius, size, space, text, vars, weight, z } from '#src/theme/index.ts';
import { navItemHeight } from './frame.css.ts';

export const brand = style({ marginRight: 'auto' });

/** Below `xl` the tab bar creates posts. */
export const createButton = style({
  display: 'none',
  '@media': { [from('xl')]: { display: 'block' }, print: { display: 'none' } },
});

/** Beside the sidebar the portrait leads to the profile… */
export const avatar = style({
  display: 'none',
  '@media': { [from('xl')]: { display: 'block' }, print: { display: 'none' } },
});

/** …without it the portrait opens the menu. */
export const menu = style({
  '@media': { [from('xl')]: { display: 'none' }, print: { display: 'none' } },
});

/** A letter in place of the portrait is no text of a link. */
export const avatarLink = style({ display: 'block', borderRadius: radius.picture, textDecoration: 'none' });

const focusInside = { outlineOffset: `calc(${size.focusRing} * -1)` };

const sidebarItem = style({
  ...text.uiLarge,
  fontWeight: weight.hint,
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  minHeight: navItemHeight,
  paddingInline: space[12],
  borderRadius: radius.control,
  color: vars.color.text.secondary,
  textDecoration: 'none',
  transition: `background-color ${vars.motion.fast}, color ${vars.motion.fast}`,
  ...focusInside,
  selectors: {
    '&[data-hovered]': { background: vars.color.bg.hover, color: vars.color.text.primary },
    '&[aria-current]': { color: vars.color.text.primary, fontWeight: weight.heading },
    '&[aria-current]::after': {
      content: '""',
      width: space[12],
      height: space[12],
      marginLeft: 'auto',
      borderRadius: radius.full,
      background: vars.color.accent.fill,
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: { '&[aria-current]::after': { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
});

export const accountLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  flex: 1,
  minWidth: 0,
  borderRadius: radius.picture,
  color: 'inherit',
  textDecoration: 'none',
});

export const accountText = style({ display: 'grid', flex: 1, minWidth: 0 });

export const accountName = style(text.name);

/** An address in place of a name: one line. */
export const accountAddress = style({
  ...text.byline,
  fontWeight: weight.label,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const accountNote = style({
  ...text.byline,
  color: vars.color.text.secondary,
  selectors: {
    [`${accountAddress} + &`]: { color: vars.color.text.accent, fontWeight: weight.label },
    [`${accountLink}[data-hovered] &`]: { textDecoration: 'underline' },
  },
});

const tabBarItem = style({
  ...text.tabBar,
  display: 'grid',
  justifyItems: 'center',
  gap: space[4],
  minHeight: size.tabBar,
  padding: `${space[8]} 0`,
  color: vars.color.text.secondary,
  textDecoration: 'none',
  ...focusInside,
  selectors: {
    '&[data-hovered]': { color: vars.color.text.primary },
    '&[aria-current]': {
      fontWeight: weight.strong,
      color: vars.color.text.primary,
      boxShadow: `inset 0 ${size.focusRing} 0 ${vars.color.accent.fill}`,
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: { '&[aria-current]': { borderTop: `${size.focusRing} solid Highlight` } },
    },
  },
});

/** Style of a link to a section, by its position. */
export const navItem = { sidebar: sidebarItem, tabBar: tabBarItem } as const;

export const button = style({ display: 'block', borderRadius: radius.picture, cursor: 'pointer' });

export const popover = style({
  zIndex: z.popover,
  width: '18rem',
  maxWidth: `calc(100vw - 2 * ${space[16]})`,
  overflowY: 'auto',
  borderRadius: radius.sheet,
  background: vars.color.bg.raised,
  color: vars.color.text.primary,
  boxShadow: vars.shadow.floating,
  border: `${size.borderThin} solid ${vars.color.border.line}`,
});

export const dialog = style({ padding: space[6], outline: 'none' });

export const account = style({
  display: 'flex',
  padding: space[12],
  marginBottom: space[6],
  borderBottom: `${size.borderThin} solid ${vars.color.border.line}`,
});

export const item = style({
  ...text.uiLarge,
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  width: '100%',
  minHeight: navItemHeight,
  paddingInline: space[12],
  borderRadius: radius.control,
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  outlineOffset: `calc(${size.focusRing} * -1)`,
  selectors: {
    '&[data-hovered], &[data-pressed]': { background: vars.color.bg.sunken },
    '&[aria-current]': { fontWeight: weight.heading },
  },
});
