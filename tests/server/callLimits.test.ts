import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { endpoints, type EndpointName } from '#src/api/contract.ts';
import { tables } from '#src/server/database/index.ts';
import { countCalls } from '#src/server/limits/countCalls.ts';
import { writerOf, type Writer } from './support/drafts.ts';
import { useServer } from './support/useServer.ts';

const email = 'vera@example.ru';

/** Calls whose own limits are tried where the calls are. */
const countThemselves: readonly EndpointName[] = [
  ...(['login', 'refresh', 'register', 'deleteMe', 'deleteUser', 'setEmail', 'setPassword'] as const),
  ...(['resendActivation', 'resetPassword', 'resetEmail', 'confirmResetEmail'] as const),
  ...(['sendVerification', 'sendPhoneVerification', 'verifyPhone'] as const),
  ...(['comment', 'reportPost', 'reportComment', 'writeToSupport'] as const),
];
const reads: readonly EndpointName[] = [
  ...(['authors', 'profile', 'profilePosts', 'drafts', 'username', 'statement', 'statementFile'] as const),
];
const names = Object.keys(endpoints) as EndpointName[];
const counted = names.filter(
  (name) => reads.includes(name) || (endpoints[name].method !== 'GET' && !countThemselves.includes(name)),
);

describe('past a limit', () => {
  const two = '2/60';
  const limits = [
    ...['CROP', 'OPEN', 'ORDER', 'PAYMENT', 'PROFILE', 'SEARCH', 'STATEMENT', 'UPLOAD', 'USERNAME', 'WRITE'],
  ];
  const server = useServer(Object.fromEntries(limits.map((name) => [`LIMIT_${name}`, two])));

  it.each(counted)('%s is refused before anything of it is looked at, with when to go on', async (name) => {
    const bearer = await server().enter(email);
    const { method, path } = endpoints[name];
    const url = path.replaceAll(/\{\w+\}/g, '1');
    const call = () => server().send(method, url, method === 'GET' ? undefined : {}, bearer);
    const replies = [await call(), await call(), await call()];
    expect(replies.map(({ statusCode }) => statusCode === 429)).toEqual([false, false, true]);
    expect(replies[2]?.headers['retry-after']).toBe('60');
    expect(replies[2]?.json()).toEqual({ detail: expect.stringMatching(/\. Попробуйте через 1 мин\.$/) });
  });

  it('a file cannot be announced', async () => {
    const bearer = await server().enter(email);
    const announce = () =>
      server().app.inject({
        method: 'POST',
        url: '/api/uploads/',
        headers: { authorization: `Bearer ${bearer}`, 'tus-resumable': '1.0.0', 'upload-length': '1' },
      });
    await announce();
    await announce();
    expect((await announce()).json()).toEqual({
      detail: 'Не больше 2 файлов в минуту. Попробуйте через 1 мин.',
    });
  });

  it('another person goes on', async () => {
    const bearer = await server().enter(email);
    const other = await server().enter('other@example.ru');
    const rename = (as: string) => server().send('PATCH', '/api/profile/', { bio: 'Пишу.' }, as);
    for (let index = 0; index < 3; index += 1) await rename(bearer);
    expect((await rename(other)).statusCode).toBe(200);
  });

  it('what a person asks for all the time is not counted', async () => {
    const bearer = await server().enter(email);
    await server().db.delete(tables.limitWindows);
    for (const url of ['/auth/users/me/', '/api/feed/', '/api/feed/new/?since='])
      await server().get(url, bearer);
    expect(await server().db.$count(tables.limitWindows)).toBe(0);
  });
});

describe('publishing', () => {
  const server = useServer({ LIMIT_PUBLISH: '', LIMIT_PUBLISH_NEW: '' });

  /** An author who has proved their address. */
  async function enterWriter() {
    const bearer = await server().enter(email);
    await server().db.update(tables.users).set({ emailVerified: true });
    await server().send('PUT', '/api/profile/author/', { name: 'Вера', role: 'Писатель' }, bearer);
    return writerOf(server(), bearer);
  }

  /** @returns the answers to so many posts, one after the other */
  async function publishMany(writer: Writer, count: number) {
    const statuses: number[] = [];
    for (let index = 0; index < count; index += 1)
      statuses.push((await writer.publish(await writer.make())).statusCode);
    return statuses;
  }

  it('is for five posts an hour in the first week', async () => {
    const writer = await enterWriter();
    expect(await publishMany(writer, 5)).toEqual(Array(5).fill(200));
    const refused = await writer.publish(await writer.make());
    expect([refused.statusCode, refused.json()]).toEqual([
      429,
      { detail: 'Не больше 5 публикаций в час. Попробуйте через 1 ч.' },
    ]);
  });

  it('is for twenty posts an hour after that', async () => {
    const writer = await enterWriter();
    await server()
      .db.update(tables.users)
      .set({ createdAt: new Date('2020-01-01T00:00:00Z') });
    expect(await publishMany(writer, 21)).toEqual([...Array(20).fill(200), 429]);
  });

  it('lets changes of what readers have already through', async () => {
    const writer = await enterWriter();
    let post = await writer.make();
    await writer.publish(post);
    for (let index = 0; index < 6; index += 1) {
      post = (await writer.save(post, { title: `Название ${index}` })).json();
      expect((await writer.publish(post)).statusCode).toBe(200);
    }
  });
});

describe('a route of the API', () => {
  it('cannot be added without a limit', () => {
    const app = fastify();
    countCalls(app, { require: async () => {} }, async () => 1);
    expect(() => app.get('/api/secret/', async () => null)).toThrow('GET /api/secret/ names no limit');
  });
});
