import type { AppShellProps } from '#src/components/frames/AppShell/AppShell.tsx';

/** A signed-in person and the addresses of the area, for stories and tests. */
export const shell: Pick<AppShellProps, 'user' | 'links'> = {
  user: { name: 'Анна Рощина', note: 'anna.roshchina', portrait: 'anna' },
  links: {
    feed: '/feed',
    authors: '/profile?view=authors',
    create: '/create',
    profile: '/profile',
    posts: '/profile?view=posts',
    analytics: '/analytics',
    money: '/money',
    subscriptions: '/profile?view=subscriptions',
    settings: '/account/settings',
    knowledgeBase: '/knowledge-base',
  },
};
