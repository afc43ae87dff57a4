import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { tables } from '#src/server/database/index.ts';
import { password } from './support/testServer.ts';
import { useServer } from './support/useServer.ts';

/** Default settings. */
const server = useServer({
  LIMIT_CONFIRM: '',
  LIMIT_CONFIRM_IP: '',
  LIMIT_NEW_EMAIL: '',
  LIMIT_MAIL_EMAIL: '',
  LIMIT_NOTICE_UNVERIFIED: '',
  TRUSTED_PROXIES: '127.0.0.1',
});
const email = 'anna@example.ru';
const wrong = { current_password: 'Wrong2026' };

let access: string;
beforeEach(async () => {
  access = await server().enterUnverified(email);
});

const from = (ip: string, method: 'POST' | 'DELETE', url: string, payload: object, bearer = access) =>
  server().app.inject({
    method,
    url,
    payload,
    headers: { 'x-forwarded-for': ip, authorization: `Bearer ${bearer}` },
  });
const setEmail = (to: string, ip = '192.0.2.1', bearer = access) =>
  from(
    ip,
    'POST',
    '/auth/users/set_email/',
    { current_password: password, new_email: to, re_new_email: to },
    bearer,
  );
const setPassword = (current: string, typed: string) =>
  from('192.0.2.1', 'POST', '/auth/users/set_password/', {
    current_password: current,
    new_password: typed,
    re_new_password: typed,
  });

describe('guesses of the current password', () => {
  it('are five a minute for a person, whatever they are for and wherever they come from', async () => {
    const urls = ['/auth/users/set_password/', '/auth/users/set_email/'];
    const body = { ...wrong, new_password: 'Novyi2027', re_new_password: 'Novyi2027' };
    const fields = { ...body, new_email: 'vera@example.ru', re_new_email: 'vera@example.ru' };
    for (let index = 0; index < 4; index += 1) {
      expect((await from(`192.0.2.${index}`, 'POST', urls[index % 2] ?? '', fields)).statusCode).toBe(400);
    }
    expect((await from('192.0.2.5', 'DELETE', '/auth/users/me/', wrong)).statusCode).toBe(400);
    const refused = await from('192.0.2.6', 'DELETE', '/auth/users/me/', { current_password: password });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    await server().clock.pass(60);
    const later = await from('192.0.2.6', 'DELETE', '/auth/users/me/', { current_password: password });
    expect(later.statusCode).toBe(204);
  });

  it('are twenty a minute from one address', async () => {
    const statuses: number[] = [];
    for (let person = 0; person < 5; person += 1) {
      const theirs = await server().enterUnverified(`vera${person}@example.ru`);
      for (let index = 0; index < 5; index += 1) {
        const reply = await from('192.0.2.1', 'DELETE', '/auth/users/me/', wrong, theirs);
        statuses.push(reply.statusCode);
      }
    }
    expect(statuses).toEqual([...Array(20).fill(400), ...Array(5).fill(429)]);
  });
});

describe('new addresses', () => {
  it('tell no more than five an hour whether somebody has them', async () => {
    await server().register('vera@example.ru');
    const { clock } = server();
    for (let index = 0; index < 5; index += 1) {
      expect((await setEmail('vera@example.ru', `192.0.2.${index}`)).statusCode).toBe(400);
      await clock.pass(60);
    }
    const refused = await setEmail('vera@example.ru', '192.0.2.9');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3300']);
  });

  it('tell no more than that to the accounts of one address together', async () => {
    const statuses: number[] = [];
    for (let person = 0; person < 6; person += 1) {
      const theirs = await server().enterUnverified(`vera${person}@example.ru`);
      statuses.push((await setEmail(email, '192.0.2.1', theirs)).statusCode);
    }
    expect(statuses).toEqual([...Array(5).fill(400), 429]);
  });
});

describe('a message about a change', () => {
  const subjects = async () =>
    (await server().messages())
      .map(({ to, subject }) => `${to} ${subject.split(' — ', 1)}`)
      .filter((message) => !message.endsWith('Подтверждение адреса'));
  const prove = () =>
    server().db.update(tables.users).set({ emailVerified: true }).where(eq(tables.users.email, email));

  it('of the e-mail goes to a proved former address only', async () => {
    await setEmail('stranger@example.ru');
    await setEmail('anna.new@example.ru');
    expect(await subjects()).toEqual([]);
    await server().db.update(tables.users).set({ emailVerified: true });
    await setEmail('anna.newer@example.ru');
    expect(await subjects()).toEqual(['anna.new@example.ru Email изменён']);
  });

  it('of the e-mail goes to the new address three times an hour at most, whoever has asked for it', async () => {
    const next = 'anna.new@example.ru';
    for (let time = 0; time < 3; time += 1)
      await server().post('/auth/users/resend_activation/', { email: next });
    await server().queue.idle();
    expect((await setEmail(next)).statusCode).toBe(204);
    expect((await server().messages()).filter(({ to }) => to === next)).toEqual([]);
  });

  it('of the password goes to an address that nobody has proved once a day', async () => {
    await setPassword(password, 'Novyi2027');
    await setPassword('Novyi2027', password);
    expect(await subjects()).toEqual([`${email} Пароль изменён`]);
    await server().clock.pass(86_400);
    access = (await server().logIn(email)).access;
    await setPassword(password, 'Novyi2027');
    expect(await subjects()).toHaveLength(2);
  });

  it('is sent three times an hour at most, as other messages', async () => {
    await prove();
    let current = password;
    for (const typed of ['Novyi2027', 'Novyi2028', 'Novyi2029', 'Novyi2030']) {
      expect((await setPassword(current, typed)).statusCode).toBe(204);
      current = typed;
    }
    expect(await subjects()).toHaveLength(3);
  });
});
