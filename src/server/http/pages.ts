import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { notFound } from './errors.ts';
import { methodNotAllowed } from './methods.ts';
import { isApiPath } from './paths.ts';

/** Addresses of the specification (section 2) and the built document each one is served from. */
const documents: Readonly<Record<string, readonly string[]>> = {
  'index.html': ['/'],
  'app.html': [
    '/feed',
    '/feed/post/:id',
    '/post/edit/:id',
    '/create',
    '/profile',
    '/profile/:userId',
    '/profile/edit',
    '/account/settings',
    '/analytics',
  ],
  'knowledge-base.html': ['/knowledge-base'],
  'public.html': ['/reset-password/:uid/:token', '/activation-result'],
  'privacy-policy.html': ['/privacy-policy'],
  'cookies-policy.html': ['/cookies-policy'],
  'terms-of-service.html': ['/terms-of-service'],
  'pyment-terms.html': ['/pyment-terms'],
};

const revalidate = 'no-cache';
const forever = 'public, max-age=31536000, immutable';
/** A file's path: plain segments and an extension, so that no trick with dots or slashes reaches the disk. */
const filePath = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.\w+$/;
/** Files of the build that are never asked for by their own names. */
const hiddenFile = /\.(?:html|map|br|gz)$/;
const isServed = (path: string) => filePath.test(path) && !hiddenFile.test(path);

const sendDocument = (reply: FastifyReply, file: string) =>
  reply.header('Cache-Control', revalidate).sendFile(file);

/** The not-found page with its status, for any address that is neither a page nor a file. */
const sendNotFoundPage = (reply: FastifyReply) => sendDocument(reply.code(404), '404.html');

/**
 * Serves the built client.
 * @param root folder of the build; each file may lie there precompressed beside itself
 */
export async function addPages(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    serve: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
  });

  for (const [file, paths] of Object.entries(documents)) {
    for (const path of paths) {
      app.get(path, async (_request, reply) => sendDocument(reply, file));
      if (path !== '/') app.get(`${path}/`, async (_request, reply) => sendDocument(reply, file));
    }
  }

  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const path = request.params['*'];
    if (!isServed(path)) return reply.callNotFound();
    return reply.header('Cache-Control', forever).sendFile(`assets/${path}`);
  });

  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const path = request.params['*'];
    if (isApiPath(request.url) || !isServed(path)) return reply.callNotFound();
    return reply.header('Cache-Control', revalidate).sendFile(path);
  });
}

/** Answers what no route takes: JSON for the API, a page for people, plain text for a missing asset. */
export function handleUnknownPaths(app: FastifyInstance, hasPages: boolean): void {
  app.setNotFoundHandler(async (request, reply) => {
    if (isApiPath(request.url)) throw notFound();
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw methodNotAllowed(request.method, ['GET', 'HEAD']);
    }
    reply.header('Cache-Control', revalidate);
    if (hasPages && !request.url.startsWith('/assets/')) return sendNotFoundPage(reply);
    return reply.code(404).type('text/plain; charset=utf-8').send('Страница не найдена.\n');
  });
}
