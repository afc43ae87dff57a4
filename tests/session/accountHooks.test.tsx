import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import {
  useActivate,
  useDeleteAccount,
  useSendPhoneVerification,
  useSendVerification,
  useSetEmail,
  useSetPassword,
  useUpdateUser,
  useUser,
  useVerifyPhone,
} from '#src/session/index.ts';
import { json, noContent } from '#tests/api/fakeServer.ts';
import { signedIn } from './page.tsx';
import { anna, calls } from './world.ts';

const newPassword = { current_password: 'Parol123', new_password: 'Parol124', re_new_password: 'Parol124' };
const newEmail = {
  current_password: 'Parol123',
  new_email: 'new@example.com',
  re_new_email: 'new@example.com',
};

const useAccount = () => ({
  user: useUser(),
  update: useUpdateUser(),
  setPassword: useSetPassword(),
  setEmail: useSetEmail(),
  remove: useDeleteAccount(),
  sendMail: useSendVerification(),
  sendCode: useSendPhoneVerification(),
  verifyPhone: useVerifyPhone(),
  activate: useActivate(),
});

test('no change of the account throws when there is no connection (case 66)', async () => {
  const { server, wrapper } = signedIn();
  const { result } = await renderHook(useAccount, { wrapper });
  await expect.poll(() => result.current.user).toEqual(anna);
  server.refuse();
  const { update, setPassword, setEmail, remove, sendMail, sendCode, verifyPhone, activate } = result.current;
  const results = await Promise.all([
    update({ username: 'new' }),
    setPassword(newPassword),
    setEmail(newEmail),
    remove({ current_password: 'Parol123' }),
    sendMail(),
    sendCode(),
    verifyPhone({ key: '123456' }),
    activate({ uid: 'MQ', token: 't' }),
  ]);
  expect(results).toEqual(Array.from({ length: 8 }, () => ({ ok: false, error: { kind: 'offline' } })));
});

test('a changed user is the user of the session', async () => {
  const { server, wrapper } = signedIn();
  const { result, act } = await renderHook(useAccount, { wrapper });
  await expect.poll(() => result.current.user).toEqual(anna);
  server.on(calls.updateMe, json({ ...anna, username: 'new' }));
  await act(async () => void (await result.current.update({ username: 'new' })));
  expect(result.current.user?.username).toBe('new');
});

test('a new e-mail and a proven phone are in the user of the session (case 40)', async () => {
  const { server, wrapper } = signedIn();
  const { result, act } = await renderHook(useAccount, { wrapper });
  await expect.poll(() => result.current.user).toEqual(anna);
  server.on(calls.setEmail, noContent());
  server.on(calls.me, json({ ...anna, email: newEmail.new_email }));
  await act(async () =>
    expect(await result.current.setEmail(newEmail)).toEqual({ ok: true, value: undefined }),
  );
  expect(result.current.user?.email).toBe('new@example.com');
  server.on(calls.verifyPhone, json({ detail: 'Телефон подтверждён' }));
  server.on(calls.me, json({ ...anna, phone_verified: true }));
  await act(async () => void (await result.current.verifyPhone({ key: '123456' })));
  expect(result.current.user?.phone_verified).toBe(true);
});

test('a new password leaves the session as it is; a message and a code are asked for', async () => {
  const { server, wrapper } = signedIn();
  const { result, act } = await renderHook(useAccount, { wrapper });
  await expect.poll(() => result.current.user).toEqual(anna);
  server.on(calls.setPassword, noContent());
  server.on(calls.sendVerification, json({ detail: 'Отправлено' }));
  server.on(calls.sendPhoneVerification, json({ detail: 'Отправлено' }));
  const done = { ok: true, value: undefined };
  await act(async () => expect(await result.current.setPassword(newPassword)).toEqual(done));
  await act(async () => expect(await result.current.sendMail()).toEqual(done));
  await act(async () => expect(await result.current.sendCode()).toEqual(done));
  expect(result.current.user).toEqual(anna);
});

test('a deleted account leaves a visitor (case 39)', async () => {
  const { server, wrapper, isEmpty } = signedIn();
  const { result, act } = await renderHook(useAccount, { wrapper });
  await expect.poll(() => result.current.user).toEqual(anna);
  server.on(calls.deleteMe, noContent());
  await act(async () => void (await result.current.remove({ current_password: 'Parol123' })));
  expect(result.current.user).toBeUndefined();
  expect(isEmpty()).toBe(true);
  expect(server.count(calls.logout)).toBe(0);
});
