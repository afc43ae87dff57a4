import { matchPath } from 'react-router-dom';
import type { AppSection } from '#src/components/sections/AppShell/index.ts';
import { paths, subscriptionsHref } from '../paths.ts';

/** Where the shell's navigation leads. */
export const sectionLinks: Readonly<Record<AppSection, string>> = {
  feed: paths.feed,
  create: paths.create,
  profile: paths.profile,
  analytics: paths.analytics,
  subscriptions: subscriptionsHref,
  settings: paths.settings,
  knowledgeBase: paths.knowledgeBase,
};

const sectionPaths: readonly (readonly [path: string, section: AppSection])[] = [
  [paths.feed, 'feed'],
  [paths.post, 'feed'],
  [paths.create, 'create'],
  [paths.profile, 'profile'],
  [paths.profileEdit, 'profile'],
  [paths.analytics, 'analytics'],
  [paths.settings, 'settings'],
];

/** Whether the profile shows the list of subscriptions. */
export const isSubscriptionsView = (search: string): boolean =>
  new URLSearchParams(search).get('view') === 'subscriptions';

/** The section that the address belongs to; somebody else's profile and a post being edited belong to none. */
export function currentSection(pathname: string, search: string): AppSection | undefined {
  const found = sectionPaths.find(([path]) => matchPath(path, pathname) !== null)?.[1];
  return found === 'profile' && isSubscriptionsView(search) ? 'subscriptions' : found;
}
