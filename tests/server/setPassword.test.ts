import { beforeEach, describe, expect, it } from 'vitest';
import { newestLink } from './support/mailbox.ts';
import { password } from './support/testServer.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
const email = 'anna@example.ru';
const next = 'Novyi2027';

let here: { access: string; refresh: string };
beforeEach(async () => {
  await server().register(email);
  here = await server().logIn(email);
});

const setPassword = (fields: object = {}, bearer = here.access) =>
  server().post(
    '/auth/users/set_password/',
    { current_password: password, new_password: next, re_new_password: next, ...fields },
    bearer,
  );
const logIn = (typed: string) => server().post('/auth/jwt/create/', { email, password: typed });

describe('a new password with the old one', () => {
  it('is in force at once', async () => {
    const reply = await setPassword();
    expect([reply.statusCode, reply.body]).toEqual([204, '']);
    expect((await logIn(password)).statusCode).toBe(401);
    expect((await logIn(next)).statusCode).toBe(200);
  });

  it('ends every session but the one that asked', async () => {
    const { logIn: logInAgain, get, post } = server();
    const there = await logInAgain(email);
    await setPassword();
    expect((await get('/auth/users/me/', here.access)).statusCode).toBe(200);
    expect((await post('/auth/jwt/refresh/', { refresh: here.refresh })).statusCode).toBe(200);
    expect((await get('/auth/users/me/', there.access)).statusCode).toBe(401);
    expect((await post('/auth/jwt/refresh/', { refresh: there.refresh })).statusCode).toBe(401);
  });

  it('is told to the address by e-mail', async () => {
    await setPassword();
    expect((await server().messages()).at(-1)).toMatchObject({
      to: email,
      subject: 'Пароль изменён — Соавтор',
    });
  });

  it('makes a recovery link worthless and leaves the activation link good', async () => {
    const { post, messages } = server();
    await post('/auth/users/reset_password/', { email });
    const recovery = newestLink(await messages(), 'Восстановление пароля');
    await setPassword();
    const passwords = { new_password: 'Drugoi2027', re_new_password: 'Drugoi2027' };
    const reply = await post('/auth/users/reset_password_confirm/', { ...recovery, ...passwords });
    expect(Object.keys(reply.json())).toEqual(['token']);
    const activation = newestLink(await messages(), 'Подтверждение адреса');
    expect((await post('/auth/users/activation/', activation)).statusCode).toBe(204);
  });

  it.each([
    [{ current_password: 'Wrong2026' }, { current_password: ['Неправильный пароль.'] }],
    [{ new_password: 'abc' }, { new_password: ['Пароль должен содержать минимум 8 символов'] }],
    [{ re_new_password: 'Drugoi2027' }, { non_field_errors: ['Пароли не совпадают'] }],
    [{ re_new_password: undefined }, { re_new_password: ['Обязательное поле.'] }],
  ])('is refused with %j', async (fields, message) => {
    const reply = await setPassword(fields);
    expect([reply.statusCode, reply.json()]).toEqual([400, message]);
    expect((await logIn(password)).statusCode).toBe(200);
  });

  it('is for people who are logged in', async () => {
    expect((await setPassword({}, 'garbage')).statusCode).toBe(401);
  });
});
