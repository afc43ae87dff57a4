import type { PathName } from './addresses.ts';

/** The built document that each page is served from: one of its own where search engines know the page. */
export const documentOf: Readonly<Record<PathName, string>> = {
  landing: 'index.html',
  privacyPolicy: 'privacy-policy.html',
  cookiesPolicy: 'cookies-policy.html',
  termsOfService: 'terms-of-service.html',
  paymentTerms: 'pyment-terms.html',
  resetPassword: 'public.html',
  activationResult: 'public.html',
  feed: 'app.html',
  post: 'app.html',
  postEdit: 'app.html',
  create: 'app.html',
  profile: 'app.html',
  profileEdit: 'app.html',
  userProfile: 'app.html',
  settings: 'app.html',
  analytics: 'app.html',
  knowledgeBase: 'knowledge-base.html',
};

/** For every address that is no page. */
export const notFoundDocument = '404.html';

/** What a whole build holds. */
export const documents: readonly string[] = [...new Set(Object.values(documentOf)), notFoundDocument];
