import type { FastifyInstance } from 'fastify';

/** Names the route that takes a path; `unknown` where none does. */
export type RouteOf = (path: string) => string;

/** Watches the routes being added from now on, so that a line of the log can name one in place of an address. */
export function watchRoutes(app: FastifyInstance): RouteOf {
  const routes = new Map<string, URLPattern>();
  app.addHook('onRoute', ({ url }) => {
    if (url !== '/*') routes.set(url, new URLPattern({ pathname: `${url}{/}?` }));
  });
  return (path) => {
    if (routes.has(path)) return path;
    return [...routes].find(([, pattern]) => pattern.test({ pathname: path }))?.[0] ?? 'unknown';
  };
}
