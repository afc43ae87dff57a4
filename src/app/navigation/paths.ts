import { findPlace, type PathName, paths } from '#src/site/addresses.ts';

export { paths };

/** The list of subscriptions has no route of its own in the specification: it is a view of the profile. */
export const subscriptionsHref = `${paths.profile}?view=subscriptions`;
/** The authors one can subscribe to have none either. */
export const authorsHref = `${paths.profile}?view=authors`;

/** One's own posts have none either. */
export const ownPostsHref = `${paths.profile}?view=posts`;

/** Nor has what an author offers for money. */
export const tiersHref = `${paths.profile}?view=tiers`;

/** Where a post is written. */
export const postEditHref = (id: number | string): string => `/post/edit/${id}`;
/** The post with the eyes of each kind of reader. */
export const previewHref = (id: number | string): string => `${postEditHref(id)}?view=preview`;
/** What the post was like before. */
export const revisionsHref = (id: number | string): string => `${postEditHref(id)}?view=revisions`;
/** What was written here and elsewhere, to be compared. */
export const conflictHref = (id: number | string): string => `${postEditHref(id)}?view=conflict`;

/** The page of a post. */
export const postHref = (id: number): string => `${paths.feed}/post/${id}`;
/** What readers say below a post. */
export const commentsHref = (id: number): string => `${postHref(id)}#comments`;
/** Somebody's page, by number or username (readings D29). */
export const profileHref = (userId: number | string): string => `${paths.profile}/${userId}`;

/** Legal pages, by the names of their paths. */
export const documentNames = [
  'privacyPolicy',
  'cookiesPolicy',
  'termsOfService',
  'paymentTerms',
] as const satisfies readonly PathName[];

/** Public pages beside the landing page, by the names of their paths. */
const publicNames = [
  ...documentNames,
  'resetPassword',
  'activationResult',
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
  'knowledgeBase',
] as const satisfies readonly PathName[];

export type DocumentName = (typeof documentNames)[number];
export type PublicName = (typeof publicNames)[number];
export type InnerName = (typeof innerNames)[number];

export const isInner = (name: PathName): name is InnerName => innerNames.some((inner) => inner === name);

/** Whether `pathname` is a page for signed-in people. */
export function isProtected(pathname: string): boolean {
  const place = findPlace(pathname);
  return place !== undefined && isInner(place.name);
}
