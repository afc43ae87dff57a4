import { matchPath } from 'react-router-dom';
import { isWellFormed, type PathName, pathNames, paths } from '#src/site/addresses.ts';

export { type PathName, paths };

/** The list of subscriptions has no route of its own in the specification: it is a view of the profile. */
export const subscriptionsHref = `${paths.profile}?view=subscriptions`;
/** The authors' list has no path of its own either. */
export const authorsHref = `${paths.profile}?view=authors`;

/** One's own posts have none either. */
export const ownPostsHref = `${paths.profile}?view=posts`;

/** Address of the author's tiers. */
export const tiersHref = `${paths.profile}?view=tiers`;

/** The editor of a post. */
export const postEditHref = (id: number | string): string => `/post/edit/${id}`;
/** The preview shows the post as each kind of reader sees it. */
export const previewHref = (id: number | string): string => `${postEditHref(id)}?view=preview`;
/** Earlier versions of the post. */
export const revisionsHref = (id: number | string): string => `${postEditHref(id)}?view=revisions`;
/** Two conflicting versions of the post, to compare. */
export const conflictHref = (id: number | string): string => `${postEditHref(id)}?view=conflict`;

/** The page of a post. */
export const postHref = (id: number): string => `${paths.feed}/post/${id}`;
/** The comments below a post. */
export const commentsHref = (id: number): string => `${postHref(id)}#comments`;
/** Page of a person, by id or username (readings D29). */
export const profileHref = (userId: number | string): string => `${paths.profile}/${userId}`;

/** The checkout of an order. */
export const checkoutHref = (order: string): string => `/checkout/${order}`;
/** The receipt of an order. */
export const receiptHref = (order: string): string => `/receipt/${order}`;
/** The list of one's payments is a part of the settings. */
export const paymentsHref = `${paths.settings}#payments`;

/** Legal pages, by the names of their paths. */
export const documentNames = [
  'privacyPolicy',
  'cookiesPolicy',
  'termsOfService',
  'paymentTerms',
] as const satisfies readonly PathName[];

/** Pages for signed-in people only (specification section 2), by the names of their paths. */
export const innerNames = [
  'feed',
  'post',
  'postEdit',
  'create',
  'profile',
  'profileEdit',
  'userProfile',
  'settings',
  'analytics',
  'money',
  'statement',
  'knowledgeBase',
  'checkout',
  'receipt',
] as const satisfies readonly PathName[];

export type DocumentName = (typeof documentNames)[number];
export type InnerName = (typeof innerNames)[number];

const isInner = (name: PathName): name is InnerName => innerNames.some((inner) => inner === name);

/** The name of the path that `pathname` has, as the server reads it (readings D31); `undefined` for the not-found page. */
export const nameOf = (pathname: string): PathName | undefined =>
  isWellFormed(pathname)
    ? pathNames.find((name) => matchPath({ path: paths[name], caseSensitive: true }, pathname))
    : undefined;

/** The same of the pages for signed-in people. */
export function innerNameOf(pathname: string): InnerName | undefined {
  const name = nameOf(pathname);
  return name !== undefined && isInner(name) ? name : undefined;
}

/** Tells a page for signed-in people by its `pathname`. */
export const isProtected = (pathname: string): boolean => innerNameOf(pathname) !== undefined;
