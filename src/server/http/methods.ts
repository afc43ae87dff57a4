import type { FastifyInstance, HTTPMethods } from 'fastify';
import { HttpError } from './errors.ts';
import { isApiPath } from './paths.ts';

const methods: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

export const methodNotAllowed = (method: string, allowed: readonly string[]) =>
  new HttpError(405, { detail: `Метод "${method}" не разрешен.` }, { Allow: allowed.join(', ') });

/** Watches the API routes being added; the function it returns closes every other method of their paths with 405. */
export function watchMethods(app: FastifyInstance): () => void {
  const allowedByPath = new Map<string, string[]>();
  app.addHook('onRoute', ({ url, method }) => {
    if (!isApiPath(url)) return;
    const known = allowedByPath.get(url) ?? [];
    allowedByPath.set(url, [...new Set([...known, ...[method].flat()])]);
  });

  return () => {
    for (const [url, allowed] of [...allowedByPath]) {
      const others = methods.filter((method) => !allowed.includes(method));
      app.route({
        method: others,
        url,
        config: { limit: { none: 'nothing is done' } },
        exposeHeadRoute: false,
        // Before the body is read: a wrong method must not be answered with a complaint about the body.
        onRequest: async (request) => {
          throw methodNotAllowed(request.method, allowed);
        },
        handler: async () => null,
      });
    }
  };
}
