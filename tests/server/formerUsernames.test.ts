import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cleanUp, tables } from '#src/server/database/index.ts';
import { newUsername } from '#src/server/auth/findUser.ts';
import { idOf } from './support/people.ts';
import { password } from './support/testServer.ts';
import { useServer } from './support/useServer.ts';

// Reloads the server's modules with made-up names: test files share modules.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

const server = useServer({ LIMIT_RENAME: '6/86400', LIMIT_USERNAME: '20/60' });
vi.mock(import('#src/server/auth/findUser.ts'), { spy: true });
const made = vi.mocked(newUsername);
const { formerUsernames, retiredUsernames } = tables;
const day = 24 * 3600;
const taken = [400, { username: ['Пользователь с таким именем уже существует.'] }];

let vera: string;
let mark: string;

beforeEach(async () => {
  vera = await server().enter('vera@example.ru');
  mark = await server().enter('mark@example.ru');
  await rename('vera', vera);
});

/** Both calls change the same name. */
const calls = { account: '/auth/users/me/', page: '/api/profile/' } as const;
async function rename(username: string, as: string, by: keyof typeof calls = 'account') {
  const reply = await server().send('PATCH', calls[by], { username }, as);
  return [reply.statusCode, reply.json()];
}
const statusOf = async (renaming: ReturnType<typeof rename>) => (await renaming)[0];
const found = async (name: string) => {
  const reply = await server().get(`/api/profiles/${name}/`, mark);
  return reply.statusCode === 200 ? reply.json().username : reply.statusCode;
};
const isAvailable = async (name: string, as: string) =>
  (await server().get(`/api/usernames/${encodeURIComponent(name)}/`, as)).json().available;

describe.each(['account', 'page'] as const)('a name that is changed by the %s', (by) => {
  it('leads to the new one for a year, in any letter case', async () => {
    expect(await statusOf(rename('luneva', vera, by))).toBe(200);
    expect([await found('vera'), await found('VERA'), await found('luneva')]).toEqual(
      Array(3).fill('luneva'),
    );
    await server().clock.pass(365 * day - 60);
    vera = await server().enter('later@example.ru');
    mark = vera;
    expect(await found('vera')).toBe('luneva');
    await server().clock.pass(61);
    expect(await found('vera')).toBe(404);
  });

  it('is free for nobody else meanwhile, and for themselves at any time', async () => {
    await rename('luneva', vera, by);
    expect(await rename('Vera', mark, by)).toEqual(taken);
    expect([await isAvailable('vera', mark), await isAvailable('vera', vera)]).toEqual([false, true]);
    expect(await statusOf(rename('vera', vera, by))).toBe(200);
    expect([await found('vera'), await found('luneva')]).toEqual(['vera', 'vera']);
  });
});

it('a name that differs in its letter case alone is no other name', async () => {
  expect(await statusOf(rename('Vera', vera))).toBe(200);
  expect(await server().db.$count(formerUsernames, eq(formerUsernames.username, 'vera'))).toBe(0);
});

it('after the year it is free, also before it is cleared away, and leads to the person who has taken it', async () => {
  await rename('luneva', vera);
  await server().clock.pass(366 * day);
  mark = await server().enter('late@example.ru');
  expect(await isAvailable('vera', mark)).toBe(true);
  expect(await statusOf(rename('vera', mark))).toBe(200);
  await rename('other', mark);
  expect(await found('vera')).toBe('other');
});

it('what leads nowhere any more is cleared away', async () => {
  const { db, clock } = server();
  await rename('luneva', vera);
  await cleanUp(db, { idleSession: day, session: day });
  const kept = await db.$count(formerUsernames);
  await clock.pass(366 * day);
  await cleanUp(db, { idleSession: day, session: day });
  expect([kept, await db.$count(formerUsernames)]).toEqual([2, 0]);
});

