import { beforeEach, describe, expect, it } from 'vitest';
import { tables } from '#src/server/database/index.ts';
import { newestLink, type LinkParts } from './support/mailbox.ts';
import { password, publicUrl } from './support/testServer.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
const email = 'anna@example.ru';
const next = 'new@example.ru';
const taken = { new_email: ['Пользователь с таким email уже существует.'] };
const notice = { to: email, subject: 'Email изменён — Соавтор' };
const proof = { to: next, subject: 'Подтверждение адреса — Соавтор' };

let access: string;
beforeEach(async () => {
  access = await server().enterUnverified(email);
});

const me = async () => (await server().get('/auth/users/me/', access)).json();

describe('a new e-mail with the password', () => {
  const setEmail = (fields: object = {}, bearer: string | undefined = access) =>
    server().post(
      '/auth/users/set_email/',
      { current_password: password, new_email: next, re_new_email: next, ...fields },
      bearer,
    );

  it('is in force at once, and the session stays', async () => {
    const reply = await setEmail({ new_email: ' New@EXAMPLE.ru ', re_new_email: 'New@example.ru' });
    expect([reply.statusCode, reply.body]).toEqual([204, '']);
    expect(await me()).toMatchObject({ email: 'New@example.ru' });
    expect(await server().logIn(next)).toHaveProperty('access');
    expect(await server().logIn(email)).not.toHaveProperty('access');
    expect((await server().get(`/auth/users/${email}/`, access)).statusCode).toBe(404);
  });

  it('is told to the former address by e-mail, when that was proved', async () => {
    await server().db.update(tables.users).set({ emailVerified: true });
    await setEmail();
    expect(await server().messages()).toContainEqual(expect.objectContaining(notice));
  });

  it('is asked to prove itself by a link, which works', async () => {
    await setEmail();
    const messages = await server().messages();
    expect(messages.at(-1)).toMatchObject(proof);
    await server().post('/auth/users/activation/', newestLink(messages, 'Подтверждение адреса'));
    expect(await me()).toMatchObject({ email: next, email_verified: true });
  });

  it.each([
    [{ current_password: 'Wrong2026' }, { current_password: ['Неправильный пароль.'] }],
    [{ new_email: 'anna@' }, { new_email: ['Некорректный email'] }],
    [{ new_email: 'ANNA@example.ru' }, { new_email: ['Новый email должен отличаться от текущего'] }],
    [{ re_new_email: 'other@example.ru' }, { non_field_errors: ['Email не совпадает'] }],
    [{ re_new_email: undefined }, { re_new_email: ['Обязательное поле.'] }],
    [
      { current_password: 'Wrong2026', new_email: 'anna@' },
      { current_password: ['Неправильный пароль.'], new_email: ['Некорректный email'] },
    ],
  ])('is refused with %j', async (fields, message) => {
    const reply = await setEmail(fields);
    expect([reply.statusCode, reply.json()]).toEqual([400, message]);
    expect(await me()).toMatchObject({ email });
  });

  it('cannot be the address of somebody else, which only the right password finds out', async () => {
    await server().register('vera@example.ru');
    const fields = { new_email: 'VERA@example.ru', re_new_email: 'VERA@example.ru' };
    expect((await setEmail(fields)).json()).toEqual(taken);
    expect((await setEmail({ ...fields, current_password: 'Wrong2026' })).json()).not.toHaveProperty(
      'new_email',
    );
  });

  it('is for people who are logged in', async () => {
    expect((await setEmail({}, 'garbage')).statusCode).toBe(401);
  });
});

describe('a new e-mail by the link', () => {
  const ask = (address: string) => server().post('/auth/users/reset_email/', { email: address });
  const confirm = (fields: object) =>
    server().post('/auth/users/reset_email_confirm/', { new_email: next, re_new_email: next, ...fields });
  const deadLink = { token: ['Неверный токен для данного пользователя.'] };

  async function askLink(): Promise<LinkParts> {
    await ask(email);
    return newestLink(await server().messages(), 'Смена email');
  }

  it('begins with a link to the settings, sent to the address in use', async () => {
    await ask(email);
    const message = (await server().messages()).at(-1);
    expect(message).toMatchObject({ to: email, subject: 'Смена email — Соавтор' });
    expect(message?.text).toContain(`${publicUrl}/account/settings?change-email=MQ.`);
  });

  it('is answered alike for an unknown address, which gets nothing', async () => {
    const replies = [await ask(email), await ask('nobody@example.ru')];
    expect(replies.map(({ statusCode, body }) => `${statusCode}${body}`)).toEqual(['204', '204']);
    expect((await server().messages()).map(({ to }) => to)).toEqual([email, email]);
  });

  it('replaces the address once and is told to the former one', async () => {
    const link = await askLink();
    const reply = await confirm(link);
    expect([reply.statusCode, reply.body]).toEqual([204, '']);
    expect(await me()).toMatchObject({ email: next });
    expect((await server().messages()).slice(-2)).toMatchObject([notice, proof]);
    const other = { new_email: 'other@example.ru', re_new_email: 'other@example.ru' };
    expect((await confirm({ ...link, ...other })).json()).toEqual(deadLink);
  });

  it('is set once, however many uses come at the same time', async () => {
    const link = await askLink();
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, number) => {
        const address = `new${number}@example.ru`;
        return confirm({ ...link, new_email: address, re_new_email: address });
      }),
    );
    expect(replies.filter((reply) => reply.statusCode === 204)).toHaveLength(1);
  });

  it('is refused after an hour', async () => {
    const link = await askLink();
    await server().clock.pass(3600);
    const reply = await confirm(link);
    expect([reply.statusCode, reply.json()]).toEqual([400, deadLink]);
  });

  it.each([
    ['Восстановление пароля', '/auth/users/reset_password/'],
    ['Подтверждение адреса', '/auth/users/resend_activation/'],
  ])('is refused with the link of the message «%s»', async (subject, path) => {
    await server().post(path, { email });
    expect((await confirm(newestLink(await server().messages(), subject))).json()).toEqual(deadLink);
  });

  it('is refused once the password was changed', async () => {
    const link = await askLink();
    const change = { current_password: password, new_password: 'Novyi2027', re_new_password: 'Novyi2027' };
    await server().post('/auth/users/set_password/', change, access);
    expect((await confirm(link)).json()).toEqual(deadLink);
  });

  it('must be free, another one and repeated, or the link stays good', async () => {
    await server().register('vera@example.ru');
    const link = await askLink();
    const tryEmail = async (address: string, repeated = address) =>
      (await confirm({ ...link, new_email: address, re_new_email: repeated })).json();
    expect(await tryEmail('vera@example.ru')).toEqual(taken);
    expect(await tryEmail(email)).toEqual({ new_email: ['Новый email должен отличаться от текущего'] });
    expect(await tryEmail('new@')).toEqual({ new_email: ['Некорректный email'] });
    expect(await tryEmail(next, 'other@example.ru')).toEqual({ non_field_errors: ['Email не совпадает'] });
    expect((await confirm(link)).statusCode).toBe(204);
  });
});
