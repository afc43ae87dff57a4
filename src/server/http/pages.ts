import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findPlace, paths, type Place } from '#src/site/addresses.ts';
import { documentOf, notFoundDocument } from '#src/site/documents.ts';
import { loggedReason } from '../database/index.ts';
import { type BuiltClient, served, type ServedFile } from './builtClient.ts';
import { notFound } from './errors.ts';
import { methodNotAllowed } from './endpoint.ts';
import { parseId } from './parameters.ts';
import { isApiPath, pathOf } from './paths.ts';
import { sendFile } from './sendFile.ts';

/** The pages for search engines. */
const indexed = ['landing', 'privacyPolicy', 'cookiesPolicy', 'termsOfService', 'paymentTerms'] as const;

/** Pages for signed-in people are open to robots and say `noindex`: of a forbidden page they would not read it. */
export const robots = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /auth/\n\nSitemap: ${origin}/sitemap.xml\n`;

export function sitemap(origin: string): string {
  const urls = indexed.map((name) => `  <url><loc>${origin}${paths[name]}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`;
}

/**
 * Addresses that programs ask for: what search engines may read, and where a password is changed.
 * @param origin where people open the site
 */
export function addAddresses(app: FastifyInstance, origin: string): void {
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(origin)),
  );
  app.get('/sitemap.xml', async (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemap(origin)),
  );
  // Address for password managers: https://w3c.github.io/webappsec-change-password-url/
  app.get('/.well-known/change-password', async (_request, reply) => reply.redirect(paths.settings, 302));
}

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
function withPreview(html: string, { title, description, picture }: Preview, origin: string): string {
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

const revalidate = 'no-cache';
const forever = 'public, max-age=31536000, immutable';
const isAsset = (path: string) => path.startsWith('/assets/');

/** Previews that are looked for at once. A flood of visits gets plain pages and leaves the database to the API. */
const mostPreviews = 4;

/** Signed-in people see the post itself. */
const isSignedIn = ({ headers }: FastifyRequest): boolean => /\baccess_token=/.test(headers.cookie ?? '');

interface PagesOptions {
  readonly client: BuiltClient;
  /** The origin of `PUBLIC_URL`. */
  readonly origin: string;
  /** Finds the parts of a post that other sites may show. */
  readonly findPreview: (postId: number) => Promise<Preview | undefined>;
}

/** Serves the built client: what was read at the start and nothing else, so that no address reaches the disk. */
export function addPages(app: FastifyInstance, { client, origin, findPreview }: PagesOptions): void {
  const { documents, files } = client;

  let running = 0;

  /** The page of a post for visitors, since sites that preview links have no session. Without a preview it is whole, too. */
  async function previewed(request: FastifyRequest, { name, values }: Place, file: ServedFile) {
    const id = name === 'post' && !isSignedIn(request) ? parseId(values['id'] ?? '') : undefined;
    if (id === undefined || running >= mostPreviews) return file;
    running += 1;
    const preview = await findPreview(id)
      .catch((error: unknown) => {
        request.log.warn({ reason: loggedReason(error) }, 'a preview was not found');
        return undefined;
      })
      .finally(() => {
        running -= 1;
      });
    if (preview === undefined) return file;
    const html = withPreview(file.content.toString(), preview, origin);
    return served(documentOf.post, Buffer.from(html), {});
  }

  app.get('/*', async (request, reply) => {
    const path = pathOf(request.url);
    const place = findPlace(path);
    const file = place ? documents.get(documentOf[place.name]) : files.get(path.slice(1));
    if (file === undefined) return reply.callNotFound();
    const page = place ? await previewed(request, place, file) : file;
    return sendFile(request, reply, page, isAsset(path) ? forever : revalidate);
  });
}

/**
 * Answers what no route takes: JSON for the API, a page for people, plain text for a missing asset.
 * @param client absent where there are no pages
 */
export function handleUnknownPaths(app: FastifyInstance, client: BuiltClient | undefined): void {
  const page = client?.documents.get(notFoundDocument);
  app.setNotFoundHandler(async (request, reply) => {
    if (isApiPath(request.url)) throw notFound();
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw methodNotAllowed(request.method, ['GET', 'HEAD']);
    }
    reply.code(404);
    if (page && !isAsset(request.url)) return sendFile(request, reply, page, revalidate);
    return reply
      .header('Cache-Control', revalidate)
      .type('text/plain; charset=utf-8')
      .send('Страница не найдена.\n');
  });
}
