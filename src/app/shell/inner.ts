import { createContext, useContext } from 'react';
import type { User } from '#src/api/contract.ts';
import type { AppSection, AppShellProps } from '#src/components/frames/AppShell/AppShell.tsx';
import {
  authorsHref,
  type InnerName,
  innerNameOf,
  ownPostsHref,
  paths,
  subscriptionsHref,
} from '../shared/paths.ts';

/** The area gives its pages these. */
interface Inner {
  /** The signed-in person. */
  readonly user: User;
}

export const InnerContext = createContext<Inner | undefined>(undefined);

/** @throws outside the area's shell */
export function useInner(): Inner {
  const inner = useContext(InnerContext);
  if (!inner) throw new Error('The shell of the inner area is missing');
  return inner;
}

const readersLinks = {
  feed: paths.feed,
  authors: authorsHref,
  create: paths.create,
  profile: paths.profile,
  posts: ownPostsHref,
  analytics: paths.analytics,
  subscriptions: subscriptionsHref,
  settings: paths.settings,
  knowledgeBase: paths.knowledgeBase,
} as const satisfies AppShellProps['links'];

/** Links of the shell's navigation. Only authors have money; a server that has none calls nobody an author. */
export const linksOf = ({ is_author: isAuthor }: User): AppShellProps['links'] =>
  isAuthor === true ? { ...readersLinks, money: paths.money } : readersLinks;

const sectionOf: Partial<Record<InnerName, AppSection>> = {
  feed: 'feed',
  post: 'feed',
  create: 'create',
  postEdit: 'posts',
  profile: 'profile',
  profileEdit: 'profile',
  analytics: 'analytics',
  money: 'money',
  statement: 'money',
  settings: 'settings',
  knowledgeBase: 'knowledgeBase',
};

/** The view that the profile shows instead of itself. */
export const viewOf = (search: string): string | null => new URLSearchParams(search).get('view');

/** The article of the knowledge base that is read; they are one page, so that its search outlives them. */
export const articleOf = (search: string): string | null => new URLSearchParams(search).get('article');

/** Section of the address; other people's profiles belong to none. */
export function currentSection(pathname: string, search: string): AppSection | undefined {
  const name = innerNameOf(pathname);
  const section = name && sectionOf[name];
  const view = viewOf(search);
  if (section !== 'profile') return section;
  return view === 'posts' || view === 'subscriptions' || view === 'authors' ? view : section;
}
