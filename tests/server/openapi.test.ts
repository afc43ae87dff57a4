import { describe, expect, it } from 'vitest';
import { endpoints } from '#src/api/contract.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('the OpenAPI document', () => {
  it('has every call of the contract with its fields', async () => {
    const { paths } = (await server().get('/api/openapi.json')).json();
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const operation = paths[endpoint.path][endpoint.method.toLowerCase()];
      expect(operation.operationId).toBe(name);
      expect(Object.keys(operation.responses)).toContain(String(endpoint.status));
      const body = 'body' in endpoint ? asJson(endpoint.body) : undefined;
      expect(operation.requestBody?.content['application/json'].schema).toEqual(body);
    }
  });

  it('asks for the token exactly where the server does', async () => {
    const { paths } = (await server().get('/api/openapi.json')).json();
    for (const { path, method } of Object.values(endpoints)) {
      const { security, responses } = paths[path][method.toLowerCase()];
      const url = path.replace(/\{\w+\}/, '1');
      const { statusCode, headers } = await server().send(method, url, method === 'GET' ? undefined : {});
      // A public call without fields is refused because of them.
      expect([path, statusCode === 401 && 'www-authenticate' in headers]).toEqual([
        path,
        security === undefined,
      ]);
      expect(Object.keys(responses)).toContain(String(statusCode));
    }
  });
});

describe('the page of the API', () => {
  it('names every call, and runs no script', async () => {
    const reply = await server().get('/api/docs/');
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self'; /);
    expect(reply.body).not.toMatch(/<script|\son\w+=|style=/);
    for (const { method, path } of Object.values(endpoints))
      expect(reply.body).toContain(`<code>${method} ${path}</code>`);
    expect((await server().get('/api/docs/style.css')).headers['content-type']).toBe(
      'text/css; charset=utf-8',
    );
  });
});
