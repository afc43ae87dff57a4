import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { OpenDatabase } from '#src/server/database/index.ts';
import { pagePolicy, reactAriaStyleHashes } from '#src/server/http/headers.ts';
import { documentOf, documents, notFoundDocument } from '#src/site/documents.ts';
import { unknownOrigin } from '#src/site/origin.ts';
import { addressList } from '#tests/site/addressList.ts';
import { openTestDatabase } from './support/database.ts';
import { publicUrl, startTestServer, type TestServer } from './support/testServer.ts';

const script = `console.log(${JSON.stringify('x'.repeat(2000))})`;
const starter = 'start()';
const policy = pagePolicy({
  captcha: 'altcha',
  scriptHashes: [`sha256-${createHash('sha256').update(starter).digest('base64')}`],
});
const page = (document: string, origin = publicUrl) =>
  `<script>${starter}</script><link rel="canonical" href="${origin}/${document}"/>${document.repeat(50)}`;
let build: string;
let database: OpenDatabase;
let server: TestServer;

beforeAll(async () => {
  build = mkdtempSync(join(tmpdir(), 'client-'));
  mkdirSync(join(build, 'assets'));
  for (const name of documents) writeFileSync(join(build, name), page(name, unknownOrigin));
  writeFileSync(join(build, 'assets/app-abc123.js'), script);
  writeFileSync(join(build, 'assets/app-abc123.js.br'), brotliCompressSync(script));
  writeFileSync(join(build, 'assets/app-abc123.js.map'), '{}');
  writeFileSync(join(build, 'favicon.svg'), '<svg/>');
  writeFileSync(join(build, '.hidden'), 'secret');
  database = await openTestDatabase();
  server = await startTestServer(database, {}, { pages: build });
}, 30_000);
afterAll(async () => {
  await server.close();
  await database.close();
  rmSync(build, { recursive: true });
});

