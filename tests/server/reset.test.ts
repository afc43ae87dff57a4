import { beforeEach, describe, expect, it } from 'vitest';
import { tables } from '#src/server/database/index.ts';
import { emptyOutbox, newestLink, type LinkParts } from './support/mailbox.ts';
import { password, publicUrl } from './support/testServer.ts';
import { useServer } from './support/useServer.ts';

const rounds = Number(process.env['ROUNDS'] ?? 10);

const server = useServer();
const email = 'anna@example.ru';
const newPassword = 'Novyi2027';

beforeEach(async () => {
  await server().register(email);
});

const recoveryMessages = async () =>
  (await server().messages()).filter(({ subject }) => subject.startsWith('Восстановление пароля'));

/** Asks for a message and returns the two parts of its link. */
async function askLink(): Promise<LinkParts> {
  await server().post('/auth/users/reset_password/', { email });
  return newestLink(await recoveryMessages(), 'Восстановление пароля');
}

const confirm = (fields: object) =>
  server().post('/auth/users/reset_password_confirm/', {
    new_password: newPassword,
    re_new_password: newPassword,
    ...fields,
  });

const logIn = (typed: string) => server().post('/auth/jwt/create/', { email, password: typed });
const deadLink = { token: ['Неверный токен для данного пользователя.'] };

describe('the recovery message', () => {
  it('brings a link made from PUBLIC_URL, whatever host was asked', async () => {
    await server().app.inject({
      method: 'POST',
      url: '/auth/users/reset_password/',
      payload: { email },
      headers: { host: 'evil.example' },
    });
    const [message] = await recoveryMessages();
    expect(message?.to).toBe(email);
    expect(message?.subject).toBe('Восстановление пароля — Соавтор');
    expect(message?.text).toContain(`${publicUrl}/reset-password/MQ/`);
    expect(message?.text).not.toContain('evil');
  });

  it('is answered alike for a known and an unknown address, and only the known one gets it', async () => {
    const { post } = server();
    const known = await post('/auth/users/reset_password/', { email });
    const unknown = await post('/auth/users/reset_password/', { email: 'nobody@example.ru' });
    expect([known.statusCode, known.body]).toEqual([204, '']);
    expect([unknown.statusCode, unknown.body]).toEqual([204, '']);
    expect(await recoveryMessages()).toHaveLength(1);
  });

  it('is in the database as a hash only: a reader of a backup can use no link', async () => {
    const { token } = await askLink();
    const links = await server().db.select().from(tables.oneTimeLinks);
    expect(links.map(({ purpose }) => purpose)).toContain('password_reset');
    expect(JSON.stringify(links)).not.toContain(token);
  });

  it('is refused for text that is no address', async () => {
    const reply = await server().post('/auth/users/reset_password/', { email: 'anna' });
    expect([reply.statusCode, reply.json()]).toEqual([400, { email: ['Введите корректный email'] }]);
  });
});

describe('a new password by the link', () => {
  it('replaces the old one and ends every session', async () => {
    const { logIn: logInWithTokens, get } = server();
    const { access } = await logInWithTokens(email);
    const reply = await confirm(await askLink());
    expect([reply.statusCode, reply.body]).toEqual([204, '']);
    expect((await get('/auth/users/me/', access)).statusCode).toBe(401);
    expect((await logIn(password)).statusCode).toBe(401);
    expect((await logIn(newPassword)).statusCode).toBe(200);
  });

  it('is told to the address by e-mail', async () => {
    await confirm(await askLink());
    expect((await server().messages()).at(-1)).toMatchObject({
      to: email,
      subject: 'Пароль изменён — Соавтор',
    });
  });

  it('proves the address, too', async () => {
    await confirm(await askLink());
    const { access } = (await logIn(newPassword)).json();
    const reply = await server().post('/api/auth/send-verification/', undefined, access);
    expect(reply.json()).toEqual({ detail: 'Email уже подтверждён.' });
  });

  it('is refused after the account has another address', async () => {
    const link = await askLink();
    const { access } = await server().logIn(email);
    const next = { new_email: 'other@example.ru', re_new_email: 'other@example.ru' };
    await server().post('/auth/users/set_email/', { current_password: password, ...next }, access);
    expect((await confirm(link)).json()).toEqual(deadLink);
  });

  it('is set once, however many uses come at the same time', async () => {
    for (let round = 0; round < rounds; round += 1) {
      emptyOutbox(server().outbox);
      const link = await askLink();
      const replies = await Promise.all(Array.from({ length: 16 }, () => confirm(link)));
      expect(replies.filter((reply) => reply.statusCode === 204)).toHaveLength(1);
      expect((await confirm(link)).json()).toEqual(deadLink);
    }
  }, 120_000);

  it('is refused after an hour', async () => {
    const link = await askLink();
    await server().clock.pass(3600);
    const reply = await confirm(link);
    expect([reply.statusCode, reply.json()]).toEqual([400, deadLink]);
  });

  it('is refused by an older link once a newer was asked for', async () => {
    const older = await askLink();
    const newer = await askLink();
    expect((await confirm(older)).json()).toEqual(deadLink);
    expect((await confirm(newer)).statusCode).toBe(204);
  });

  it('is refused with the link of somebody else', async () => {
    await server().register('vera@example.ru');
    const { token } = await askLink();
    const uid = Buffer.from('2').toString('base64url');
    expect((await confirm({ uid, token })).json()).toEqual(deadLink);
  });

  it.each(['MA', '!!!', 'OTk5OTk5OTk5OTk5'])('is refused with the mangled uid %j', async (uid) => {
    const { token } = await askLink();
    expect((await confirm({ uid, token })).json()).toEqual(deadLink);
  });

  it('must pass the rules and be repeated, which leaves the link good', async () => {
    const link = await askLink();
    const weak = await confirm({ ...link, new_password: 'abc', re_new_password: 'abc' });
    expect(weak.json()).toEqual({ new_password: ['Пароль должен содержать минимум 8 символов'] });
    const mismatch = await confirm({ ...link, re_new_password: 'Drugoi2027' });
    expect(mismatch.json()).toEqual({ non_field_errors: ['Пароли не совпадают'] });
    expect((await confirm(link)).statusCode).toBe(204);
  });
});
