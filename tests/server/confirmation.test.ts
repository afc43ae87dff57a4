import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tables, type Database, type OpenDatabase } from '#src/server/database/index.ts';
import { emptyDatabase, openSharedDatabase, testDatabaseUrl } from './support/database.ts';
import { emptyOutbox, newestLink } from './support/mailbox.ts';
import { listenSlowly } from './support/slowCall.ts';
import { password, startTestServer, type TestServer } from './support/testServer.ts';

const email = 'anna@example.ru';
const next = 'Novyi2027';
const passwords = { new_password: 'Vorovskoi2027', re_new_password: 'Vorovskoi2027' };
const emails = { new_email: 'thief@example.ru', re_new_email: 'thief@example.ru' };
const dead = [401, expect.objectContaining({ code: 'token_not_valid' })];

/** Every call that the password in use confirms. */
const calls = [
  ['POST', '/auth/users/set_password/', passwords],
  ['POST', '/auth/users/set_email/', emails],
  ['DELETE', '/auth/users/me/', {}],
  ['DELETE', `/auth/users/${email}/`, {}],
] as const;

let database: OpenDatabase;
let server: TestServer;
let callSlowly: Awaited<ReturnType<typeof listenSlowly>>;
let thief: { access: string; refresh: string };

beforeAll(async () => {
  database = await openSharedDatabase();
  server = await startTestServer(database, {});
  callSlowly = await listenSlowly(server.app);
}, 30_000);
beforeEach(async () => {
  await server.queue.idle();
  emptyOutbox(server.outbox);
  await emptyDatabase(database);
  await server.register(email);
  thief = await server.logIn(email);
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const logIn = (typed: string) => server.post('/auth/jwt/create/', { email, password: typed });

/** The owner takes the account back by e-mail. */
async function reset(): Promise<void> {
  await server.post('/auth/users/reset_password/', { email });
  const link = newestLink(await server.messages(), 'Восстановление пароля');
  const reply = await server.post('/auth/users/reset_password_confirm/', {
    ...link,
    new_password: next,
    re_new_password: next,
  });
  expect(reply.statusCode).toBe(204);
}

describe.each(calls)('%s %s, its body still arriving', (method, path, fields) => {
  const body = { current_password: password, ...fields };

  it('does nothing once the owner has reset the password', async () => {
    const call = callSlowly(method, path, body, thief.access);
    await call.authenticated;
    await reset();
    expect(await call.finish()).toEqual(dead);
    expect((await logIn(next)).statusCode).toBe(200);
  });

  it('does nothing once its session has been ended', async () => {
    const owner = await server.logIn(email);
    const call = callSlowly(method, path, body, thief.access);
    await call.authenticated;
    await server.send('DELETE', '/api/sessions/', undefined, owner.access);
    expect(await call.finish()).toEqual(dead);
    expect((await logIn(password)).statusCode).toBe(200);
  });

  it('is done when nothing else happened', async () => {
    const call = callSlowly(method, path, body, thief.access);
    await call.authenticated;
    expect(await call.finish()).toEqual([204, '']);
  });
});

/** Waits until another connection waits for what this transaction holds. */
async function somebodyWaits(transaction: Database): Promise<void> {
  const isWaiting = sql<boolean>`exists (select from pg_locks where not granted)`;
  await expect
    .poll(async () => (await transaction.select({ isWaiting }).from(tables.users))[0]?.isWaiting)
    .toBe(true);
}

describe('while another connection changes what a call has just read', () => {
  beforeEach(({ skip }) => {
    if (testDatabaseUrl === undefined)
      skip('needs TEST_DATABASE_URL: the embedded database has one connection');
  });

  it('a log-in with the former password opens nothing', async () => {
    const { users, sessions } = tables;
    const isHers = eq(users.email, email);
    const { db } = database;
    const entering = await db.transaction(async (transaction) => {
      const [anna] = await transaction.select().from(users).where(isHers).for('update');
      const reply = logIn(password);
      await somebodyWaits(transaction);
      await transaction
        .update(users)
        .set({ passwordHash: `${anna?.passwordHash}x` })
        .where(isHers);
      return { reply };
    });
    expect((await entering.reply).statusCode).toBe(401);
    expect(await db.$count(sessions)).toBe(1);
  });

  const vera = { userId: 2, name: 'Вера', role: 'Писатель', since: new Date(0), portrait: 'vera' };

  it('a subscription to an author who is being deleted says that there is none', async () => {
    const { authors } = tables;
    await server.register('vera@example.ru');
    await database.db.insert(authors).values(vera);
    const subscribing = await database.db.transaction(async (transaction) => {
      await transaction.delete(authors);
      const reply = server.post('/api/subscriptions/subscribe_free/', { author: 1 }, thief.access);
      await somebodyWaits(transaction);
      return { reply };
    });
    const { statusCode, body } = await subscribing.reply;
    expect([statusCode, JSON.parse(body)]).toEqual([400, { author: ['Автор не найден.'] }]);
  });

  it('a subscription of a person whose account is being deleted is not theirs any more', async () => {
    const { authors, users } = tables;
    await server.register('vera@example.ru');
    await database.db.insert(authors).values(vera);
    const subscribing = await database.db.transaction(async (transaction) => {
      await transaction.delete(users).where(eq(users.email, email));
      const reply = server.post('/api/subscriptions/subscribe_free/', { author: 1 }, thief.access);
      await somebodyWaits(transaction);
      return { reply };
    });
    expect((await subscribing.reply).statusCode).toBe(401);
  });
});
