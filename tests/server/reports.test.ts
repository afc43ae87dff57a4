import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#src/server/database/index.ts';
import { emptyDatabase, openSharedDatabase } from './support/database.ts';
import { startTestServer, type TestServer } from './support/testServer.ts';

const origin = 'https://soavtor.example';
const token = 'c2VjcmV0LXRva2Vu';
const address = `${origin}/reset-password/MQ/${token}?from=letter`;

let pages: string;
let database: OpenDatabase;
let server: TestServer;

beforeAll(async () => {
  pages = mkdtempSync(join(tmpdir(), 'client-'));
  database = await openSharedDatabase();
  server = await startTestServer(database, { LIMIT_REPORT: '3/60' }, { pages });
}, 30_000);
beforeEach(async () => {
  await emptyDatabase(database);
  server.log.splice(0);
});
afterAll(async () => {
  await server.close();
  await database.close();
  rmSync(pages, { recursive: true });
});

const send = (payload: unknown, type = 'application/reports+json') =>
  server.app.inject({
    method: 'POST',
    url: '/api/reports/',
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    headers: { 'content-type': type },
  });

/** Log lines above the usual level, as far as a report fills them. */
const warnings = () =>
  server.log
    .map((line): Record<string, unknown> => JSON.parse(line))
    .filter(({ level }) => Number(level) > 30)
    .map(({ level: _level, time: _time, pid: _pid, hostname: _host, reqId: _id, ...rest }) => rest);

/** As Chromium and Firefox send it. */
const violation = (body: object = {}) => ({
  type: 'csp-violation',
  age: 3,
  url: address,
  user_agent: 'Mozilla/5.0',
  body: {
    documentURL: address,
    referrer: address,
    blockedURL: 'https://evil.example/pixel?user=anna@example.ru',
    effectiveDirective: 'img-src',
    originalPolicy: "default-src 'none'",
    sourceFile: `${origin}/assets/index-BxJury0u.js?v=1`,
    sample: 'anna@example.ru',
    disposition: 'enforce',
    statusCode: 200,
    lineNumber: 12,
    columnNumber: 7,
    ...body,
  },
});

const crash = (body: object, url = '/feed') => ({ type: 'page-crash', url, body });

describe('a violation of the content policy', () => {
  const logged = {
    msg: 'content policy violated',
    route: '/reset-password/:uid/:token',
    directive: 'img-src',
    blocked: 'https://evil.example',
    source: `${origin}/assets/index-BxJury0u.js`,
    line: 12,
  };

  it('is one line of the log, by route and origin', async () => {
    expect((await send([violation()])).statusCode).toBe(204);
    expect(warnings()).toEqual([logged]);
  });

  it('is understood as Safari names it, and as browsers wrote it before', async () => {
    const old = {
      'csp-report': {
        'document-uri': address,
        'blocked-uri': 'https://evil.example/pixel?user=anna',
        'effective-directive': 'img-src',
        'source-file': `${origin}/assets/index-BxJury0u.js`,
        'line-number': 12,
      },
    };
    expect((await send([violation()], 'application/csp-report')).statusCode).toBe(204);
    expect((await send(old, 'application/csp-report')).statusCode).toBe(204);
    expect(warnings()).toEqual([logged, logged]);
  });

  it('tells no address, though every field holds one', async () => {
    const fields = ['blockedURL', 'effectiveDirective', 'sourceFile', 'documentURL'];
    await send(fields.map((field) => violation({ [field]: address })));
    await send(fields.map((field) => violation({ [field]: `blob:${address}` })));
    await send(fields.map((field) => violation({ [field]: address.slice(origin.length) })));
    expect(warnings()).toHaveLength(12);
    expect(warnings()[2]).toEqual({ ...logged, source: '/reset-password/:uid/:token' });
    expect(server.log.join()).not.toMatch(new RegExp(`${token}|from=letter|anna`));
  });

  it('that says nothing of itself is told as unknown', async () => {
    await send([{ type: 'csp-violation', body: {} }]);
    const nothing = { route: 'unknown', directive: 'unknown', blocked: 'unknown', source: 'unknown' };
    expect(warnings()).toEqual([{ msg: 'content policy violated', ...nothing }]);
  });

  it.each([
    ['inline', 'inline'],
    ['trusted-types-sink', 'trusted-types-sink'],
    ['chrome-extension://abcdef/content.js', 'chrome-extension:'],
    ['data:text/html,secret', 'data:'],
    ['', 'unknown'],
    [7, 'unknown'],
  ])('by %j is told as %s', async (blockedURL, blocked) => {
    await send([violation({ blockedURL })]);
    expect(warnings()).toEqual([{ ...logged, blocked }]);
  });
});

