import { renderToString } from 'react-dom/server';
import useSWR from 'swr';
import useSWRInfinite from 'swr/infinite';
import { expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import {
  SessionProvider,
  useAccountKey,
  useConfirmResetPassword,
  useSession,
  useLogin,
  useLogout,
  useOnSignedOut,
  useRegister,
  useResetPassword,
  useSessionState,
  useUser,
} from '#src/session/index.ts';
import { hold, json, noContent } from '#tests/api/fakeServer.ts';
import { signedIn, visiting } from './page.tsx';
import { anna, boris, calls, credentials, emptyFeed, unauthorized, seen } from './world.ts';

test('the session is loading, then authenticated; the user is asked for once, in strict mode too', async () => {
  const { server, wrapper } = signedIn();
  const held = hold();
  server.on(calls.me, held.promise);
  const { result } = await renderHook(() => useSessionState(), { wrapper });
  expect(result.current).toEqual({ status: 'loading' });
  held.release(json(anna));
  await expect.poll(() => result.current).toEqual({ status: 'authenticated' });
  expect(server.count(calls.me)).toBe(1);
});

test('prerendered HTML knows nobody', () => {
  function Status() {
    return useSessionState().status;
  }
  const { session } = visiting();
  const html = renderToString(
    <SessionProvider session={session}>
      <Status />
    </SessionProvider>,
  );
  expect(html).toBe('loading');
});

test('login gives the user and the session follows', async () => {
  const { server, access, refresh, wrapper } = visiting();
  server.on(calls.login, json({ access: access(), refresh: refresh() }));
  server.on(calls.me, json(anna));
  const { result, act } = await renderHook(
    () => ({ login: useLogin(), state: useSessionState(), user: useUser() }),
    { wrapper },
  );
  await act(async () => expect(await result.current.login(credentials)).toEqual({ ok: true, value: anna }));
  expect(result.current.state).toEqual({ status: 'authenticated' });
  expect(result.current.user).toEqual(anna);
  expect(server.count(calls.me)).toBe(1);
});

test('no action throws when there is no connection (case 66)', async () => {
  const { wrapper } = visiting();
  const { result } = await renderHook(
    () => ({
      login: useLogin(),
      register: useRegister(),
      reset: useResetPassword(),
      confirm: useConfirmResetPassword(),
    }),
    { wrapper },
  );
  const link = { uid: 'MQ', token: 't', new_password: 'Parol123', re_new_password: 'Parol123' };
  const results = await Promise.all([
    result.current.login(credentials),
    result.current.register({ ...credentials, captcha_token: 'x' }),
    result.current.reset({ email: anna.email }),
    result.current.confirm(link),
  ]);
  expect(results).toEqual(Array.from({ length: 4 }, () => ({ ok: false, error: { kind: 'offline' } })));
});

test('a reset request succeeds without a body (case 67)', async () => {
  const { server, wrapper } = visiting();
  server.on(calls.reset, noContent());
  const { result } = await renderHook(() => useResetPassword(), { wrapper });
  expect(await result.current({ email: anna.email })).toEqual({ ok: true, value: undefined });
});

test('logout makes a visitor at once and names the reason', async () => {
  const { wrapper } = signedIn();
  const onSignedOut = vi.fn();
  const { result, act } = await renderHook(
    () => {
      useOnSignedOut(onSignedOut);
      return { logout: useLogout(), state: useSessionState(), user: useUser() };
    },
    { wrapper },
  );
  await expect.poll(() => result.current.user).toEqual(anna);
  await act(() => result.current.logout());
  expect(result.current.state).toEqual({ status: 'visitor', isOffline: false });
  expect(result.current.user).toBeUndefined();
  expect(onSignedOut.mock.calls).toEqual([['logout']]);
});

test('a session that ends by itself is announced', async () => {
  const { server, clock, wrapper } = signedIn();
  const onSignedOut = vi.fn();
  const { result } = await renderHook(
    () => {
      useOnSignedOut(onSignedOut);
      return { session: useSession(), state: useSessionState() };
    },
    { wrapper },
  );
  await expect.poll(() => result.current.state.status).toBe('authenticated');
  server.on(calls.feed, unauthorized());
  server.on(calls.refresh, unauthorized());
  void result.current.session.call('feed');
  const later = () => {
    clock.advance(1000);
    return result.current.state;
  };
  await expect.poll(later).toEqual({ status: 'visitor', isOffline: false });
  expect(onSignedOut.mock.calls).toEqual([['expired']]);
});

test('what was fetched for one person is gone for the next, infinite lists included (case 33)', async () => {
  const { server, session, access, refresh, wrapper } = signedIn();
  server.on(calls.feed, json(emptyFeed));
  const useLists = () => {
    const load = async () => (await session.call('feed')).ok;
    const one = useSWR<boolean>(useAccountKey('feed'), load);
    const pages = useAccountKey('pages');
    const all = useSWRInfinite<boolean>(() => pages, load);
    return { one: one.data, all: all.data };
  };
  const { result, act } = await renderHook(useLists, { wrapper });
  await expect.poll(() => result.current).toEqual({ one: true, all: [true] });
  await act(() => session.logout());
  expect(result.current).toEqual({ one: undefined, all: undefined });

  const held = hold();
  server.on(calls.feed, held.promise);
  server.on(calls.login, json({ access: access(boris), refresh: refresh(boris) }));
  server.on(calls.me, json(boris));
  await act(async () => void (await session.login(credentials)));
  expect(seen(session)).toMatchObject({ user: boris });
  expect(result.current).toEqual({ one: undefined, all: undefined });
});
