/**
 * Every address of the product (specification section 2). The spelling of `/pyment-terms` is the product's. Of two that
 * fit the first one counts.
 */
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
  profileEdit: '/profile/edit',
  userProfile: '/profile/:userId',
  settings: '/account/settings',
  analytics: '/analytics',
  money: '/money',
  statement: '/money/statement',
  knowledgeBase: '/knowledge-base',
  checkout: '/checkout/:order',
  receipt: '/receipt/:order',
} as const;

export type PathName = keyof typeof paths;

type Values = Readonly<Record<string, string>>;

/** The page of an address. */
export interface Place {
  readonly name: PathName;
  /** The values of the path's parameters, decoded. */
  readonly values: Values;
}

/** A parameter is one segment of 1 to 300 characters, before it is decoded. */
function patternOf(path: string): RegExp {
  const segments = path.replaceAll(/:(\w+)/g, '(?<$1>[^/]{1,300})');
  return new RegExp(path === paths.landing ? `^${segments}$` : `^${segments}/?$`);
}

export const pathNames = Object.keys(paths) as PathName[];
const patterns = pathNames.map((name) => [name, patternOf(paths[name])] as const);

/** Each value once: `%252F` is `%2F`. @returns undefined where one is not UTF-8 */
function decode(values: Values): Values | undefined {
  try {
    return Object.fromEntries(Object.entries(values).map(([name, text]) => [name, decodeURIComponent(text)]));
  } catch {
    return undefined;
  }
}

/**
 * React Router accepts empty segments, segments of more than 300 characters and malformed UTF-8; this rule does not.
 */
export const isWellFormed = (pathname: string): boolean =>
  !/\/\/|[^/]{301}/.test(pathname) && decode({ pathname }) !== undefined;

/**
 * The rule by which the server reads addresses, and React Router with `isWellFormed` on the client (readings D31): letter
 * case counts, no segment is empty, one slash at the end is forgiven.
 * @param pathname still encoded, without query and hash
 * @returns undefined for the not-found page
 */
export function findPlace(pathname: string): Place | undefined {
  for (const [name, pattern] of patterns) {
    const match = pattern.exec(pathname);
    const values = match && decode(match.groups ?? {});
    if (values) return { name, values };
  }
  return undefined;
}
