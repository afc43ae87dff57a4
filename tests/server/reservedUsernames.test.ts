import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { tables } from '#src/server/database/index.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
const { users } = tables;

let vera: string;
beforeEach(async () => {
  vera = await server().enter('vera@example.ru');
});

it.each(['admin', 'Soavtor.Support', 'podderzhka', 'checkout', 'well-known'])(
  '«%s» is nobody’s to have',
  async (name) => {
    expect((await server().get(`/api/usernames/${name}/`, vera)).json()).toEqual({
      available: false,
    });
  },
);

describe.each([
  ['PUT', '/auth/users/me/'],
  ['PATCH', '/auth/users/me/'],
  ['PATCH', '/auth/users/vera@example.ru/'],
  ['PATCH', '/api/profile/'],
] as const)('%s %s', (method, address) => {
  it('refuses a name of the site in Russian', async () => {
    const reply = await server().send(method, address, { username: 'admin' }, vera);
    expect([reply.statusCode, reply.json()]).toEqual([
      400,
      { username: ['Это имя пользователя оставлено за сайтом. Выберите другое'] },
    ]);
  });

  it('leaves somebody the name that they had before it was reserved', async () => {
    await server().db.update(users).set({ username: 'admin' }).where(eq(users.email, 'vera@example.ru'));
    expect((await server().send(method, address, { username: 'admin' }, vera)).statusCode).toBe(200);
  });
});
