import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { s3Store } from '#src/server/media/s3Store.ts';
import { MissingContent, StoreAway } from '#src/server/media/store.ts';

const hash = 'a'.repeat(64);
const content = { hash, bytes: 10 };
/** Timeout of a missing answer, in milliseconds. */
const impatient = 200;
const part = { start: 2, end: 4 };

type Answer = (reply: ServerResponse, request: IncomingMessage) => unknown;

/** A store of which tests say what it answers, and the sockets on which it has been asked. */
async function start(answers: readonly Answer[], patience?: number) {
  let asked = 0;
  const server = createServer((request, reply) => {
    request.resume();
    (answers[asked] ?? answers.at(-1))?.(reply, request);
    asked += 1;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const bucket = {
    endpoint: `http://127.0.0.1:${port}`,
    name: 'media',
    region: 'us-east-1',
    accessKeyId: 'a',
    secretAccessKey: 'b',
  };
  const openConnections = () =>
    new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
  return { store: s3Store(bucket, patience), asked: () => asked, openConnections };
}

const answer =
  (status: number, body: string, headers: Record<string, string> = {}): Answer =>
  (reply) =>
    reply.writeHead(status, { 'Content-Length': Buffer.byteLength(body), ...headers }).end(body);

/** Begins and says nothing more. */
const stalling: Answer = (reply) => reply.writeHead(200, { 'Content-Length': '10' }).write('01234');

describe('a bucket that is away', () => {
  it.each<[string, Answer]>([
    ['refuses', answer(503, 'SlowDown')],
    ['knows us no more', answer(403, 'AccessDenied')],
    ['says nothing', () => undefined],
    ['hangs up', (reply) => reply.destroy()],
  ])('that %s is away, whatever it is asked for', async (_, answering) => {
    const { store } = await start([answering], impatient);
    await expect(store.read(content)).rejects.toThrow(StoreAway);
    await expect(store.put(hash, Buffer.from('0123456789'))).rejects.toThrow(StoreAway);
    await expect(store.remove(hash, new Date())).rejects.toThrow(StoreAway);
    await expect(store.list()[Symbol.asyncIterator]().next()).rejects.toThrow(StoreAway);
  });

  it('that says nothing is away, also while garbage is collected', async () => {
    setFlagsFromString('--expose-gc');
    const collectGarbage: () => void = runInNewContext('gc');
    const { store } = await start([() => undefined], impatient);
    const collecting = setInterval(collectGarbage, 20);
    onTestFinished(() => clearInterval(collecting));
    await expect(store.read(content)).rejects.toThrow(StoreAway);
  });

  it('is asked again while it is busy, three times in all', async () => {
    const busy = answer(503, 'x'.repeat(5_000_000));
    const { store, asked, openConnections } = await start([busy, busy, answer(200, '0123456789')]);
    expect(String(await buffer(await store.read(content)))).toBe('0123456789');
    expect(asked()).toBe(3);
    expect(await openConnections()).toBeLessThanOrEqual(1);
  });

  it('in the middle of a content breaks it, whether it hangs up or falls silent', async () => {
    const silent = await start([stalling], impatient);
    await expect(buffer(await silent.store.read(content))).rejects.toThrow(StoreAway);
    const gone = await start([
      (reply, request) => {
        stalling(reply, request);
        setImmediate(() => reply.destroy());
      },
    ]);
    await expect(gone.store.read(content).then(buffer)).rejects.toThrow(StoreAway);
  });
});

describe('an answer', () => {
  it.each([
    ['there is no such content', 404],
    ['it is too short for this part', 416],
  ])('that says that %s is a content that is missing', async (_, status) => {
    const { store } = await start([answer(status, '<Error/>')]);
    await expect(store.read(content, part)).rejects.toThrow(MissingContent);
  });

  it('of another length is no content of ours', async () => {
    const { store } = await start([
      answer(200, '01234'),
      answer(206, '234', { 'Content-Range': 'bytes 2-4/5' }),
    ]);
    await expect(store.read(content)).rejects.toThrow(MissingContent);
    await expect(store.read(content, part)).rejects.toThrow(MissingContent);
  });

  it('of all where a part was asked for is none', async () => {
    const { store } = await start([answer(200, '0123456789')]);
    await expect(store.read(content, part)).rejects.toThrow(StoreAway);
  });

  it.each([
    ['that is missing', 404, MissingContent],
    ['that is refused', 403, StoreAway],
    ['that is too long', 200, MissingContent],
  ])('%s lets its connection go', async (_, status, problem) => {
    const { store, openConnections } = await start([answer(status, 'x'.repeat(5_000_000))]);
    await expect(store.read(content)).rejects.toThrow(problem);
    await vi.waitFor(async () => expect(await openConnections()).toBe(0));
  });

  it('that nobody reads any more lets its connection go', async () => {
    const { store, openConnections } = await start([stalling]);
    const stream = await store.read(content);
    await once(stream, 'readable');
    stream.destroy();
    await vi.waitFor(async () => expect(await openConnections()).toBe(0));
  });
});
