/** @module-tag slow */
import { createHash } from 'node:crypto';
import { request, type ClientRequest } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { expect, it, onTestFinished } from 'vitest';
import { openPostgres, tables } from '#src/server/database/index.ts';
import { folderStore } from '#src/server/media/index.ts';
import { freePort } from '#tests/setup/freePort.ts';
import { noLimits } from '#tests/setup/limits.ts';
import { enterAt } from './support/askHttp.ts';
import { silence } from './support/badFiles.ts';
import { createDatabase, testDatabaseUrl } from './support/database.ts';
import { startProcess, temporaryFolder } from './support/serverProcess.ts';
import { noise, uploader } from './support/uploads.ts';

/** A small file is cut as often as one of 200 MB. */
const megabytes = Number(process.env['UPLOAD_MEGABYTES'] ?? 20);
const cuts = 10;
const noPostgres = 'needs TEST_DATABASE_URL: the embedded database has one server';

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** Two servers on one database and one folder, and a person who is signed in at both. */
async function startTwo(postgres: string, env: Readonly<Record<string, string>> = {}) {
  const database = await createDatabase(postgres);
  onTestFinished(database.drop);
  const shared = {
    ...noLimits,
    PUBLIC_URL: 'http://127.0.0.1',
    CAPTCHA_COST: '1',
    LOG_LEVEL: 'error',
    DATABASE_URL: database.url,
    DATA_DIR: temporaryFolder(),
    SECRET_KEY: 'k'.repeat(40),
    ...env,
  };
  const first = await startProcess(shared);
  await first.ready;
  const second = await startProcess({ ...shared, METRICS_PORT: String(await freePort()) });
  await second.ready;
  const bearer = await enterAt(first.url, 'anna@example.ru');
  const { db, close } = await openPostgres(database.url);
  onTestFinished(close);

  /** The hash of what lies in the store. */
  async function stored(): Promise<string> {
    const [file] = await db.select().from(tables.mediaFiles);
    if (file === undefined) throw new Error('there is no file');
    const hash = createHash('sha256');
    await pipeline(await folderStore(join(shared.DATA_DIR, 'media')).read(file), hash);
    return hash.digest('hex');
  }
  return { first, second, bearer, db, stored };
}

/** Begins to send what follows an offset. */
function beginToSend(target: URL, bearer: string, offset: number, length: number): ClientRequest {
  const sending = request(target, {
    method: 'PATCH',
    headers: {
      'tus-resumable': '1.0.0',
      authorization: `Bearer ${bearer}`,
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
      'content-length': String(length - offset),
    },
  });
  sending.on('error', () => undefined);
  return sending;
}

/** Sends from an offset on and cuts the connection when so much is sent. */
const sendAndCut = (target: URL, bearer: string, offset: number, content: Buffer, after: number) =>
  new Promise<void>((resolve) => {
    const sending = beginToSend(target, bearer, offset, content.length);
    sending.on('close', resolve);
    sending.write(content.subarray(offset, offset + after), () => sending.destroy());
  });

it(
  `a file of ${megabytes} MB that is cut ten times, and goes on at another server each time, is the same byte by byte`,
  { timeout: 600_000 },
  async ({ skip }) => {
    const { first, second, bearer, stored } = await startTwo(testDatabaseUrl ?? skip(noPostgres));
    const at = (turn: number) => (turn % 2 === 0 ? first : second).url;
    const anna = (turn: number) => uploader(at(turn), bearer);
    const content = noise(megabytes * 1_000_000);
    const place = await anna(0).begin({ bytes: content.length });

    let offset = 0;
    for (let cut = 1; cut <= cuts; cut += 1) {
      const after = Math.floor(Math.random() * (content.length / cuts));
      await sendAndCut(new URL(place, at(cut)), bearer, offset, content, after);
      // The other server is asked at once, although the first may not have noticed the lost connection.
      const found = await anna(cut + 1).offset(place);
      expect(found).toBeGreaterThanOrEqual(offset);
      offset = found;
    }
    expect(offset).toBeGreaterThan(0);
    // Bytes that were being written when the last connection broke may arrive after the answer.
    const end = async () => {
      const there = await anna(0).offset(place);
      return (await anna(0).send(place, there, content.subarray(there))).status;
    };
    await expect.poll(end, { timeout: 60_000 }).toBe(204);
    await expect.poll(async () => (await anna(1).read(place)).state, { timeout: 60_000 }).toBe('done');
    expect(await stored()).toBe(sha256(content));
  },
);

it(
  'a server that is killed while it takes a file lets go of it within seconds',
  { timeout: 120_000 },
  async ({ skip }) => {
    const { first, second, bearer, db, stored } = await startTwo(testDatabaseUrl ?? skip(noPostgres));
    const content = noise(4_000_000);
    const anna = uploader(second.url, bearer);
    const place = await anna.begin({ bytes: content.length });
    beginToSend(new URL(place, first.url), bearer, 0, content.length).write(content.subarray(0, 1_000_000));
    const holder = async () => (await db.select().from(tables.uploads))[0]?.lockHolder;
    await expect.poll(holder, { timeout: 10_000 }).toEqual(expect.any(String));
    first.kill('SIGKILL');
    await first.exited;

    const since = performance.now();
    const offset = await anna.offset(place);
    expect(performance.now() - since).toBeLessThan(8000);
    expect((await anna.send(place, offset, content.subarray(offset))).status).toBe(204);
    await expect.poll(async () => (await anna.read(place)).state, { timeout: 30_000 }).toBe('done');
    expect(await stored()).toBe(sha256(content));
  },
);

it(
  'a sound of 290 MB is taken without the server growing by more than 100 MB',
  { timeout: 600_000 },
  async ({ skip }) => {
    if (megabytes < 200) skip('long: UPLOAD_MEGABYTES=200');
    const metricsPort = String(await freePort());
    const { first, bearer, stored } = await startTwo(testDatabaseUrl ?? skip(noPostgres), {
      METRICS_PORT: metricsPort,
    });
    const memory = async () => {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]);
    };
    const content = silence(290 * 125, 8000);
    const anna = uploader(first.url, bearer);
    const place = await anna.begin({ kind: 'audio', name: 'песня.wav', bytes: content.length });
    const before = await memory();
    let most = before;
    for (let offset = 0; offset < content.length; offset += 4_000_000) {
      await anna.send(place, offset, content.subarray(offset, offset + 4_000_000));
      most = Math.max(most, await memory());
    }
    const state = async () => {
      most = Math.max(most, await memory());
      return (await anna.read(place)).state;
    };
    await expect.poll(state, { timeout: 120_000 }).toBe('done');
    expect(await stored()).toBe(sha256(content));
    expect(most - before).toBeLessThan(100_000_000);
    console.log(`the server grew by ${Math.round((most - before) / 1e6)} MB`);
  },
);