describe('the names of a deleted account', () => {
  beforeEach(async () => {
    await rename('luneva', vera);
    await server().send('DELETE', '/auth/users/me/', { current_password: password }, vera);
  });

  it('lead nowhere, and are free for nobody for a year', async () => {
    for (const name of ['vera', 'Luneva']) {
      expect([await found(name), await isAvailable(name, mark)]).toEqual([404, false]);
      expect(await rename(name, mark)).toEqual(taken);
    }
    await server().clock.pass(365 * day + 60);
    mark = await server().enter('late@example.ru');
    expect([await isAvailable('vera', mark), await isAvailable('luneva', mark)]).toEqual([true, true]);
    expect(await statusOf(rename('luneva', mark))).toBe(200);
  });

  it('are given to no new account', async () => {
    made.mockReturnValueOnce('luneva').mockReturnValueOnce('vera').mockReturnValueOnce('new-name');
    expect((await server().register('new@example.ru')).json().username).toBe('new-name');
  });

  it('are cleared away after the year', async () => {
    const { db, clock } = server();
    await clock.pass(366 * day);
    await cleanUp(db, { idleSession: day, session: day });
    expect(await db.$count(retiredUsernames)).toBe(0);
  });
});

it('of more than three names that somebody had the oldest are free again', async () => {
  const { clock } = server();
  for (const name of ['vera1', 'vera2', 'vera3', 'vera4']) {
    await clock.pass(60);
    await rename(name, vera);
  }
  const theirs = ['vera1', 'vera2', 'vera3'];
  for (const name of theirs)
    expect([await found(name), await isAvailable(name, mark)]).toEqual(['vera4', false]);
  expect([await found('vera'), await isAvailable('vera', mark)]).toEqual([404, true]);
});

it('a new account never gets a name that leads to somebody', async () => {
  const { register } = server();
  await rename('luneva', vera);
  made.mockReturnValueOnce('vera').mockReturnValueOnce('luneva').mockReturnValueOnce('new-name');
  const { username } = (await register('new@example.ru')).json();
  expect(username).toBe('new-name');
  expect(await found('vera')).toBe('luneva');
});

it('one person changes it six times a day, and a try that is refused counts for nothing', async () => {
  await rename('mark', mark);
  for (let count = 0; count < 8; count += 1) expect(await rename('mark', vera)).toEqual(taken);
  for (const name of ['vera1', 'vera2', 'vera3', 'vera4', 'vera5'])
    expect(await statusOf(rename(name, vera))).toBe(200);
  const [status, body] = await rename('vera6', vera);
  expect([status, body.detail]).toEqual([429, expect.stringMatching(/^Не больше 6 смен имени в сутки\. /)]);
});

describe('whether a name is free', () => {
  it('is told of what is taken, of one’s own, and of what breaks a rule', async () => {
    const names = ['luneva', 'vera', 'VERA', 'ab', 'edit', '12345', 'a..b', 'вера', '\0', "'--"];
    const told = [];
    for (const name of names) told.push([name, await isAvailable(name, mark)]);
    expect(told.filter(([, available]) => available)).toEqual([['luneva', true]]);
    expect(await isAvailable('Vera', vera)).toBe(true);
  });

  it('is asked by those who have logged in, and not without end', async () => {
    expect((await server().get('/api/usernames/free/')).statusCode).toBe(401);
    for (let count = 0; count < 20; count += 1) await isAvailable('free', mark);
    expect((await server().get('/api/usernames/free/', mark)).statusCode).toBe(429);
  });
});

describe('at the same moment', () => {
  it('of many who take a name one gets it', async () => {
    const people = await Promise.all(
      Array.from({ length: 6 }, (_, index) => server().enter(`p${index}@example.ru`)),
    );
    const statuses = await Promise.all(
      people.map((person, index) => statusOf(rename('wanted', person, index % 2 === 0 ? 'account' : 'page'))),
    );
    expect(statuses.toSorted()).toEqual([200, 400, 400, 400, 400, 400]);
  });

  it('nobody gets a name that is being left', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [leaving, taking] = [`old${round}`, `new${round}`];
      const person = await server().enter(`person${round}@example.ru`);
      const other = await server().enter(`other${round}@example.ru`);
      await rename(leaving, person);
      const [left, got] = await Promise.all([
        statusOf(rename(taking, person)),
        statusOf(rename(leaving, other)),
      ]);
      expect([left, got]).toEqual([200, 400]);
      expect(await found(leaving)).toBe(taking);
    }
  });

  it('one person’s two changes leave every name to them', async () => {
    await Promise.all([rename('first', vera), rename('second', vera)]);
    const id = await idOf(server().db, 'vera@example.ru');
    const now = (await server().get(`/api/profiles/${id}/`, mark)).json().username;
    for (const name of ['vera', 'first', 'second']) expect(await found(name)).toBe(now);
  });
});
