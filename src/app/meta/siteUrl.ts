const given: unknown = import.meta.env.PUBLIC_URL;

/**
 * `PUBLIC_URL` of the build without a closing slash, for what only search engines and previews read. A site without
 * https is not for them: its pages name addresses without the origin.
 */
export const siteUrl: string =
  typeof given === 'string' && given.startsWith('https:') ? given.replace(/\/+$/, '') : '';
