import { expect, onTestFinished, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import type { OwnProfile } from '#src/api/contract.ts';
import { useOwnProfile, useOwnProfileCalls } from '#src/data/profiles/ownProfile.ts';
import { useProfile } from '#src/data/profiles/profile.ts';
import { useAvailability } from '#src/data/profiles/useAvailability.ts';
import { useUser } from '#src/session/index.ts';
import { hold, json } from '#tests/api/fakeServer.ts';
import { signedIn } from '#tests/session/page.tsx';
import { anna, calls } from '#tests/session/world.ts';

const own: OwnProfile = {
  user_id: 1,
  is_author: false,
  name: 'Анна',
  username: 'anna',
  role: '',
  bio: '',
  links: [],
  portrait: null,
  cover: null,
  hidden: false,
  pinned: null,
};
const page = { user_id: 1, username: 'anna', name: 'Анна', author: null };
const loading = 'GET /api/profile/';
const saving = 'PATCH /api/profile/';
const shown = 'GET /api/profiles/1/';

async function open() {
  const world = signedIn();
  world.server.on(loading, json(own));
  world.server.on(shown, json(page));
  const useAll = () => ({
    ...useOwnProfile(),
    calls: useOwnProfileCalls(),
    shown: useProfile('1').data,
    user: useUser(),
  });
  const { result, act } = await renderHook(useAll, { wrapper: world.wrapper });
  await expect
    .poll(() => [result.current.profile, result.current.shown, result.current.user])
    .not.toContain(undefined);
  return { ...world, act, hook: () => result.current };
}

test('what is saved shows here and on the page that others see, and nothing else is sent', async () => {
  const { server, act, hook } = await open();
  server.on(saving, json({ ...own, bio: 'Пою.' }));
  server.on(shown, json({ ...page, name: 'Анна П.' }));
  await act(async () => void (await hook().calls.save({ bio: 'Пою.' })));
  expect(hook().profile?.bio).toBe('Пою.');
  await expect.poll(() => hook().shown?.value.name).toBe('Анна П.');
  expect(server.requests.find(({ call }) => call === saving)?.body).toEqual({ bio: 'Пою.' });
  expect(server.count(loading)).toBe(1);
});

test('a new username is the account’s at once', async () => {
  const { server, act, hook } = await open();
  server.on(saving, json({ ...own, username: 'anna.p' }));
  server.on(calls.me, json({ ...anna, username: 'anna.p' }));
  await act(async () => void (await hook().calls.save({ username: 'anna.p' })));
  await expect.poll(() => hook().user?.username).toBe('anna.p');
});

test('a new photo is the account’s at once, and is not once it is removed', async () => {
  const photo = { id: '00000000-0000-4000-8000-000000000001', color: '#884422', sources: [] };
  const { server, act, hook } = await open();
  server.on('PUT /api/profile/photo/', json({ ...own, photo }));
  const crop = { x: 0, y: 0, width: 1, height: 1 };
  await act(async () => void (await hook().calls.setPhoto({ media: photo.id, crop })));
  await expect.poll(() => hook().user?.photo).toEqual(photo);
  server.on('DELETE /api/profile/photo/', json(own));
  await act(async () => void (await hook().calls.removePhoto()));
  await expect.poll(() => hook().user?.photo).toBeUndefined();
});

test('what is refused leaves all as it was', async () => {
  const { server, act, hook } = await open();
  server.on(saving, json({ name: ['Введите имя'] }, 400));
  let reply: unknown;
  await act(async () => void (reply = await hook().calls.save({ name: '' })));
  expect(reply).toMatchObject({ ok: false });
  expect(hook().profile).toEqual(own);
  expect(server.count(shown)).toBe(1);
});

test('to become an author, portrait and cover answer with the page', async () => {
  const { server, act, hook } = await open();
  const photo = { id: '0', color: '#ff0000', sources: [] };
  server.on('PUT /api/profile/author/', json({ ...own, is_author: true }));
  server.on('PUT /api/profile/photo/', json({ ...own, photo }));
  server.on('DELETE /api/profile/photo/', json(own));
  await act(async () => void (await hook().calls.becomeAuthor({ name: 'Анна', role: 'Певица' })));
  expect(hook().profile?.is_author).toBe(true);
  const crop = { x: 0, y: 0, width: 1, height: 1 };
  await act(async () => void (await hook().calls.setPhoto({ media: '0', crop })));
  expect(hook().profile?.photo).toEqual(photo);
  await act(async () => void (await hook().calls.removePhoto()));
  expect(hook().profile?.photo).toBeUndefined();
});

/** A name that is being typed. */
async function type(first: string | undefined) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const world = signedIn();
  const { result, rerender, act } = await renderHook(
    (typed?: { readonly name: string | undefined }) => useAvailability((typed ?? { name: first }).name),
    { wrapper: world.wrapper },
  );
  return {
    ...world,
    availability: () => result.current,
    typeOn: (name: string | undefined) => rerender({ name }),
    pause: () => act(() => vi.advanceTimersByTimeAsync(400)),
  };
}
const asking = (name: string) => `GET /api/usernames/${name}/`;

test('a name is asked about when nothing was typed for a while, the last one alone', async () => {
  const { server, availability, typeOn, pause } = await type('ann');
  server.on(asking('anna.p'), json({ available: true }));
  await typeOn('anna.');
  await typeOn('anna.p');
  expect(availability()).toBe('checking');
  await pause();
  await expect.poll(availability).toBe('free');
  expect(server.requests.filter(({ call }) => call.includes('usernames'))).toHaveLength(1);
});

test('an answer for a name that is not typed any more is called off', async () => {
  const { server, availability, typeOn, pause } = await type('anna');
  const held = hold();
  server.on(asking('anna'), held.promise);
  server.on(asking('anna2'), json({ available: false }));
  await pause();
  await expect.poll(() => server.count(asking('anna'))).toBe(1);
  await typeOn('anna2');
  expect(server.requests.find(({ call }) => call === asking('anna'))?.init.signal?.aborted).toBe(true);
  held.release(json({ available: true }));
  await pause();
  await expect.poll(availability).toBe('taken');
});

test('nothing is asked about no name; no answer is told as such', async () => {
  const { server, availability, typeOn, pause } = await type(undefined);
  await pause();
  expect(availability()).toBe('unknown');
  expect(server.requests.filter(({ call }) => call.includes('usernames'))).toEqual([]);
  await typeOn('anna');
  await pause();
  await expect.poll(availability).toBe('failed');
});
