import { expect, test } from 'vitest';
import { render, renderHook } from 'vitest-browser-react';
import {
  useConfirmResetEmail,
  useRenewUser,
  useSession,
  useSetEmail,
  useUpdateUser,
  useUser,
} from '#src/session/index.ts';
import { cacheEntry, isYoung } from '#src/session/cache.ts';
import { hold, json, noContent } from '#tests/api/fakeServer.ts';
import { lookAgain, settle, stopDate } from './calendar.ts';
import { signedIn } from './page.tsx';
import { anna, boris, calls, credentials } from './world.ts';

const changed = { ...anna, username: 'new' };
const newEmail = {
  current_password: 'Parol123',
  new_email: 'new@example.com',
  re_new_email: 'new@example.com',
};

const useAccount = () => ({
  user: useUser(),
  update: useUpdateUser(),
  setEmail: useSetEmail(),
  confirm: useConfirmResetEmail(),
  session: useSession(),
  renew: useRenewUser(),
});

/** Anna’s page, on which she can be seen. */
async function openPage() {
  const date = stopDate();
  const page = signedIn();
  const { result, act } = await renderHook(useAccount, { wrapper: page.wrapper });
  await expect.poll(() => result.current.user).toEqual(anna);
  page.server.requests.length = 0;
  return { ...page, date, account: () => result.current, act };
}

test('the user is asked for again after 300 s, not before', async () => {
  const { server, date, account } = await openPage();
  server.on(calls.me, json(changed));
  date.pass(299_999);
  lookAgain();
  await settle();
  expect(server.count(calls.me)).toBe(0);
  date.pass(5001);
  lookAgain();
  await expect.poll(() => account().user).toEqual(changed);
  expect(server.count(calls.me)).toBe(1);
});

const Name = () => <p>{useUser()?.username}</p>;

test('whoever asks within 120 s gets the user that is there, without a request', async () => {
  const date = stopDate();
  const { server, wrapper: Page } = signedIn();
  const screen = await render(<Name />, { wrapper: Page });
  await expect.element(screen.getByText(anna.username)).toBeVisible();
  server.requests.length = 0;
  date.pass(119_999);
  await screen.rerender(
    <>
      <Name />
      <Name key="another" />
    </>,
  );
  await settle();
  expect(screen.getByText(anna.username).elements()).toHaveLength(2);
  expect(server.count(calls.me)).toBe(0);
});

test('a forced load passes both times', async () => {
  const { server, account, act } = await openPage();
  server.on(calls.me, json(changed));
  await act(async () => void (await account().renew()));
  expect(account().user).toEqual(changed);
  expect(server.count(calls.me)).toBe(1);
});

test('a clock set back keeps no user for longer than its time (case 29)', () => {
  const date = stopDate();
  const known = cacheEntry(anna);
  expect(isYoung(known, 300_000)).toBe(true);
  date.pass(-1);
  expect(isYoung(known, 300_000)).toBe(false);
});

test('a change is in the user at once and asked for no more', async () => {
  const { server, account, act } = await openPage();
  server.on(calls.updateMe, json(changed));
  await act(async () =>
    expect(await account().update({ username: 'new' })).toEqual({ ok: true, value: changed }),
  );
  expect(account().user).toEqual(changed);
  lookAgain();
  await settle();
  expect(server.requests).toMatchObject([{ call: calls.updateMe, body: { username: 'new' } }]);
});

test('a change that is refused leaves the user as it is', async () => {
  const { server, account, act } = await openPage();
  server.on(calls.updateMe, json({ username: ['Занято'] }, 400));
  await act(async () =>
    expect(await account().update({ username: 'new' })).toMatchObject({
      error: { fields: { username: ['Занято'] } },
    }),
  );
  expect(account().user).toEqual(anna);
});

test('a change is not undone by the answer to an earlier question', async () => {
  const { server, date, account, act } = await openPage();
  const held = hold();
  server.on(calls.me, held.promise);
  date.pass(300_000);
  lookAgain();
  await expect.poll(() => server.count(calls.me)).toBe(1);
  server.on(calls.updateMe, json(changed));
  await act(async () => void (await account().update({ username: 'new' })));
  held.release(json(anna));
  await settle();
  expect(account().user).toEqual(changed);
});

test('a change answered after a logout shows nobody', async () => {
  const { server, account, act } = await openPage();
  const held = hold();
  server.on(calls.updateMe, held.promise);
  const result = account().update({ username: 'new' });
  await act(() => account().session.logout());
  held.release(json(changed));
  expect(await result).toMatchObject({ ok: false, error: { kind: 'session' } });
  expect(account().user).toBeUndefined();
});

test('a new e-mail is in the user at once, however young the old one is (case 40)', async () => {
  const { server, account, act } = await openPage();
  const renewed = { ...anna, email: newEmail.new_email };
  server.on(calls.setEmail, noContent());
  server.on(calls.me, json(renewed));
  await act(async () => void (await account().setEmail(newEmail)));
  expect(account().user).toEqual(renewed);
});

test('a renewal that fails is made up for by the next look (case 40)', async () => {
  const { server, date, account, act } = await openPage();
  server.on(calls.setEmail, noContent());
  server.refuse(calls.me);
  await act(async () => expect(await account().setEmail(newEmail)).toEqual({ ok: true, value: undefined }));
  expect(account().user).toEqual(anna);
  server.on(calls.me, json(changed));
  date.pass(5001);
  lookAgain();
  await expect.poll(() => account().user).toEqual(changed);
});

test('the user of one account is never the next one’s (case 33)', async () => {
  const { server, access, refresh, date, account, act } = await openPage();
  const held = hold();
  server.on(calls.me, held.promise);
  date.pass(300_000);
  lookAgain();
  await expect.poll(() => server.count(calls.me)).toBe(1);
  await act(() => account().session.logout());
  expect(account().user).toBeUndefined();
  server.on(calls.login, json({ access: access(boris), refresh: refresh(boris) }));
  server.on(calls.me, json(boris));
  await act(async () => void (await account().session.login(credentials)));
  expect(account().user).toEqual(boris);
  held.release(json(anna));
  await settle();
  expect(account().user).toEqual(boris);
});
