/** @module-tag slow */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SQL } from 'drizzle-orm';
import { v4, v7 } from 'uuid';
import { tables } from '#src/server/database/index.ts';
import { createTurns, lanes } from '#src/server/uploads/lanes.ts';
import { picture } from './support/badFiles.ts';
import { addAuthor } from './support/people.ts';
import { endless } from './support/sounds.ts';
import { uploader } from './support/uploads.ts';
import { useServer } from './support/useServer.ts';

const { uploads } = tables;

const server = useServer();
let origin: string;
let anna: ReturnType<typeof uploader>;
let vera: ReturnType<typeof uploader>;

beforeAll(async () => {
  origin = await server().app.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(async () => {
  anna = uploader(origin, await server().enter('anna@example.ru'));
  vera = uploader(origin, await server().enter('vera@example.ru'));
});

/** Resolves when it has become something, or nothing. @returns its state then */
async function end(who: typeof anna, place: string): Promise<string> {
  const state = async () => (await who.read(place)).state;
  await expect.poll(state, { timeout: 30_000, interval: 50 }).toMatch(/done|failed/);
  return state();
}

describe.each([
  ['WAV of empty chunks', endless.wav],
  ['FLAC of empty blocks', endless.flac],
  ['MP4 of free atoms', endless.m4a],
])('a sound that takes for ever to look through: %s', (_, make) => {
  it('is given up, and holds up neither a picture nor calls', { timeout: 60_000 }, async () => {
    const slow = await anna.bring('audio', 'a.wav', make(8_000_000));
    const since = performance.now();
    const quick = await vera.bring('picture', 'a.png', await picture(640, 480).png().toBuffer());
    expect(await end(vera, quick)).toBe('done');
    expect(performance.now() - since).toBeLessThan(8000);
    expect(await end(anna, slow)).toBe('failed');
    expect(performance.now() - since).toBeLessThan(20_000);
  });
});

describe('of files that wait', () => {
  /** Files that are all here, the oldest first, each named by its author. @returns the order in which they are taken */
  async function orderOf(
    waiting: readonly (readonly [author: string, kind: 'audio' | 'picture'])[],
    lane: SQL,
  ) {
    const { db } = server();
    const authors = new Map<string, number>();
    for (const [index, [name, kind]] of waiting.entries()) {
      const authorId = authors.get(name) ?? (await addAuthor(db, name)).id;
      authors.set(name, authorId);
      const touchedAt = new Date(Date.UTC(2026, 0, 1, 0, 0, index));
      const row = { id: v7(), authorId, kind, name, bytes: 1, createdAt: touchedAt, touchedAt };
      await db.insert(uploads).values({ ...row, state: 'processing' });
    }
    const take = createTurns(db, lane);
    const taken: string[] = [];
    for (let row = await take(v4()); row !== undefined; row = await take(v4())) taken.push(row.name);
    return taken;
  }
  const [light, heavy] = lanes;

  it('authors take turns, however many one of them has brought before', async () => {
    const waiting = (['boris', 'boris', 'boris', 'vlad', 'boris', 'gleb'] as const).map(
      (author) => [author, 'audio'] as const,
    );
    expect(await orderOf(waiting, heavy)).toEqual(['boris', 'vlad', 'gleb', 'boris', 'boris', 'boris']);
  });

  it('pictures have a lane of their own', async () => {
    expect(
      await orderOf(
        [
          ['boris', 'audio'],
          ['vlad', 'picture'],
        ],
        light,
      ),
    ).toEqual(['vlad']);
  });
});
