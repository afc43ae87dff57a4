import { beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '#src/api/contract.ts';
import { createPasswords } from '#src/server/auth/index.ts';
import { tables } from '#src/server/database/index.ts';
import { demoLogin, demoPosts, seedDemo } from '#src/server/demo/index.ts';
import { isBody } from '#src/server/posts/index.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
const cost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

const seed = async () => {
  const { db, clock } = server();
  await seedDemo(db, await createPasswords(cost, 1, 1), clock.now());
};
const logIn = async () => (await server().post('/auth/jwt/create/', demoLogin)).json().access;

describe('the demo', () => {
  beforeEach(seed);

  it('gives its login a paid, a cancelled and a free subscription', async () => {
    const reply = await server().get('/api/subscriptions/my_subscriptions/', await logIn());
    const { results } = reply.json<Reply<'mySubscriptions'>>();
    expect(results.map(({ author, tier, status }) => [author.name, tier, status])).toEqual([
      ['Илья Коваль', 'Партер', 'active'],
      ['Вера Лунёва', 'Первый читатель', 'cancelled'],
      ['Марк Шатров', null, 'active'],
    ]);
  });

  it('opens its posts to their author, and to others by the tiers', async () => {
    const { results } = (await server().get('/api/feed/', await logIn())).json<Reply<'feed'>>();
    expect(results[0]).toMatchObject({
      title: 'Черновик третьей песни и\u00a0ноты к\u00a0нему',
      author: { name: 'Илья Коваль', role: 'Музыкант', portrait: 'ilya' },
      image: 'keys',
      access: { granted: true, audience: 'everyone' },
      likes: 214,
    });
    expect(results[1]).toMatchObject({
      author: { name: 'Марк Шатров' },
      access: { granted: false, audience: 'tiers', tiers: [{ name: 'Первый ряд', price: 50_000 }] },
    });
  });

  it('has bodies that pass the gate', async () => {
    const rows = await server().db.select().from(tables.posts);
    expect(rows).toHaveLength(demoPosts.length);
    for (const { blocks } of rows) expect(isBody(blocks)).toBe(true);
  });

  it('is not added to a database that has users', async () => {
    await seed();
    expect(await server().db.$count(tables.posts)).toBe(demoPosts.length);
  });

  it('sets short words apart by no-break spaces', () => {
    for (const { title, body } of demoPosts)
      expect(`${title} ${body}`).not.toMatch(/(?:^|\s)[А-Яа-яЁё]{1,2} [^—]/);
  });
});
