import type { PathName } from './addresses.ts';

/** The built document that each page is served from: its own metadata and its first screen before hydration. */
export const documentOf: Readonly<Record<PathName, string>> = {
  landing: 'index.html',
  privacyPolicy: 'privacy-policy.html',
  cookiesPolicy: 'cookies-policy.html',
  termsOfService: 'terms-of-service.html',
  paymentTerms: 'pyment-terms.html',
  resetPassword: 'reset-password.html',
  activationResult: 'activation-result.html',
  feed: 'feed.html',
  post: 'post.html',
  postEdit: 'post-edit.html',
  create: 'create.html',
  profile: 'profile.html',
  profileEdit: 'profile-edit.html',
  userProfile: 'user-profile.html',
  settings: 'settings.html',
  analytics: 'analytics.html',
  money: 'money.html',
  statement: 'money-statement.html',
  knowledgeBase: 'knowledge-base.html',
  checkout: 'checkout.html',
  receipt: 'receipt.html',
};

/** Document for every unknown address. */
export const notFoundDocument = '404.html';

/** The files of a whole build. */
export const documents: readonly string[] = [...new Set(Object.values(documentOf)), notFoundDocument];
