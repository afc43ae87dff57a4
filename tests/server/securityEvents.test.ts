import { beforeEach, describe, expect, it } from 'vitest';
import { newestLink } from './support/mailbox.ts';
import { password } from './support/testServer.ts';
import { useServer } from './support/useServer.ts';

const server = useServer({ TRUSTED_PROXIES: '127.0.0.1' });
const email = 'anna@example.ru';
const next = 'Novyi2027';

let since = 0;
beforeEach(async () => {
  await server().register(email);
  since = server().log.length;
});

/** Events since the beginning of the test, without time and request. */
const events = () =>
  server()
    .log.slice(since)
    .filter((line) => line.includes('"msg":"security event"'))
    .map((line) => {
      const { security, userId, reason, network, reqId } = JSON.parse(line);
      expect(reqId).toMatch(/^[0-9a-f-]{36}$/);
      expect(network).toMatch(/\/(24|64)$/);
      return [security, userId, ...(reason === undefined ? [] : [reason])];
    });

const enter = (typed: string, address = email) =>
  server().post('/auth/jwt/create/', { email: address, password: typed });

describe('the log tells the people who watch over accounts', () => {
  it('of log-ins that succeed and that fail, and why', async () => {
    await enter(password);
    await enter('Wrong2026');
    await enter(password, 'nobody@example.ru');
    expect(events()).toEqual([
      ['login', 1],
      ['login_failed', 1, 'wrong_password'],
      ['login_failed', null, 'unknown_account'],
    ]);
  });

  it('of changes to an account, and of wrong guesses at its password', async () => {
    const { post, send, messages } = server();
    const { access } = (await enter(password)).json();
    const passwords = { new_password: next, re_new_password: next };
    await post('/auth/users/set_password/', { current_password: 'Wrong2026', ...passwords }, access);
    await post('/auth/users/set_password/', { current_password: password, ...passwords }, access);
    const emails = { new_email: 'new@example.ru', re_new_email: 'new@example.ru' };
    await post('/auth/users/set_email/', { current_password: next, ...emails }, access);
    await send('DELETE', '/api/sessions/', undefined, access);
    await post('/auth/users/reset_password/', { email: 'new@example.ru' });
    const link = newestLink(await messages(), 'Восстановление пароля');
    await post('/auth/users/reset_password_confirm/', { ...link, ...passwords });
    const again = (await enter(next, 'new@example.ru')).json();
    await send('DELETE', '/auth/users/me/', { current_password: next }, again.access);
    expect(events().map(([name]) => name)).toEqual([
      ...['login', 'wrong_current_password', 'password_changed', 'email_changed', 'sessions_ended'],
      ...['password_reset', 'login', 'account_deleted'],
    ]);
  });

  it('and neither an address, nor a password, nor a token, nor a whole IP address', async () => {
    const { access, refresh } = (await enter(password)).json();
    await enter('Wrong2026');
    await server().app.inject({
      method: 'POST',
      url: '/auth/jwt/create/',
      payload: { email, password },
      headers: { 'x-forwarded-for': '192.0.2.77' },
    });
    const text = server().log.slice(since).join('');
    for (const secret of [email, password, 'Wrong2026', access, refresh, '192.0.2.77']) {
      expect(text).not.toContain(secret);
    }
    expect(text).toContain('"network":"192.0.2.0/24"');
  });
});
