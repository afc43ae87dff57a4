/** @module-tag slow */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Block, Run } from '#src/api/contract.ts';
import type { OpenDatabase } from '#src/server/database/index.ts';
import { selectPage } from '#src/server/drafts/list.ts';
import { blocksRead } from './support/blocksRead.ts';
import { openTestDatabase } from './support/database.ts';
import { addAuthor } from './support/people.ts';

/** Drafts of one author; the attack that this prevents had 300. */
const own = Number(process.env['DRAFTS'] ?? 100);
/** Drafts of other authors. */
const others = Number(process.env['OTHERS'] ?? 3000);

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

const letters = 'абвгдежзиклмнопрстуфхцчшщэюя';

/** Words of four letters, almost all of them different. */
function wordsFrom(seed: number, count: number): string[] {
  let state = seed;
  const letter = (): string => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return letters.charAt((state >>> 16) % letters.length);
  };
  return Array.from({ length: count }, () => letter() + letter() + letter() + letter());
}

const inParts = <Part>(all: readonly Part[], size: number): Part[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, part) =>
    all.slice(part * size, (part + 1) * size),
  );

/** 240 KB in as many pieces as a body may have of words. */
function heavyBody(seed: number): Block[] {
  const runs = wordsFrom(seed, 11_000).map((word): Run => ({ text: `${word} ` }));
  return inParts(runs, 400).map((part) => ({ type: 'paragraph', runs: part }));
}

const pageOf = (userId: number, search: string) =>
  selectPage(database.db, { userId, state: undefined, search, position: undefined });

/** The best of five: what the machine does beside it only adds. */
async function millisecondsOf(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}

const searches = [
  'нетакогослова',
  'щ',
  'а б в г д е ж з',
  'аб вг де жз ик лм но пр',
  wordsFrom(1, 4).join(' '),
];

describe('a search', () => {
  it(
    `in ${own} posts of 240 KB takes hardly longer than in as many empty ones`,
    { timeout: 300_000 },
    async () => {
      const { db } = database;
      const [heavy, light] = [await addAuthor(db, 'heavy'), await addAuthor(db, 'light')];
      for (let post = 0; post < own; post += 1)
        await db.execute(sql`insert into drafts (author_id, title, blocks, saved_at)
        values (${heavy.id}, 'Пост', ${JSON.stringify(heavyBody(post))}::jsonb, now()), (${light.id}, 'Пост', '[]', now())`);
      for (const search of searches) {
        const time = await millisecondsOf(() => pageOf(heavy.userId, search));
        const lightest = await millisecondsOf(() => pageOf(light.userId, search));
        console.log(`«${search}»: ${time.toFixed(1)} ms, in empty ones: ${lightest.toFixed(1)} ms`);
        expect(time).toBeLessThan(lightest * 5);
      }
    },
  );

  it(`reads nothing of ${others} posts of others`, { timeout: 3_600_000 }, async () => {
    const { db, execute } = database;
    const writer = await addAuthor(db, 'own');
    const add = (authorId: number, count: number) =>
      db.execute(sql`insert into drafts (author_id, title, blocks, saved_at)
        select ${authorId}::integer, 'Пост ' || n, ${JSON.stringify([{ type: 'paragraph', runs: [{ text: wordsFrom(7, 50).join(' ') }] }])}::jsonb, now()
        from generate_series(1, ${count}::integer) n`);
    await add(writer.id, 20);
    await execute('analyze');
    const blocksOf = (search: string) => {
      const { sql: text, params } = pageOf(writer.userId, search).toSQL();
      return blocksRead(database, text, params);
    };
    const few = await Promise.all(searches.map(blocksOf));
    await add((await addAuthor(db, 'other')).id, others);
    await execute('analyze');
    const many = await Promise.all(searches.map(blocksOf));
    console.log(`blocks read: ${few.join()} alone, ${many.join()} beside ${others} posts of others`);
    many.forEach((blocks, index) => expect(blocks).toBeLessThanOrEqual((few[index] ?? 0) * 1.5 + 20));
  });
});
