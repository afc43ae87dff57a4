import { beforeEach, describe, expect, it } from 'vitest';
import { cleanUp } from '#src/server/database/index.ts';
import { newestLink, type LinkParts } from './support/mailbox.ts';
import { password, publicUrl } from './support/testServer.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
const email = 'anna@example.ru';
const subject = 'Подтверждение адреса';

let access: string;
beforeEach(async () => {
  access = await server().enterUnverified(email);
});

const activate = (link: object) => server().post('/auth/users/activation/', link);
const resend = (body: object) => server().post('/auth/users/resend_activation/', body);
const sendVerification = (bearer?: string) =>
  server().post('/api/auth/send-verification/', undefined, bearer);
const link = async (): Promise<LinkParts> => newestLink(await server().messages(), subject);
const stale = { detail: 'Устаревший токен для данного пользователя.' };
const deadLink = { token: ['Неверный токен для данного пользователя.'] };

describe('the activation message', () => {
  it('comes after registration with a link made from PUBLIC_URL', async () => {
    const [message, ...others] = await server().messages();
    expect(others).toEqual([]);
    expect(message).toMatchObject({ to: email, subject: `${subject} — Соавтор` });
    expect(message?.text).toContain(`${publicUrl}/activation-result?uid=MQ&token=`);
  });

  it('is sent again, alike answered for a known, an unknown and an active address', async () => {
    const answers = [await resend({ email }), await resend({ email: 'nobody@example.ru' })];
    await activate(await link());
    answers.push(await resend({ email }));
    expect(answers.map(({ statusCode, body }) => `${statusCode}${body}`)).toEqual(['204', '204', '204']);
    expect(await server().messages()).toHaveLength(2);
  });

  it.each([
    [{}, 'Обязательное поле.'],
    [{ email: 'anna' }, 'Некорректный email'],
  ])('is not sent again for %j', async (body, message) => {
    const reply = await resend(body);
    expect([reply.statusCode, reply.json()]).toEqual([400, { email: [message] }]);
  });

  it('is sent to a person who is logged in and asks for it', async () => {
    const reply = await sendVerification(access);
    expect([reply.statusCode, reply.json()]).toEqual([200, { detail: 'Письмо отправлено.' }]);
    expect((await server().messages()).map(({ to }) => to)).toEqual([email, email]);
    expect((await activate(await link())).statusCode).toBe(204);
  });

  it('is not sent to a visitor, nor when the address is proved', async () => {
    expect((await sendVerification()).statusCode).toBe(401);
    await activate(await link());
    const reply = await sendVerification(access);
    expect([reply.statusCode, reply.json()]).toEqual([400, { detail: 'Email уже подтверждён.' }]);
  });
});

describe('activation', () => {
  it('succeeds once; later it says that the account is active already', async () => {
    const parts = await link();
    const first = await activate(parts);
    expect([first.statusCode, first.body]).toEqual([204, '']);
    const second = await activate(parts);
    expect([second.statusCode, second.json()]).toEqual([403, stale]);
  });

  it('succeeds once, however many come at the same time', async () => {
    const parts = await link();
    const replies = await Promise.all(Array.from({ length: 8 }, () => activate(parts)));
    expect(replies.map((reply) => reply.statusCode).toSorted()).toEqual([204, ...Array(7).fill(403)]);
  });

  it('is refused after an hour', async () => {
    const parts = await link();
    await server().clock.pass(3600);
    const reply = await activate(parts);
    expect([reply.statusCode, reply.json()]).toEqual([400, deadLink]);
  });

  it('is refused by an older link once a newer was asked for', async () => {
    const older = await link();
    await sendVerification(access);
    await link();
    expect((await activate(older)).json()).toEqual(deadLink);
  });

  it('is refused with a link that was sent for another purpose', async () => {
    await server().post('/auth/users/reset_password/', { email });
    const parts = newestLink(await server().messages(), 'Восстановление пароля');
    expect((await activate(parts)).json()).toEqual(deadLink);
  });

  it('proves only the address that the message went to', async () => {
    const parts = await link();
    const next = { new_email: 'other@example.ru', re_new_email: 'other@example.ru' };
    await server().post('/auth/users/set_email/', { current_password: password, ...next }, access);
    expect((await activate(parts)).json()).toEqual(deadLink);
    await sendVerification(access);
    expect((await activate(await link())).statusCode).toBe(204);
  });

  it.each(['MA', '!!!', 'OTk5', 'OTk5OTk5OTk5OTk5'])('is refused with the uid %j', async (uid) => {
    const reply = await activate({ ...(await link()), uid });
    expect([reply.statusCode, reply.json()]).toEqual([400, deadLink]);
  });

  it('answers every wrong pair alike, whether there is such an account, proved or not', async () => {
    const proved = await link();
    await activate(proved);
    await server().register('vera@example.ru');
    const pairs = [
      { uid: proved.uid, token: 'garbage' },
      // The account is there, and not proved.
      { uid: 'Mg', token: proved.token },
      { uid: 'OTk5', token: proved.token },
    ];
    for (const pair of pairs) {
      const reply = await activate(pair);
      expect([reply.statusCode, reply.json()]).toEqual([400, deadLink]);
    }
  });

  it('pressed again says so days later, too', async () => {
    const { clock, db } = server();
    const parts = await link();
    await activate(parts);
    await clock.pass(7 * 86_400);
    await cleanUp(db, { idleSession: 1, session: 1 });
    const again = await activate(parts);
    expect([again.statusCode, again.json()]).toEqual([403, stale]);
  });
});
