/** @module-tag slow */
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Block, Draft } from '#src/api/contract.ts';
import { tables } from '#src/server/database/index.ts';
import { writerOf, type Writer } from './support/drafts.ts';
import { enterAuthor, paragraph } from './support/people.ts';
import { useServer } from './support/useServer.ts';

const server = useServer({ TEXTS_TOTAL: '1' });
const quota = 1_000_000;

let vera: Writer;
let authorId: number;

beforeEach(async () => {
  const { bearer, id } = await enterAuthor(server(), 'vera');
  authorId = id;
  vera = writerOf(server(), bearer);
});

/** So many kilobytes that no compression makes much smaller. */
function text(kilobytes: number, seed = 1): Block[] {
  let state = seed;
  const character = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return String.fromCharCode(33 + ((state >>> 16) % 90));
  };
  return Array.from({ length: Math.ceil(kilobytes / 10) }, () =>
    paragraph(Array.from({ length: 10_000 }, character).join('').replaceAll(/["\\]/g, ' ')),
  );
}

/** Bytes of all texts in the database. */
async function bytesKept(): Promise<number> {
  const sum = (table: string) => `coalesce((select sum(pg_column_size(blocks)) from ${table}), 0)`;
  const { rows } = await server().execute(
    `select (${['drafts', 'posts', 'revisions'].map(sum).join(' + ')})::float8 as bytes`,
  );
  const [{ bytes } = { bytes: Number.NaN }] = rows as { bytes: number }[];
  return bytes;
}

const refusal = {
  detail:
    'Для ваших текстов больше нет места: они занимают 1 МБ. Удалите ненужные посты: место освободится через сутки после удаления.',
};

describe('the texts of one author', () => {
  const fill = async () => {
    const all: Draft[] = [];
    for (let seed = 1; seed <= 4; seed += 1) all.push(await vera.make({ blocks: text(200, seed) }));
    return all;
  };
  const inAnHour = () => new Date(server().clock.now().getTime() + 3_600_000).toISOString();

  it.each<[string, (draft: Draft) => ReturnType<Writer['create']>]>([
    ['another post', () => vera.create({ blocks: text(220, 9) })],
    ['a copy', ({ id }) => vera.call('POST', `/api/drafts/${id}/copy/`)],
    ['a longer text', (draft) => vera.save(draft, { blocks: text(240, 9) })],
    ['publishing', (draft) => vera.publish(draft)],
    ['publishing later', (draft) => vera.publish(draft, inAnHour())],
  ])(
    'have no room beyond the quota for %s: that is refused with what to do, and nothing is lost',
    async (_, act) => {
      const [, second] = await fill();
      if (second === undefined) throw new Error('there is no post');
      const reply = await act(second);
      expect([reply.statusCode, reply.json()]).toEqual([413, refusal]);
      expect((await vera.read(second.id)).blocks).toEqual(second.blocks);
      expect(await bytesKept()).toBeLessThanOrEqual(quota);
    },
  );

  it('count while they can be restored, and each author’s by itself', async () => {
    for (const { id } of await fill()) await vera.remove(id);
    expect((await vera.create({ blocks: text(220, 9) })).statusCode).toBe(413);
    const mark = writerOf(server(), (await enterAuthor(server(), 'mark')).bearer);
    expect((await mark.create({ blocks: text(220, 9) })).statusCode).toBe(201);
  });

  it('do not pass the quota by calls at once', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => vera.make()));
    const replies = await Promise.all(
      all.map((draft, index) => vera.save(draft, { blocks: text(220, index) })),
    );
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      200, 200, 200, 200, 413, 413, 413, 413,
    ]);
    expect(await bytesKept()).toBeLessThanOrEqual(quota);
  });

  it('can be written on for ever: the oldest states make room, but not the last, nor what readers have', async () => {
    const { db, clock, logIn } = server();
    const phone = writerOf(server(), (await logIn('vera@example.ru')).access);
    const other = await vera.make({ title: 'Другое', blocks: text(50, 50) });
    expect((await vera.save(other, { title: 'Другое', blocks: text(10, 51) })).statusCode).toBe(200);
    let draft = await vera.make({ blocks: text(100) });
    await vera.publish(draft);
    for (let seed = 2; seed < 30; seed += 1) {
      await clock.pass(1);
      const reply = await (seed % 2 === 0 ? phone : vera).save(draft, { blocks: text(100, seed) });
      expect(reply.statusCode).toBe(200);
      draft = reply.json<Draft>();
    }
    expect(await bytesKept()).toBeLessThanOrEqual(quota);
    const kept = await db
      .select({ id: tables.revisions.draftId, revision: tables.revisions.revision })
      .from(tables.revisions)
      .where(sql`author_id = ${authorId}`)
      .orderBy(tables.revisions.draftId, tables.revisions.revision);
    expect(kept.filter(({ id }) => id === other.id)).toEqual([{ id: other.id, revision: 1 }]);
    const own = kept.filter(({ id }) => id === draft.id).map(({ revision }) => revision);
    expect(own[0]).toBe(1);
    expect(own.slice(1)).toEqual(own.slice(1).map((_, index) => 30 - own.length + index));
    expect(own.length).toBeGreaterThan(3);
  });
});
