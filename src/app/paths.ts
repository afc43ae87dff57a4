import { matchPath } from 'react-router-dom';

/** Every address of the product (specification section 2). The spelling of `/pyment-terms` is the product's. */
export const paths = {
  landing: '/',
  privacyPolicy: '/privacy-policy',
  cookiesPolicy: '/cookies-policy',
  termsOfService: '/terms-of-service',
  paymentTerms: '/pyment-terms',
  resetPassword: '/reset-password/:uid/:token',
  activationResult: '/activation-result',
  feed: '/feed',
  post: '/feed/post/:id',
  postEdit: '/post/edit/:id',
  create: '/create',
  profile: '/profile',
  userProfile: '/profile/:userId',
  profileEdit: '/profile/edit',
  settings: '/account/settings',
  analytics: '/analytics',
  knowledgeBase: '/knowledge-base',
} as const;

/** The list of subscriptions has no route of its own in the specification: it is a view of the profile. */
export const subscriptionsHref = `${paths.profile}?view=subscriptions`;
/** Nor have the authors one can subscribe to. */
export const authorsHref = `${paths.profile}?view=authors`;

/** Legal pages, by the names of their paths. */
export const documentNames = [
  'privacyPolicy',
  'cookiesPolicy',
  'termsOfService',
  'paymentTerms',
] as const satisfies readonly (keyof typeof paths)[];

/** Public pages beside the landing page, by the names of their paths. */
export const publicNames = [
  ...documentNames,
  'resetPassword',
  'activationResult',
] as const satisfies readonly (keyof typeof paths)[];

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
] as const satisfies readonly (keyof typeof paths)[];

export type DocumentName = (typeof documentNames)[number];
export type PublicName = (typeof publicNames)[number];
export type InnerName = (typeof innerNames)[number];

/** Whether `pathname` is a page for signed-in people. */
export const isProtected = (pathname: string): boolean =>
  innerNames.some((name) => matchPath(paths[name], pathname) !== null);
