import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { openApi } from './document.ts';
import { docsPage, docsStyle } from './page.ts';

const pagePolicy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** GET /api/openapi.json for programs and /api/docs/ for people. Only calls that are added after it are in the document. */
export async function addOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, openApi);
  const page = docsPage();
  const config = { limit: { none: 'the same text for everybody' } };
  app.get('/api/openapi.json', { config }, async () => app.swagger());
  app.get('/api/docs/', { config }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('Content-Security-Policy', pagePolicy).send(page),
  );
  app.get('/api/docs/style.css', { config }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(docsStyle),
  );
}
