import type { FastifyInstance } from 'fastify';
import { paths } from '#src/site/addresses.ts';

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
  // For password managers: https://w3c.github.io/webappsec-change-password-url/
  app.get('/.well-known/change-password', async (_request, reply) => reply.redirect(paths.settings, 302));
}
