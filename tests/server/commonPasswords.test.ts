import { beforeEach, describe, expect, it } from 'vitest';
import { solvedCaptcha } from './support/captcha.ts';
import { newestLink } from './support/mailbox.ts';
import { password } from './support/testServer.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
const email = 'anna@example.ru';
/** It passes the four rules of the forms. */
const common = 'Password1';
const refusal = ['Введённый пароль слишком широко распространён.'];
const newPassword = { new_password: common, re_new_password: common };

let access: string;
beforeEach(async () => {
  access = await server().enter(email);
});

const isInForce = async (of = email) =>
  (await server().post('/auth/jwt/create/', { email: of, password: common })).statusCode === 200;

describe('a common password is refused on its field', () => {
  it('at registration', async () => {
    const { app, post } = server();
    const account = { email: 'new@example.ru', password: common, captcha_token: await solvedCaptcha(app) };
    const reply = await post('/auth/users/', account);
    expect([reply.statusCode, reply.json()]).toEqual([400, { password: refusal }]);
    expect(await isInForce('new@example.ru')).toBe(false);
  });

  it('in the settings', async () => {
    const reply = await server().post(
      '/auth/users/set_password/',
      { current_password: password, ...newPassword },
      access,
    );
    expect([reply.statusCode, reply.json()]).toEqual([400, { new_password: refusal }]);
    expect(await isInForce()).toBe(false);
  });

  it('by the link of a message, which stays good for another one', async () => {
    const { post, messages } = server();
    await post('/auth/users/reset_password/', { email });
    const link = newestLink(await messages(), 'Восстановление пароля');
    const confirm = (passwords: object) =>
      post('/auth/users/reset_password_confirm/', { ...link, ...passwords });
    const reply = await confirm(newPassword);
    expect([reply.statusCode, reply.json()]).toEqual([400, { new_password: refusal }]);
    expect(await isInForce()).toBe(false);
    const other = { new_password: 'Novyi2027', re_new_password: 'Novyi2027' };
    expect((await confirm(other)).statusCode).toBe(204);
  });
});
