import { expect, test } from 'vitest';
import { type Clock, systemClock } from '#src/api/clock.ts';
import { readToken } from '#src/session/token.ts';
import { type Browser, openBrowser } from './support/browser.ts';
import { captchaToken } from './support/captcha.ts';
import { anyAccount, anyone, logIn, newEmail, newPerson, password } from './support/people.ts';
import { clientWith, forge } from './support/client.ts';

const refreshed = ['POST /auth/jwt/refresh/ 200', 'PATCH /auth/users/me/ 200'];
const refused = 'PATCH /auth/users/me/ 401';

/** A call that changes nothing and is never answered from a cache. */
const touch = ({ session }: Browser) => session.call('updateMe', { body: {} });

const isCleared = ({ session, slots }: Browser): boolean =>
  session.getSnapshot().status === 'visitor' &&
  slots.access.text === undefined &&
  slots.refresh.text === undefined;

const forged = ({ slots }: Browser) => ({
  access: forge(slots.access.text),
  refresh: forge(slots.refresh.text),
});

test('an access token that is gone costs one refresh', async (context) => {
  const anna = await anyone(context);
  anna.slots.access.remove();
  expect(await touch(anna)).toMatchObject({ ok: true, value: { email: anna.account.email } });
  expect(anna.exchanges).toEqual(refreshed);
});

test('an access token that the server refuses costs one refresh and one repeat', async (context) => {
  const anna = await anyone(context);
  anna.slots.access.text = forged(anna).access;
  expect(await touch(anna)).toMatchObject({ ok: true, value: { email: anna.account.email } });
  expect(anna.exchanges).toEqual([refused, ...refreshed]);
});

test('an access token that has expired costs one refresh and one repeat', async (context) => {
  const account = await anyAccount(context);
  // A stopped clock: the engine keeps sending the token until the server refuses it.
  const now = Date.now();
  const clock: Clock = { ...systemClock, now: () => now };
  const anna = await logIn(account, openBrowser({}, clock));
  const token = readToken(anna.slots.access.text);
  const life = Math.round(((token?.expiresAt ?? 0) - now) / 1000);
  context.skip(life > 10, `access tokens live ${life} s here, too long to wait for the end`);

  const client = clientWith(token?.text);
  await expect
    .poll(() => client.call('updateMe', { body: {} }), { timeout: 12_000 })
    .toMatchObject({ ok: false, error: { status: 401 } });
  expect(await touch(anna)).toMatchObject({ ok: true, value: { email: anna.account.email } });
  expect(anna.exchanges).toEqual([refused, ...refreshed]);
});

test('calls refused at the same time share one refresh', async (context) => {
  const anna = await anyone(context);
  anna.slots.access.text = forged(anna).access;
  const answers = await Promise.all([touch(anna), touch(anna), touch(anna)]);
  expect(answers).toMatchObject([{ ok: true }, { ok: true }, { ok: true }]);
  expect(anna.exchanges.filter((line) => line.includes('refresh'))).toEqual([refreshed[0]]);
});

test('a refresh token that the server refuses ends the session after one attempt', async (context) => {
  const anna = await anyone(context);
  const dead = forged(anna);
  anna.slots.access.text = dead.access;
  anna.slots.refresh.text = dead.refresh;
  expect(await touch(anna)).toMatchObject({ ok: false, error: { status: 401 } });
  expect(anna.exchanges).toEqual([refused, 'POST /auth/jwt/refresh/ 401']);
  expect(isCleared(anna)).toBe(true);
});

test('a refresh token that was used up ends the session', async (context) => {
  const anna = await anyone(context);
  const body = { refresh: anna.slots.refresh.text ?? '' };
  await clientWith().call('refresh', { body });
  const again = await clientWith().call('refresh', { body });
  context.skip(again.ok, 'a refresh token may be used again here, at least for a moment');
  anna.slots.access.remove();
  expect(await touch(anna)).toMatchObject({ ok: false, error: { status: 401 } });
  expect(isCleared(anna)).toBe(true);
});

test('the tokens of an earlier visit are enough to be known', async (context) => {
  const { slots, account } = await anyone(context);
  const { session } = openBrowser({ access: slots.access.text, refresh: slots.refresh.text });
  context.onTestFinished(session.start());
  await expect.poll(session.getSnapshot).toEqual({ status: 'authenticated' });
  expect(await session.call('me')).toMatchObject({ ok: true, value: { email: account.email } });
});

test('a logout clears at once, whatever the server says to it', async (context) => {
  const anna = await anyone(context);
  anna.session.logout();
  expect(isCleared(anna)).toBe(true);
  expect(await touch(anna)).toMatchObject({ ok: false });
});

test('the session of a deleted account ends at the next call, without a loop', async (context) => {
  const anna = await newPerson(context);
  const elsewhere = await logIn(anna.account);
  const body = { current_password: anna.account.password };
  expect(await elsewhere.call('deleteMe', { body })).toMatchObject({ ok: true, status: 204 });
  expect(await touch(anna)).toMatchObject({ ok: false, error: { status: 401 } });
  expect(anna.exchanges.at(-1)).toMatch(/ 401$/);
  expect(anna.exchanges.length).toBeLessThanOrEqual(3);
  expect(isCleared(anna)).toBe(true);
});

test('dead tokens do not spoil a password reset', async (context) => {
  const anna = await anyone(context);
  const browser = openBrowser(forged(anna));
  const body = { email: newEmail() };
  expect(await browser.call('resetPassword', { body })).toMatchObject({ ok: true, status: 204 });
});

test('dead tokens do not spoil a registration', async (context) => {
  const anna = await anyone(context);
  const browser = openBrowser(forged(anna));
  const body = { email: newEmail(), password, captcha_token: await captchaToken(context) };
  expect(await browser.call('register', { body })).toMatchObject({ ok: true, status: 201 });
});
