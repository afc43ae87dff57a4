import { isNotNull, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { backUp, restore, tables } from '#src/server/database/index.ts';
import { record } from '#src/server/events/record.ts';
import { clearDeparted } from '#src/server/users/departures.ts';
import { openTestDatabase } from './support/database.ts';
import { addAuthor, addPost, idOf } from './support/people.ts';
import { password } from './support/testServer.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
const { authors, departures, events, users, views } = tables;
let bearer: string;
let personId: number;
let otherAuthor: number;

beforeEach(async () => {
  const { db, enter } = server();
  bearer = await enter('vera@example.ru');
  personId = await idOf(db, 'vera@example.ru');
  otherAuthor = (await addAuthor(db, 'mark')).id;
});

async function leave(): Promise<void> {
  const reply = await server().send('DELETE', '/auth/users/me/', { current_password: password }, bearer);
  expect(reply.statusCode).toBe(204);
}

/** Runs the job. */
async function clear({ db } = server()): Promise<void> {
  await server().clock.pass(61);
  await clearDeparted(db);
}

/** People whose departure is complete. */
async function cleared(): Promise<number[]> {
  const rows = await server().db.select().from(departures).where(isNotNull(departures.clearedAt));
  return rows.map(({ userId }) => userId);
}

async function becomeAuthor(): Promise<number> {
  const { db } = server();
  const [row] = await db
    .insert(authors)
    .values({ userId: personId, name: 'Вера', role: 'Писатель', since: new Date(0), portrait: '' })
    .returning();
  return row?.id ?? 0;
}

const addViews = (number: number, authorId: number) =>
  server().db.execute(
    sql`insert into ${views} select current_date, reader, ${authorId}::integer, ${authorId}::integer
      from generate_series(1001, 1000 + ${number}::integer) as reader`,
  );

/** Tells of a heart, of a post that does not matter. */
const addEvents = (number: number, authorId: number, userId: number) =>
  record(
    server().db,
    ...Array.from(
      { length: number },
      (_, post) =>
        ({ kind: 'post_liked', authorId, payload: { post_id: post + 1, user_id: userId } }) as const,
    ),
  );

describe('a departed author', () => {
  it('is gone at once, however much they were read; their views and events follow', async () => {
    const { db } = server();
    const stays = await server().enter('olga@example.ru');
    const authorId = await becomeAuthor();
    await addViews(12_000, authorId);
    await addViews(3, otherAuthor);
    await addEvents(6000, authorId, 7);
    await addEvents(2, otherAuthor, 7);
    await leave();
    expect((await server().get(`/api/profiles/${personId}/`, stays)).statusCode).toBe(410);
    expect([await db.$count(views), await db.$count(events)]).toEqual([12_003, 6002]);
    await clear();
    expect(await db.$count(users, sql`id = ${personId}`)).toBe(0);
    expect([await db.$count(views), await db.$count(events)]).toEqual([3, 2]);
    expect(await cleared()).toEqual([personId]);
  });

  it('is removed by no reference that would have to be followed row by row', async () => {
    const { rows } = await server().execute(
      `select conrelid::regclass::text as name from pg_constraint
        where contype = 'f' and conrelid in ('events'::regclass, 'views'::regclass, 'departures'::regclass)`,
    );
    expect(rows).toEqual([]);
  });
});

describe('a departed reader', () => {
  it('is in no view and no event any more; what others have stays', async () => {
    const { db, get, send, enter } = server();
    const post = await addPost(db, { authorId: otherAuthor });
    await get(`/api/posts/${post.id}/`, bearer);
    await send('PUT', `/api/posts/${post.id}/like/`, {}, bearer);
    const stays = await enter('olga@example.ru');
    const stayingId = await idOf(db, 'olga@example.ru');
    await get(`/api/posts/${post.id}/`, stays);
    await send('PUT', `/api/posts/${post.id}/like/`, {}, stays);
    await addEvents(5500, otherAuthor, personId);
    await leave();
    await clear();
    expect(await db.select({ userId: views.userId }).from(views)).toEqual([{ userId: stayingId }]);
    expect(await db.$count(events, sql`payload->>'user_id' = ${String(personId)}`)).toBe(0);
    expect(await db.$count(events, sql`payload->>'user_id' = ${String(stayingId)}`)).toBe(1);
    // The author's events of hearts are kept.
    expect(await db.$count(events)).toBe(5503);
    expect(await cleared()).toEqual([personId]);
  });

  it('whose last call was still under way leaves nothing either', async () => {
    const { db } = server();
    await leave();
    await clearDeparted(db);
    expect(await cleared()).toEqual([]);
    await db.insert(views).values({ day: '2026-01-01', userId: personId, postId: 1, authorId: otherAuthor });
    await clear();
    expect([await db.$count(views), await cleared()]).toEqual([0, [personId]]);
  });

  it('is forgotten by what a backup of that moment brings back, too', async () => {
    const { db } = server();
    await db.insert(views).values({ day: '2026-01-01', userId: personId, postId: 1, authorId: otherAuthor });
    await leave();
    const lines: string[] = [];
    await backUp(db, (line) => void lines.push(line));
    const empty = await openTestDatabase();
    try {
      await restore(empty.db, lines);
      await empty.db.update(departures).set({ leftAt: sql`${departures.leftAt} - interval '1 day'` });
      expect(await empty.db.$count(views)).toBe(1);
      await clearDeparted(empty.db);
      expect(await empty.db.$count(views)).toBe(0);
    } finally {
      await empty.close();
    }
  });
});