describe('a page that broke', () => {
  it('is one line of the log: what the engine says before the first value, and where', async () => {
    const stack = `
    at Xe (${origin}/assets/InnerArea-C3kq9z2a.js:1:20481)
    at div (<anonymous>)
    at Tt (${origin}/assets/index-BxJury0u.js:2:991)`;
    const message = `TypeError: Cannot read properties of undefined (reading 'anna@example.ru')`;
    await send([crash({ message, stack }, `/reset-password/MQ/${token}`)]);
    expect(warnings()).toEqual([
      {
        msg: 'page crashed',
        route: '/reset-password/:uid/:token',
        error: 'TypeError: Cannot read properties of undefined',
        at: 'InnerArea-C3kq9z2a.js:1:20481 index-BxJury0u.js:2:991',
      },
    ]);
  });

  it.each([
    [
      `SyntaxError: Unexpected token 'п', "пароль Parol2026" is not valid JSON`,
      'SyntaxError: Unexpected token',
    ],
    ['TypeError: Failed to construct "URL": Invalid URL', 'TypeError: Failed to construct'],
    [
      'Error: Minified React error #418; visit https://react.dev/errors/418?args[]=Anna',
      'Error: Minified React error #418',
    ],
    [`TypeError: can't access property "anna", x is undefined`, `TypeError: can't access property`],
    ['RangeError: Invalid language tag: anna', 'RangeError: Invalid language tag'],
    ['Анна, +79001234567', 'unknown'],
    ['x'.repeat(1000), 'x'.repeat(100)],
    [undefined, 'unknown'],
  ])('is told without what people typed: %s', async (message, error) => {
    await send([crash({ message })]);
    expect(warnings()).toEqual([{ msg: 'page crashed', route: '/feed', error, at: '' }]);
  });
});

describe('the call for reports', () => {
  it('writes no line that its sender has made up', async () => {
    const line = '\n{"level":60,"msg":"made up"}\n';
    await send([crash({ message: `Error${line}`, stack: `a.js:1:1${line}` }, `/feed${line}`)]);
    expect(warnings()).toEqual([{ msg: 'page crashed', route: 'unknown', error: 'Error', at: 'a.js:1:1' }]);
  });

  it.each([
    ['{', 400],
    ['', 400],
    ['{"__proto__":{"a":1}}', 400],
    ['null', 204],
    ['5', 204],
    ['"text"', 204],
    ['[null, 5, [], {}]', 204],
    ['[{"type":"csp-violation"}]', 204],
    ['[{"type":"deprecation","body":{"message":"secret"}}]', 204],
    ['{"csp-report":null}', 204],
    [JSON.stringify({ text: 'x'.repeat(70_000) }), 413],
  ])('takes %.40s and logs nothing of it', async (payload, status) => {
    expect((await send(payload)).statusCode).toBe(status);
    expect(warnings()).toEqual([]);
  });

  it.each(['application/json', 'text/plain', 'application/x-www-form-urlencoded'])(
    'refuses %s, which any site could send from elsewhere',
    async (type) => expect((await send([violation()], type)).statusCode).toBe(415),
  );

  it('writes no more than twenty lines at once', async () => {
    await send(Array.from({ length: 40 }, () => violation()));
    expect(warnings()).toHaveLength(20);
  });

  it('drops what comes past the limit of a network without a word', async () => {
    for (let time = 0; time < 5; time += 1) expect((await send([violation()])).statusCode).toBe(204);
    expect(warnings()).toHaveLength(3);
    server.clock.pass(60);
    await send([violation()]);
    expect(warnings()).toHaveLength(4);
  });

  it('gives the id that stands in the line of the log', async () => {
    const { headers } = await send([crash({ message: 'Error' })]);
    const line = server.log.find((text) => text.includes('page crashed')) ?? '{}';
    expect(JSON.parse(line).reqId).toBe(headers['x-request-id']);
  });
});
