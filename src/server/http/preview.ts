/** Sites that preview links show these parts of a page. */
export interface Preview {
  readonly title: string;
  readonly description: string;
  /** Its path and its size in pixels; without it the site's own picture stays. */
  readonly picture?: { readonly path: string; readonly width: number; readonly height: number } | undefined;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const servedTag = /<meta data-served ((?:property|name)="((?:og|twitter):[a-z:]+)") content="[^"]*"\/>/g;

/**
 * Puts a preview into the tags that the build has written for all pages of a kind. The client takes them away
 * (`data-preview`) before it writes its own.
 * @param origin of the site: other sites need whole addresses
 */
export function withPreview(html: string, { title, description, picture }: Preview, origin: string): string {
  const image = picture && origin + picture.path;
  const values: Readonly<Record<string, string | undefined>> = {
    'og:title': title,
    'twitter:title': title,
    'og:description': description,
    'twitter:description': description,
    'og:image': image,
    'twitter:image': image,
    'og:image:width': picture && String(picture.width),
    'og:image:height': picture && String(picture.height),
  };
  return html.replaceAll(servedTag, (tag, key: string, name: string) => {
    const value = values[name];
    return value === undefined ? tag : `<meta data-served data-preview ${key} content="${escape(value)}"/>`;
  });
}
