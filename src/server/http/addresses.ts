import type { FastifyInstance } from 'fastify';

/** The pages that search engines are to know (specification section 2). */
const indexed = ['/', '/privacy-policy', '/cookies-policy', '/terms-of-service', '/pyment-terms'];

/**
 * Addresses that programs ask for: what search engines may read, and where a password is changed.
 * @param publicUrl where people open the site
 */
export function addAddresses(app: FastifyInstance, publicUrl: string): void {
  const { origin } = new URL(publicUrl);
  const urls = indexed.map((path) => `  <url><loc>${origin}${path}</loc></url>\n`).join('');

  // Pages for signed-in people are open to robots and say `noindex`: of a forbidden page they would not read it.
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /api/\nDisallow: /auth/\n\nSitemap: ${origin}/sitemap.xml\n`),
  );

  app.get('/sitemap.xml', async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`,
      ),
  );

  // For password managers: https://w3c.github.io/webappsec-change-password-url/
  app.get('/.well-known/change-password', async (_request, reply) =>
    reply.redirect('/account/settings', 302),
  );
}
