import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { tables } from '#src/server/database/index.ts';
import { password } from './support/testServer.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
const anna = 'anna@example.ru';
const vera = 'vera@example.ru';
const pathOf = (email: string) => `/auth/users/${encodeURIComponent(email)}/`;
const missing = [404, { detail: 'Страница не найдена.' }];

let access: string;
beforeEach(async () => {
  await server().register(vera);
  access = await server().enter(anna);
});

const calls = [
  ['GET', undefined],
  ['PUT', { username: 'renamed' }],
  ['PATCH', { username: 'renamed' }],
  ['DELETE', { current_password: password }],
] as const;

describe('the account at one’s own address', () => {
  it.each([pathOf(anna), '/auth/users/anna@example.ru/', pathOf('ANNA@Example.ru')])(
    'is read at %s',
    async (path) => {
      const reply = await server().get(path, access);
      expect(reply.statusCode).toBe(200);
      expect(reply.json()).toEqual((await server().get('/auth/users/me/', access)).json());
    },
  );

  it('is changed and deleted', async () => {
    const { send } = server();
    expect((await send('PATCH', pathOf(anna), { first_name: 'Анна' }, access)).json()).toMatchObject({
      first_name: 'Анна',
    });
    expect((await send('PUT', pathOf(anna), { username: 'renamed' }, access)).json()).toMatchObject({
      username: 'renamed',
      first_name: 'Анна',
    });
    const gone = await send('DELETE', pathOf(anna), { current_password: password }, access);
    expect([gone.statusCode, gone.body]).toEqual([204, '']);
  });
});

describe('somebody else’s account', () => {
  it.each(calls)('answers %s like a missing one', async (method, body) => {
    for (const email of [vera, 'nobody@example.ru', 'nobody', `${'x'.repeat(280)}@example.ru`]) {
      const reply = await server().send(method, pathOf(email), body, access);
      expect([reply.statusCode, reply.json()]).toEqual(missing);
    }
    expect((await server().logIn(vera)).access).toBeTypeOf('string');
  });

  it.each(calls)('answers %s with 401 to a visitor', async (method, body) => {
    expect((await server().send(method, pathOf(vera), body)).statusCode).toBe(401);
  });
});

describe('for staff', () => {
  beforeEach(async () => {
    const { users } = tables;
    await server().db.update(users).set({ isStaff: true }).where(eq(users.email, anna));
  });

  it('every account is readable and changeable, and says nothing of staff', async () => {
    const { get, send } = server();
    const reply = await get(pathOf(vera), access);
    expect(reply.json()).toMatchObject({ email: vera });
    expect(reply.body).not.toContain('staff');
    const changed = await send('PATCH', pathOf(vera), { username: 'vera.luneva' }, access);
    expect(changed.json()).toMatchObject({ email: vera, username: 'vera.luneva' });
  });

  it('a missing account is missing', async () => {
    const reply = await server().get(pathOf('nobody@example.ru'), access);
    expect([reply.statusCode, reply.json()]).toEqual(missing);
  });

  it('a deletion asks for the own password, not for the other’s', async () => {
    const { post, send, logIn } = server();
    const own = 'Drugoi2027';
    const change = { current_password: password, new_password: own, re_new_password: own };
    await post('/auth/users/set_password/', change, access);

    const refused = await send('DELETE', pathOf(vera), { current_password: password }, access);
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      { current_password: ['Неправильный пароль.'] },
    ]);
    expect((await send('DELETE', pathOf(vera), { current_password: own }, access)).statusCode).toBe(204);
    expect(await logIn(vera)).not.toHaveProperty('access');
  });
});
