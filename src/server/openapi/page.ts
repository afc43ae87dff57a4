import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import { openApi, type Operation, operations } from './document.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '');

const schemaBlock = (title: string, schema: TSchema | undefined) =>
  schema === undefined
    ? ''
    : `<details><summary>${title}</summary><pre>${escape(JSON.stringify(schema, null, 2))}</pre></details>`;

const section = ({ name, method, path, title, isOpen, status, refusals, query, body, reply }: Operation) => `
<section id="${name}">
<h2>${escape(title)}</h2>
<p><code>${method} ${escape(path)}</code></p>
<p>${isOpen ? 'Без входа.' : 'Нужен заголовок <code>Authorization: Bearer …</code>.'}
Успех: ${status}. Отказы: ${refusals.join(', ')}.</p>
${schemaBlock('Параметры', query)}${schemaBlock('Запрос', body)}${schemaBlock('Ответ', status === 204 ? undefined : reply)}
</section>`;

/** The calls for people: a page without scripts, so that the strict policy of the API holds for it. */
const docsPage = () => `<!doctype html>
<html lang="ru">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>API — Соавтор</title>
<link rel="stylesheet" href="style.css">
<main>
<h1>API</h1>
<p>Запросы и ответы — JSON. Для программ: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<p>Отказ — <code>{"detail": "…"}</code> или сообщения по полям: <code>{"email": ["…"]}</code>.</p>
<nav><ul>${operations.map(({ name, title }) => `<li><a href="#${name}">${escape(title)}</a>`).join('')}</ul></nav>
${operations.map(section).join('')}
</main>
`;

const docsStyle = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 48rem; margin: 2rem auto; padding: 0 1rem; }
section { margin-top: 2.5rem; }
h2 { font-size: 1.15rem; margin: 0; }
p { margin: 0.25rem 0; }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid; }
`;

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
