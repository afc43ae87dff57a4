import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findPlace, type Place } from '#src/site/addresses.ts';
import { documentOf, notFoundDocument } from '#src/site/documents.ts';
import { loggedReason } from '../database/index.ts';
import { type BuiltClient, served, type ServedFile } from './builtClient.ts';
import { notFound } from './errors.ts';
import { parseId } from './id.ts';
import { methodNotAllowed } from './methods.ts';
import { isApiPath, pathOf } from './paths.ts';
import { type Preview, withPreview } from './preview.ts';
import { sendFile } from './sendFile.ts';

const revalidate = 'no-cache';
const forever = 'public, max-age=31536000, immutable';
const isAsset = (path: string) => path.startsWith('/assets/');

/** Previews that are looked for at once. A flood of visits gets plain pages and leaves the database to the API. */
const mostPreviews = 4;

/** Somebody signed in sees the post itself. */
const isSignedIn = ({ headers }: FastifyRequest): boolean => /\baccess_token=/.test(headers.cookie ?? '');

export interface PagesOptions {
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
    const shown = place ? await previewed(request, place, file) : file;
    return sendFile(request, reply, shown, isAsset(path) ? forever : revalidate);
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
