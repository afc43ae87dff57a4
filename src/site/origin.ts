/**
 * Stands in the built pages for the origin of the site, which no build knows. The server that hands them out puts in
 * the real one: the server at its start, `npm run export` for a static host.
 */
export const unknownOrigin = 'https://origin.invalid';

export const putOrigin = (html: string, origin: string): string => html.replaceAll(unknownOrigin, origin);
