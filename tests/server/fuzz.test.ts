/** @module-tag slow */
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import Type, { type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { seedDemo } from '#src/server/demo/seed.ts';
import { tables } from '#src/server/database/index.ts';
import { operations, type Operation } from '#src/server/openapi/document.ts';
import { addAuthor, addFile, addPost } from './support/people.ts';
import { cheapPasswords } from './support/passwords.ts';
import { password } from './support/testServer.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
const seed = 20_261_121;
const requestCount = 5000;
/** Number of parallel requests. */
const batch = 25;

const Refusal = Type.Union([
  Type.Object({ detail: Type.String({ minLength: 1 }) }),
  Type.Record(Type.String(), Type.Array(Type.String({ minLength: 1 }), { minItems: 1 })),
]);

/** Texts that reach deep into the server, and texts that break servers. */
const text = fc.oneof(
  fc.constantFrom(
    'anna@example.ru',
    'nobody@example.ru',
    password,
    'Novyi2027',
    '+79001234567',
    '1',
    'MQ',
    '123456',
  ),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    "' or 1=1 --",
    '__proto__',
    'ы'.repeat(300),
    'NaN',
    '1e400',
    '\u202E',
    'a/../b@x.ru',
  ),
  // Whole characters: an address cannot hold a lone surrogate.
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const anything = fc.oneof(text, fc.jsonValue({ maxDepth: 2 }));
const integer = fc.oneof(
  fc.integer({ min: 1, max: 5 }),
  fc.integer(),
  fc.constantFrom(2 ** 31, 2 ** 53, -0.5),
);

const valueOf = (schema: TSchema) =>
  fc.oneof(
    { weight: 6, arbitrary: 'type' in schema && schema['type'] === 'integer' ? integer : text },
    { weight: 1, arbitrary: anything },
  );

type Properties = Readonly<Record<string, TSchema>>;
const propertiesOf = (schema: TSchema | undefined): Properties =>
  schema !== undefined && 'properties' in schema ? (schema['properties'] as Properties) : {};

/** The described fields, some left out, and sometimes an undescribed one. */
const fields = (schema: TSchema | undefined) =>
  fc.record(
    {
      ...Object.fromEntries(Object.entries(propertiesOf(schema)).map(([name, of]) => [name, valueOf(of)])),
      is_staff: fc.constant(true),
      id: fc.constant(1),
    },
    { requiredKeys: [] },
  );

const payload = (schema: TSchema | undefined) =>
  fc.oneof(
    { weight: 12, arbitrary: fields(schema).map((body) => JSON.stringify(body)) },
    { weight: 1, arbitrary: anything.map((body) => JSON.stringify(body)) },
    { weight: 1, arbitrary: fc.constantFrom('', '{', '{"__proto__": {"isStaff": true}}', '['.repeat(1000)) },
  );

const request = (operation: Operation) =>
  fc.record({
    operation: fc.constant(operation),
    hasToken: fc.boolean(),
    parameters: fc.array(
      text.filter((value) => !/^\.{0,2}$/.test(value)),
      { minLength: 1, maxLength: 1 },
    ),
    query: fields(operation.query).map(
      (values) => new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])),
    ),
    payload: operation.method === 'GET' ? fc.constant(undefined) : payload(operation.body),
    type: fc.oneof(
      { weight: 20, arbitrary: fc.constant('application/json') },
      { weight: 1, arbitrary: fc.constantFrom('text/plain', 'application/x-www-form-urlencoded') },
    ),
  });

const replies = new Map(operations.map(({ name, reply }) => [name, Compile(reply)]));
const refusal = Compile(Refusal);

