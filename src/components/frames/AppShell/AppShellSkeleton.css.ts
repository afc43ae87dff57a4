import { style, styleVariants } from '@vanilla-extract/css';
import { avatarSize, controlSize, from, size, space } from '#src/theme/index.ts';
import { navItemHeight } from './frame.css.ts';

/** Width of the wordmark that replaces it. */
const logoWidth = '150px';

/** Boxes as large as the parts of the shell. */
export const box = styleVariants({
  logo: { width: logoWidth, height: size.logoCompact, marginRight: 'auto' },
  createButton: {
    display: 'none',
    width: '8.5em',
    height: controlSize.sm,
    '@media': { [from('md')]: { display: 'block' } },
  },
  avatar: { flex: 'none', width: avatarSize.small, height: avatarSize.small },
  account: { width: '55%', height: size.skeletonLine },
  tabIcon: { width: size.icon, height: size.icon },
  tabLabel: { width: '60%', height: '0.75rem' },
});

export const sidebarItem = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: navItemHeight,
  paddingInline: space[12],
});

/** Widths of the labels that they replace. */
export const sidebarLabel = styleVariants(
  {
    feed: '56%',
    authors: '40%',
    create: '44%',
    profile: '45%',
    posts: '45%',
    analytics: '40%',
    subscriptions: '43%',
    settings: '40%',
    knowledgeBase: '46%',
  },
  (width) => ({ width, height: size.skeletonLabel }),
);

export const tab = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: space[4],
  minHeight: size.tabBar,
  paddingBlock: space[8],
});
