/** @module-tag slow */
import type { TSchema } from 'typebox';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints, type EndpointName } from '#src/api/contract.ts';
import { emptyDatabase } from './support/database.ts';
import { everyCall, type Call } from './support/everyCall.ts';
import { everyRow } from './support/everyRow.ts';
import { innerKeys } from './support/innerKeys.ts';
import { emptyOutbox } from './support/mailbox.ts';
import { makeWorldOfTwo, type WorldOfTwo } from './support/worldOfTwo.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
let world: WorldOfTwo;

interface Described {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly status: number;
  readonly body?: TSchema;
}
const contract = Object.entries(endpoints) as [EndpointName, Described][];
const changing = contract.filter(([, { method }]) => method !== 'GET').map(([name]) => name);

/** Addresses of the objects in a schema that let unnamed keys in. */
function openObjects(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const isOpen =
    'type' in schema &&
    schema.type === 'object' &&
    !('additionalProperties' in schema && schema.additionalProperties === false);
  return [
    ...(isOpen ? [path] : []),
    ...Object.entries(schema).flatMap(([key, value]) => openObjects(value, `${path}/${key}`)),
  ];
}

describe('the body of a request', () => {
  it('is closed in every call of the contract, and at every level of it', () => {
    expect(contract.flatMap(([name, { body }]) => openObjects(body, name))).toEqual([]);
  });

  it('is tried below for every call that changes something', () => {
    expect(changing.filter((name) => everyCall[name] === undefined)).toEqual([]);
  });
});

/** Adds inner keys to each object of a body. @param named keys that the call names: they stay as they are */
function spoil(value: unknown, named: readonly string[] = []): unknown {
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value;
  const unknown = Object.entries(innerKeys(world)).filter(([key]) => !named.includes(key));
  const own = Object.entries(value).map(([key, inner]) => [key, spoil(inner)]);
  return Object.fromEntries([...unknown, ...own]);
}

/** The keys that a call names. */
function namedBy(name: EndpointName): string[] {
  const { body }: Described = endpoints[name];
  return Object.keys(body !== undefined && 'properties' in body ? Object(body.properties) : {});
}

function send(name: EndpointName, call: Call, payload: string | undefined) {
  const { method, path } = endpoints[name];
  const params = [...(call.params ?? [])];
  return server().app.inject({
    method,
    url: path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(String(params.shift()))),
    ...(payload !== undefined && { payload }),
    headers: {
      authorization: `Bearer ${call.bearer ?? world.attacker.bearer}`,
      ...(payload !== undefined && { 'content-type': 'application/json' }),
      ...(call.revision !== undefined && { 'if-match': `"${call.revision}"` }),
    },
  });
}

/** Limits count a refused call, too: their windows say nothing of what it has done. */
async function dump(): Promise<string[]> {
  const rows = await everyRow(
    server().db,
    new Map([
      [world.victim.picture, 'picture of the victim'],
      [world.victim.comment, 'comment of the victim'],
    ]),
  );
  return rows.filter((row) => !row.startsWith('limit_windows '));
}

/** A new world, the call in it, and what lies in the database then. */
async function effectOf(name: EndpointName, toPayload: (call: Call) => string | undefined) {
  emptyOutbox(server().outbox);
  await emptyDatabase(server());
  world = await makeWorldOfTwo(server());
  const call = await everyCall[name]?.(server(), world);
  if (call === undefined) throw new Error(`no call of ${name}`);
  const { statusCode, body } = await send(name, call, toPayload(call));
  await server().queue.idle();
  return { status: statusCode, answer: statusCode < 400 ? '' : body, rows: await dump() };
}

describe('keys that a body does not name', () => {
  it.each(changing)('have no effect in %s', { timeout: 30_000 }, async (name) => {
    const expected = await effectOf(name, ({ body }) => body && JSON.stringify(body));
    expect([expected.status, expected.answer]).toEqual([endpoints[name].status, '']);
    const spoilt = await effectOf(name, ({ body }) => JSON.stringify(spoil(body ?? {}, namedBy(name))));
    expect(spoilt).toEqual(expected);
  });

  it.each(['__proto__', 'constructor'])('refuse the whole request when one is %s', async (key) => {
    world = await makeWorldOfTwo(server());
    const before = await dump();
    const value = JSON.stringify({ prototype: { authorId: world.victim.authorId }, isStaff: true });
    const { statusCode } = await send('updateProfile', {}, `{"name":"Кирилл","${key}":${value}}`);
    expect([statusCode, await dump()]).toEqual([400, before]);
  });
});

describe('a stranger’s picture', () => {
  beforeEach(async () => {
    world = await makeWorldOfTwo(server());
  });

  it.each(['setPhoto', 'setCover'] as const)(
    'cannot be cut in the name of its author by %s',
    async (name) => {
      const before = await dump();
      const { authorId, picture } = world.victim;
      const crop = { x: 0, y: 0, width: 0.1, height: 0.1 };
      const reply = await send(name, {}, JSON.stringify({ authorId, media: picture, crop }));
      expect([reply.statusCode, reply.json()]).toEqual([400, { media: ['Выберите другую картинку.'] }]);
      expect(await dump()).toEqual(before);
    },
  );
});