test(
  `whatever is sent, the answer is one that the document declares (seed ${seed})`,
  { timeout: 300_000 },
  async () => {
    const { db, app, clock, store, enter } = server();
    await seedDemo(db, { passwords: await cheapPasswords, store, now: clock.now() });
    let token = await enter('reader@example.ru');
    const requests = fc.sample(fc.oneof(...operations.map(request)), { numRuns: requestCount, seed });
    const problems: unknown[] = [];

    async function send({
      operation,
      hasToken,
      parameters,
      query,
      payload: body,
      type,
    }: (typeof requests)[number]) {
      const path = operation.path.replace(/\{\w+\}/, () => encodeURIComponent(parameters[0] ?? ''));
      const options: InjectOptions = {
        method: operation.method,
        url: `${path}?${query}`,
        ...(body !== undefined && { payload: body }),
        headers: {
          ...(body !== undefined && { 'content-type': type }),
          ...(hasToken && { authorization: `Bearer ${token}` }),
        },
      };
      const { statusCode: status, headers, body: answer } = await app.inject(options);
      const isSuccess = status === operation.status;
      const isDeclared = isSuccess || operation.refusals.includes(status);
      const isShaped =
        status === 204
          ? answer === ''
          : headers['content-type'] === 'application/json; charset=utf-8' &&
            (isSuccess ? replies.get(operation.name) : refusal)?.Check(JSON.parse(answer)) === true;
      if (!isDeclared || !isShaped || status >= 500) problems.push({ ...options, status, answer });
    }

    for (let start = 0; start < requests.length; start += batch) {
      await Promise.all(requests.slice(start, start + batch).map(send));
      // Some of them end the session, as they should.
      if ((await server().get('/auth/users/me/', token)).statusCode === 401)
        token = await enter(`reader${start}@example.ru`);
    }
    expect(problems).toEqual([]);
  },
);

/** As `fetch` and others could send it. */
const header = fc.oneof(
  fc.constantFrom('bytes=0-4', 'bytes=-1', 'bytes=9999-', 'bytes=4-0', 'bytes=', 'bytes=0-,0-', '*', 'W/"a"'),
  fc.string({ unit: fc.constantFrom('b', '=', '-', ',', '0', '9', ' ', '"', '\t'), maxLength: 20 }),
);
const asked = (known: readonly string[]) => fc.oneof(fc.constantFrom(...known), text);

test(
  `whatever is asked of /media/, the answer is a file, a part of it or a refusal that nobody keeps (seed ${seed})`,
  { timeout: 120_000 },
  async () => {
    const { db, app, store } = server();
    const { id: authorId } = await addAuthor(db, 'vera');
    const [open, locked] = [
      await addFile(db, store, authorId, 'открытый'),
      await addFile(db, store, authorId, 'закрытый'),
    ];
    const { id: postId } = await addPost(db, { authorId });
    await db.insert(tables.postMedia).values({ postId, mediaId: open, authorId, place: 'above' });
    const visit = fc.record({
      media: asked([open, locked, open.toUpperCase(), open.replaceAll('-', '')]),
      variant: asked(['original', '480']),
      query: fc.record({ u: text, e: text, s: text }, { requiredKeys: [] }),
      headers: fc.record(
        { range: header, 'if-range': header, 'if-none-match': header },
        { requiredKeys: [] },
      ),
    });
    const problems: unknown[] = [];
    for (const { media, variant, query, headers } of fc.sample(visit, { numRuns: 1500, seed })) {
      const url = `/media/${encodeURIComponent(media)}/${encodeURIComponent(variant)}?${new URLSearchParams(query)}`;
      const reply = await app.inject({ url, headers });
      const isFile = [200, 206, 304].includes(reply.statusCode);
      const isRefusal =
        [403, 404, 405, 414, 416].includes(reply.statusCode) &&
        reply.headers['cache-control'] === 'no-store' &&
        refusal.Check(reply.json());
      const isSafe = isFile ? media !== locked && !reply.body.includes('закрытый') : isRefusal;
      if (!isSafe) problems.push({ url, headers, status: reply.statusCode, answer: reply.body });
    }
    expect(problems).toEqual([]);
  },
);
