import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { tables } from '#src/server/database/index.ts';
import { demoLogin } from '#src/server/demo/authors.ts';
import { seedDemo } from '#src/server/demo/seed.ts';
import { clearAway } from './support/departed.ts';
import { cheapPasswords } from './support/passwords.ts';
import { password } from './support/testServer.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
const email = 'anna@example.ru';
const path = '/auth/users/me/';

let access: string;
beforeEach(async () => {
  access = await server().enterUnverified(email);
});

const patch = (fields: object) => server().send('PATCH', path, fields, access);
const put = (fields: object) => server().send('PUT', path, fields, access);
const remove = (body?: object) => server().send('DELETE', path, body, access);
const me = async () => (await server().get(path, access)).json();

describe('a change of the account', () => {
  it('answers with the whole user and stays', async () => {
    const reply = await patch({
      username: ' anna.roshchina ',
      first_name: ' Анна ',
      last_name: 'Рощина',
      phone: '8 900 123-45-67',
    });
    const user = {
      id: 1,
      email,
      email_verified: false,
      username: 'anna.roshchina',
      first_name: 'Анна',
      last_name: 'Рощина',
      phone: '+79001234567',
      phone_verified: false,
    };
    expect([reply.statusCode, reply.json()]).toEqual([200, user]);
    expect(await me()).toEqual(user);
  });

  it('of one field leaves the others', async () => {
    await patch({ first_name: 'Анна', phone: '+79001234567' });
    expect((await patch({ last_name: 'Рощина' })).json()).toMatchObject({
      first_name: 'Анна',
      last_name: 'Рощина',
      phone: '+79001234567',
    });
  });

  it('of nothing is no failure', async () => {
    const reply = await patch({});
    expect([reply.statusCode, reply.json()]).toEqual([200, await me()]);
  });

  it('ignores the e-mail and everything that is not the profile’s', async () => {
    const before = await me();
    const reply = await patch({
      email: 'other@example.ru',
      id: 7,
      is_staff: true,
      phone_verified: true,
      password: 'x',
    });
    expect([reply.statusCode, reply.json()]).toEqual([200, before]);
  });

  it('as a whole asks for the username and leaves what is not given', async () => {
    await patch({ first_name: 'Анна' });
    const refused = await put({ last_name: 'Рощина' });
    expect([refused.statusCode, refused.json()]).toEqual([400, { username: ['Обязательное поле.'] }]);
    expect((await put({ username: 'anna', last_name: 'Рощина' })).json()).toMatchObject({
      first_name: 'Анна',
      last_name: 'Рощина',
    });
  });

  it.each([
    ['username', '', 'Это поле не может быть пустым.'],
    ['username', 'ab', 'Имя пользователя должно содержать минимум 3 символа'],
    [
      'username',
      'анна',
      'Имя пользователя может содержать только буквы, цифры, точки, дефисы и подчеркивания',
    ],
    ['first_name', 'я'.repeat(151), 'Не более 150 символов'],
    ['last_name', 'a\u0000', 'В тексте знак, который нельзя сохранить. Наберите текст заново'],
    ['last_name', null, 'Введите строку.'],
    ['phone', '12', 'Некорректный номер телефона'],
  ])('is refused with the %s %j', async (field, value, message) => {
    const reply = await patch({ [field]: value });
    expect([reply.statusCode, reply.json()]).toEqual([400, { [field]: [message] }]);
  });

  it('names every field that is wrong at once', async () => {
    const reply = await patch({ username: 'ab', phone: '12' });
    expect(Object.keys(reply.json())).toEqual(['username', 'phone']);
  });

  it('cannot take the username of somebody else, whatever its letter case', async () => {
    const vera = await server().enterUnverified('vera@example.ru');
    await server().send('PATCH', path, { username: 'vera' }, vera);
    await patch({ username: 'anna' });
    const reply = await patch({ username: 'VERA' });
    expect([reply.statusCode, reply.json()]).toEqual([
      400,
      { username: ['Пользователь с таким именем уже существует.'] },
    ]);
    expect((await patch({ username: 'ANNA' })).statusCode).toBe(200);
  });

  it('takes a number off with an empty text', async () => {
    await patch({ phone: '+79001234567' });
    expect((await patch({ phone: '' })).json()).toMatchObject({ phone: '', phone_verified: false });
  });

  it('makes another number unverified and leaves the same one verified', async () => {
    const { db } = server();
    await patch({ phone: '+79001234567' });
    await db.update(tables.users).set({ phoneVerified: true });
    expect((await patch({ phone: '8 (900) 123-45-67' })).json()).toMatchObject({ phone_verified: true });
    expect((await patch({ phone: '+79007654321' })).json()).toMatchObject({ phone_verified: false });
  });

  it('is for people who are logged in', async () => {
    expect((await server().send('PATCH', path, {})).statusCode).toBe(401);
    expect((await server().send('PUT', path, { username: 'anna' })).statusCode).toBe(401);
  });
});

describe('the deletion of the account', () => {
  it.each([
    [undefined, 'Обязательное поле.'],
    [{ current_password: '' }, 'Это поле не может быть пустым.'],
    [{ current_password: 'Wrong2026' }, 'Неправильный пароль.'],
  ])('is refused with the body %j', async (body, message) => {
    const reply = await remove(body);
    expect([reply.statusCode, reply.json()]).toEqual([400, { current_password: [message] }]);
    expect(await me()).toMatchObject({ email });
  });

  it('ends the session and frees the address', async () => {
    const reply = await remove({ current_password: password });
    expect([reply.statusCode, reply.body]).toEqual([204, '']);
    expect((await server().get(path, access)).statusCode).toBe(401);
    expect((await server().register(email)).statusCode).toBe(201);
  });

  it('takes everything of an author along and leaves what belongs to others', async () => {
    const { db, clock, store, post, send } = server();
    await remove({ current_password: password });
    await clearAway(server());
    await seedDemo(db, { passwords: await cheapPasswords, store, now: clock.now() });
    const { posts, users } = tables;
    const all = await db.$count(posts);
    const own = await db.$count(posts, eq(posts.authorId, 1));
    expect(own).toBeGreaterThan(0);

    const { access: bearer } = (await post('/auth/jwt/create/', demoLogin)).json();
    const body = { current_password: demoLogin.password };
    expect((await send('DELETE', path, body, bearer)).statusCode).toBe(204);
    await clearAway(server());
    expect(await db.$count(posts)).toBe(all - own);
    expect(await db.$count(tables.subscriptions)).toBe(0);
    expect(await db.$count(users)).toBe(5);
  });
});
