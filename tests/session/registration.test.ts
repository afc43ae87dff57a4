import { describe, expect, test } from 'vitest';
import { json } from '#tests/api/fakeServer.ts';
import { anna, calls, createWorld, credentials, unauthorized } from './world.ts';

const account = { ...credentials, captcha_token: 'captcha' };

describe('registration', () => {
  test('logs in with the same credentials', async () => {
    const { openTab, server, access, refresh } = createWorld();
    server.on(calls.register, json(anna, 201));
    server.on(calls.login, json({ access: access(), refresh: refresh() }));
    server.on(calls.me, json(anna));
    expect(await openTab().session.register(account)).toEqual({ ok: true, value: anna });
    expect(server.requests.map(({ body }) => body)).toEqual([account, credentials, undefined]);
  });

  test('refused by the server, it does not log in', async () => {
    const { openTab, server } = createWorld();
    server.on(calls.register, json({ email: ['Занят'] }, 400));
    expect(await openTab().session.register(account)).toMatchObject({
      error: { fields: { email: ['Занят'] } },
    });
    expect(server.requests.length).toBe(1);
  });

  test('a login refused afterwards means that the e-mail has to be confirmed (case 38)', async () => {
    const { openTab, server } = createWorld();
    server.on(calls.register, json(anna, 201));
    server.on(calls.login, unauthorized());
    expect(await openTab().session.register(account)).toEqual({ ok: false, error: { kind: 'activation' } });
  });

  test('a login that fails otherwise says that the account exists', async () => {
    const { openTab, server } = createWorld();
    server.on(calls.register, json(anna, 201));
    expect(await openTab().session.register(account)).toEqual({
      ok: false,
      error: { kind: 'login', error: { kind: 'offline' } },
    });
  });
});