describe('pages', () => {
  it('are served from their documents, and the not-found page with its status everywhere else', async () => {
    for (const [address, place] of addressList) {
      const { statusCode, body } = await server.get(address);
      const expected = place ? [200, page(documentOf[place])] : [404, page(notFoundDocument)];
      expect([address, statusCode, body]).toEqual([address, ...expected]);
    }
  });

  it('keep their query to themselves', async () => {
    const reply = await server.get('/activation-result?uid=1&token=//2');
    expect([reply.statusCode, reply.body]).toEqual([200, page(documentOf.activationResult)]);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('no-cache');
  });

  it.each(['/nothing', '/.hidden', '/%2e%2e/etc/passwd', '/favicon.svg/'])(
    '%s is the not-found page with its status',
    async (url) => {
      const reply = await server.get(url);
      expect([reply.statusCode, reply.body]).toEqual([404, page(notFoundDocument)]);
      expect(reply.headers['cache-control']).toBe('no-cache');
    },
  );

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('name the address of the site, in %s too', async (coding, unpack) => {
    const reply = await server.app.inject({ url: '/feed', headers: { 'accept-encoding': coding } });
    expect(reply.headers['content-encoding']).toBe(coding);
    expect(reply.headers['vary']).toBe('Accept-Encoding');
    expect(unpack(reply.rawPayload).toString()).toBe(page('feed.html'));
  });

  it('of one build name each server’s own address, and are told apart by browsers', async () => {
    const PUBLIC_URL = 'http://soavtor.example';
    const other = await startTestServer(database, { PUBLIC_URL }, { pages: build });
    const [ours, theirs] = [await server.get('/'), await other.get('/')];
    await other.close();
    expect(theirs.body).toBe(page('index.html', PUBLIC_URL));
    expect(theirs.headers.etag).not.toBe(ours.headers.etag);
  });

  it('stay those of the start when another build takes their place', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'client-'));
    writeFileSync(join(folder, 'index.html'), 'before');
    writeFileSync(join(folder, 'a.svg'), 'before');
    const other = await startTestServer(database, {}, { pages: folder });
    rmSync(folder, { recursive: true });
    const bodies = [(await other.get('/')).body, (await other.get('/a.svg')).body];
    await other.close();
    expect(bodies).toEqual(['before', 'before']);
  });

  it('are only read', async () => {
    const reply = await server.post('/feed', {});
    expect([reply.statusCode, reply.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('addresses for programs', () => {
  it('robots may read every page and are told where the list of pages is', async () => {
    const reply = await server.get('/robots.txt');
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(reply.body).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
    expect(reply.body).not.toContain('Disallow: /\n');
  });

  it('the sitemap lists the pages that are open to everyone, each of which is there', async () => {
    const reply = await server.get('/sitemap.xml');
    expect(reply.headers['content-type']).toBe('application/xml; charset=utf-8');
    const paths = [...reply.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url = '']) => new URL(url).pathname,
    );
    expect(paths).toEqual(['/', '/privacy-policy', '/cookies-policy', '/terms-of-service', '/pyment-terms']);
    for (const path of paths) expect((await server.get(path)).statusCode).toBe(200);
  });

  it('a password manager is led to where the password is changed', async () => {
    const reply = await server.get('/.well-known/change-password');
    expect([reply.statusCode, reply.headers.location]).toEqual([302, '/account/settings']);
  });
});

describe('files', () => {
  it('are served compressed where the browser takes it, and cached without a limit', async () => {
    const url = '/assets/app-abc123.js';
    const reply = await server.app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(reply.headers['content-encoding']).toBe('br');
    expect(reply.headers['vary']).toMatch(/accept-encoding/i);
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await server.get(url)).body).toBe(script);
  });

  it('outside assets are asked for again', async () => {
    const reply = await server.get('/favicon.svg');
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(reply.headers['content-type']).toBe('image/svg+xml');
  });

  it.each(['identity', 'br'])('that have not changed are not sent again, as %s', async (coding) => {
    const ask = (headers: object) =>
      server.app.inject({
        url: '/assets/app-abc123.js',
        headers: { 'accept-encoding': coding, ...headers },
      });
    const etag = String((await ask({})).headers.etag);
    for (const known of [etag, `"other", W/${etag}`]) {
      const reply = await ask({ 'if-none-match': known });
      expect([reply.statusCode, reply.body, reply.headers.etag]).toEqual([304, '', etag]);
    }
    expect((await ask({ 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it.each(['/assets/gone.js', '/assets/app-abc123.js.br', '/assets/app-abc123.js.map', '/assets/'])(
    '%s is a plain 404',
    async (url) => {
      const reply = await server.get(url);
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
      expect(reply.headers['cache-control']).toBe('no-cache');
    },
  );
});

test('pages and files that went well are logged for those who debug, by their routes', async () => {
  const urls = ['/reset-password/MQ/secret', '/assets/app-abc123.js', '/auth/users/me/', '/assets/gone.js'];
  const from = server.log.length;
  for (const url of urls) await server.get(url);
  const [debug, info] = [20, 30];
  expect(server.log.slice(from).map((line) => JSON.parse(line))).toMatchObject([
    { level: debug, route: '/reset-password/:uid/:token' },
    { level: debug, route: '/*' },
    { level: info, route: '/auth/users/me/' },
    { level: info, route: 'unknown' },
  ]);
});

describe('security headers', () => {
  const common = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-embedder-policy': 'credentialless',
    'permissions-policy': expect.stringContaining('camera=()'),
  };

  it.each(['/', '/feed', '/nothing', '/assets/app-abc123.js', '/assets/gone.js', '/favicon.svg'])(
    'let only our own scripts run on %s',
    async (url) => {
      const reply = await server.get(url);
      expect(reply.headers).toMatchObject({ ...common, 'content-security-policy': policy });
    },
  );

  it.each([
    '/auth/users/me/',
    '/api/captcha/challenge/',
    '/api/nothing',
    '/auth/jwt/create/',
    '/api/%ff',
    '/%61pi/nothing',
  ])('keep %s from being shown as a page or stored', async (url) => {
    const reply = await server.get(url);
    expect(reply.headers).toMatchObject({
      ...common,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': 'no-store',
    });
  });

  it.each(['/', '/api/nothing', '/assets/gone.js'])(
    'let no other site read %s, and name no software',
    async (url) => {
      const headers = { origin: 'https://elsewhere.example' };
      for (const method of ['GET', 'OPTIONS'] as const) {
        const names = Object.keys((await server.app.inject({ method, url, headers })).headers);
        expect(names.filter((name) => /^access-control-|^server$|powered/.test(name))).toEqual([]);
      }
    },
  );

  it('tell browsers where a violation of the policy is reported', async () => {
    const { headers } = await server.get('/');
    expect(headers['content-security-policy']).toMatch(/; report-to csp$/);
    expect(headers['reporting-endpoints']).toBe('csp="/api/reports/"');
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: '/api/reports/',
      payload: '[]',
      headers: { 'content-type': 'application/reports+json' },
    });
    expect(statusCode).toBe(204);
  });

  it('stay on an unchanged page', async () => {
    const { etag } = (await server.get('/')).headers;
    const reply = await server.app.inject({ url: '/', headers: { 'if-none-match': String(etag) } });
    expect(reply.statusCode).toBe(304);
    expect(reply.headers).toMatchObject({ 'content-security-policy': policy });
  });

  it('are on the answer to what is not HTTP', async () => {
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(new URL(address).port), '127.0.0.1', () =>
        socket.end('NOT HTTP\r\n\r\n'),
      );
      let text = '';
      socket.on('data', (chunk) => (text += chunk));
      socket.on('error', reject);
      socket.on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(answer).toMatch(/nosniff/);
    expect(answer).toMatch(/Не удалось прочитать запрос/);
  });

  it('ask for https only where the site is on https', async () => {
    const answer = async (PUBLIC_URL: string) => {
      const other = await startTestServer(database, { PUBLIC_URL, MAIL: 'outbox' });
      const { headers } = await other.get('/api/nothing');
      await other.close();
      return headers['strict-transport-security'];
    };
    expect(await answer('https://soavtor.example')).toBe('max-age=63072000');
    expect(await answer('http://soavtor.example')).toBeUndefined();
  });

  it('open the door to Yandex only with its captcha', () => {
    const [altcha, smartcaptcha] = (['altcha', 'smartcaptcha'] as const).map((captcha) =>
      pagePolicy({ captcha, scriptHashes: [] }),
    );
    expect(altcha).not.toContain('yandex');
    expect(altcha).toContain(
      "require-trusted-types-for 'script'; trusted-types app-worker ProseMirrorClipboard structured-data",
    );
    expect(smartcaptcha).toContain("script-src 'self' https://smartcaptcha.cloud.yandex.ru");
    expect(smartcaptcha).not.toContain('trusted-types');
  });

  it('let the pages call an API elsewhere where the client was built for one', async () => {
    const other = await startTestServer(
      database,
      { VITE_API_URL: 'https://api.soavtor.example/' },
      { pages: build },
    );
    const { headers } = await other.get('/');
    await other.close();
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://api.soavtor.example;");
    expect(policy).toContain("connect-src 'self';");
  });

  it('name the styles of the installed react-aria', () => {
    const root = dirname(createRequire(import.meta.url).resolve('react-aria/package.json'));
    const styleIn = (file: string, variables: Readonly<Record<string, string>>) => {
      const source = readFileSync(join(root, 'dist/private', file), 'utf8');
      const text = /style\.textContent = `([^`]*)`\.trim\(\)/.exec(source)?.[1] ?? '';
      return text.replace(
        /\$\{[^}]*\}/g,
        (name) => variables[Object.keys(variables).find((key) => name.includes(key)) ?? ''] ?? name,
      );
    };
    const hash = (text: string) => `sha256-${createHash('sha256').update(text.trim()).digest('base64')}`;
    expect([
      hash(styleIn('overlays/usePreventScroll.mjs', {})),
      hash(styleIn('interactions/usePress.mjs', { PRESSABLE_ATTRIBUTE: 'data-react-aria-pressable' })),
    ]).toEqual([...reactAriaStyleHashes]);
  });
});
