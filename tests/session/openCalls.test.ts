import { expect, test } from 'vitest';
import type { Session } from '#src/session/index.ts';
import { json, noContent } from '#tests/api/fakeServer.ts';
import { anna, calls, createWorld, unauthorized } from './world.ts';

const link = { uid: 'MQ', token: 't' };
const passwords = { new_password: 'Parol123', re_new_password: 'Parol123' };
const openCalls: [string, (session: Session) => Promise<{ ok: boolean }>][] = [
  [calls.reset, (session) => session.call('resetPassword', { body: { email: anna.email } })],
  [
    calls.confirmReset,
    (session) => session.call('confirmResetPassword', { body: { ...link, ...passwords } }),
  ],
  ['POST /api/support/', (session) => session.call('writeToSupport', { body: { text: 'Вопрос' } })],
  [calls.activate, (session) => session.call('activate', { body: link })],
  [calls.resend, (session) => session.call('resendActivation', { body: { email: anna.email } })],
];

test.each(openCalls)(
  'a dead session does not spoil %s: it goes out again without the bearer (case 53)',
  async (call, make) => {
    const world = createWorld();
    const { session, signOuts } = await world.openAnnasTab();
    const { server } = world;
    server.on(call, ({ bearer }) => (bearer === undefined ? noContent() : unauthorized()));
    server.on(calls.refresh, unauthorized());
    expect(await world.aSecondLater(make(session))).toMatchObject({ ok: true });
    expect(signOuts).toEqual(['expired']);
  },
);

test('without a bearer a 401 is about the call, not about a session', async () => {
  const { openTab, server } = createWorld();
  server.on(calls.reset, json({ detail: 'Нельзя' }, 401));
  expect(await openTab().session.call('resetPassword', { body: { email: anna.email } })).toMatchObject({
    error: { status: 401, detail: 'Нельзя' },
  });
  expect(server.requests.length).toBe(1);
});

test('a visitor’s protected call is never sent (case 52)', async () => {
  const { openTab, server } = createWorld();
  expect(await openTab().session.call('feed')).toMatchObject({ error: { message: 'Нет токена обновления' } });
  expect(server.requests).toEqual([]);
});
