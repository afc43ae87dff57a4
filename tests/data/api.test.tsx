import { expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useAction, useEdit } from '#src/data/shared/actions.ts';
import { presets, useApi } from '#src/data/shared/api.ts';
import { useSession } from '#src/session/index.ts';
import { hold, json } from '#tests/api/fakeServer.ts';
import { settle } from '#tests/session/calendar.ts';
import { signedIn } from '#tests/session/page.tsx';

const loading = 'GET /api/tiers/';
const reply = { results: [], free: 3 };

const useTiersTwice = () => ({
  one: useApi(presets.onOpen, 'tiers'),
  other: useApi(presets.onOpen, 'tiers'),
  edit: useEdit(),
  act: useAction(),
  session: useSession(),
});

async function open(answer: Response | Promise<Response> = json(reply)) {
  const world = signedIn();
  world.server.on(loading, answer);
  const { result, act } = await renderHook(useTiersTwice, { wrapper: world.wrapper });
  return { ...world, hook: () => result.current, act };
}

test('two who show the same reply share one request', async () => {
  const { server, hook } = await open();
  await expect.poll(() => hook().one.data?.value).toEqual(reply);
  expect(hook().other.data).toBe(hook().one.data);
  expect(server.count(loading)).toBe(1);
});

test('the first request counts as loading, every request as validating', async () => {
  const first = hold();
  const { server, hook, act } = await open(first.promise);
  await expect.poll(() => hook().one).toMatchObject({ isLoading: true, isValidating: true });
  first.release(json(reply));
  await expect.poll(() => hook().one).toMatchObject({ isLoading: false, isValidating: false });
  const second = hold();
  server.on(loading, second.promise);
  let loaded: Promise<void> | undefined;
  await act(() => void (loaded = hook().one.load()));
  expect(hook().one).toMatchObject({ isLoading: false, isValidating: true });
  second.release(json(reply));
  await act(() => loaded);
});

test('an edit shows in every place, and makes no reply where none was loaded', async () => {
  const { hook, act } = await open();
  await expect.poll(() => hook().one.data).toBeDefined();
  await act(() => hook().edit((tiers) => ({ ...tiers, free: 4 }), 'tiers'));
  expect(hook().other.data?.value.free).toBe(4);
  const change = vi.fn();
  await act(() => hook().edit(change, 'ownProfile'));
  expect(change).not.toHaveBeenCalled();
});

test('an answer that comes after a logout is not applied', async () => {
  const { server, hook, act } = await open();
  await expect.poll(() => hook().one.data).toBeDefined();
  const held = hold();
  server.on('DELETE /api/profile/photo/', held.promise);
  const apply = vi.fn();
  const answer = hook().act(hook().session.call('removePhoto'), apply);
  await act(() => hook().session.logout());
  held.release(json({}));
  expect(await answer).toMatchObject({ ok: false });
  await settle();
  expect(apply).not.toHaveBeenCalled();
  expect(hook().one.data).toBeUndefined();
});
