import type { FastifyInstance } from 'fastify';
import { findPlace } from '#src/site/addresses.ts';
import { documentOf, notFoundDocument } from '#src/site/documents.ts';
import type { BuiltClient } from './builtClient.ts';
import { notFound } from './errors.ts';
import { methodNotAllowed } from './methods.ts';
import { isApiPath, pathOf } from './paths.ts';
import { sendFile } from './sendFile.ts';

const revalidate = 'no-cache';
const forever = 'public, max-age=31536000, immutable';
const isAsset = (path: string) => path.startsWith('/assets/');

/** Serves the built client: what was read at the start and nothing else, so that no address reaches the disk. */
export function addPages(app: FastifyInstance, { documents, files }: BuiltClient): void {
  app.get('/*', async (request, reply) => {
    const path = pathOf(request.url);
    const place = findPlace(path);
    const file = place ? documents.get(documentOf[place.name]) : files.get(path.slice(1));
    if (file === undefined) return reply.callNotFound();
    return sendFile(request, reply, file, isAsset(path) ? forever : revalidate);
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
