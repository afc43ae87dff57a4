import { describe, expect, test } from 'vitest';
import { hold, json, noContent } from '#tests/api/fakeServer.ts';
import { idle } from '#tests/api/idle.ts';
import { anna, boris, calls, createWorld, unauthorized } from './world.ts';

const password = { current_password: 'Parol123' };
const changed = { ...anna, username: 'new' };

describe('a change of the user', () => {
  test('is in the state at once and asked for no more', async () => {
    const world = createWorld();
    const { session } = await world.openAnnasTab();
    const { server } = world;
    server.on(calls.updateMe, json(changed));
    expect(await session.updateUser({ username: 'new' })).toEqual({ ok: true, value: changed });
    expect(session.getSnapshot()).toEqual({ status: 'authenticated', user: changed });
    expect(await session.user()).toEqual({ ok: true, value: changed });
    expect(server.requests).toMatchObject([{ call: calls.updateMe, body: { username: 'new' } }]);
  });

  test('refused leaves the state as it is', async () => {
    const world = createWorld();
    const { session } = await world.openAnnasTab();
    world.server.on(calls.updateMe, json({ username: ['Занято'] }, 400));
    expect(await session.updateUser({ username: 'new' })).toMatchObject({
      error: { fields: { username: ['Занято'] } },
    });
    expect(session.getSnapshot()).toEqual({ status: 'authenticated', user: anna });
  });

  test('is not undone by the answer to an earlier question', async () => {
    const world = createWorld();
    const { session } = await world.openAnnasTab();
    const { server, clock } = world;
    const held = hold();
    clock.advance(300_000);
    server.on(calls.me, held.promise);
    const earlier = session.user();
    server.on(calls.updateMe, json(changed));
    await session.updateUser({ username: 'new' });
    held.release(json(anna));
    await earlier;
    expect(session.getSnapshot()).toEqual({ status: 'authenticated', user: changed });
  });

  test('after a logout changes nothing', async () => {
    const world = createWorld();
    const { session } = await world.openAnnasTab();
    const held = hold();
    world.server.on(calls.updateMe, held.promise);
    const result = session.updateUser({ username: 'new' });
    session.logout();
    held.release(json(changed));
    expect(await result).toMatchObject({ ok: false, error: { kind: 'session' } });
    expect(session.getSnapshot()).toEqual({ status: 'visitor', isOffline: false });
  });
});

describe('a renewal of the user', () => {
  test('passes over both caches (case 40)', async () => {
    const world = createWorld();
    const { session } = await world.openAnnasTab();
    const renewed = { ...anna, email: 'new@example.com' };
    world.server.on(calls.me, json(renewed));
    await session.renewUser();
    expect(session.getSnapshot()).toEqual({ status: 'authenticated', user: renewed });
  });

  test('that fails is made up for by the next look (case 40)', async () => {
    const world = createWorld();
    const { session } = await world.openAnnasTab();
    const { server } = world;
    server.refuse(calls.me);
    await session.renewUser();
    expect(session.getSnapshot()).toEqual({ status: 'authenticated', user: anna });
    server.on(calls.me, json(changed));
    expect(await session.user()).toEqual({ ok: true, value: changed });
  });
});

describe('deleting the account (case 39)', () => {
  test('makes a visitor, and the old bearer is used no more', async () => {
    const world = createWorld();
    const { session, signOuts } = await world.openAnnasTab();
    const { server, isEmpty } = world;
    server.on(calls.deleteMe, noContent());
    expect(await session.deleteAccount(password)).toEqual({ ok: true, value: undefined });
    await idle();
    expect(isEmpty()).toBe(true);
    expect(session.getSnapshot()).toEqual({ status: 'visitor', isOffline: false });
    expect(signOuts).toEqual(['logout']);
    expect(server.requests).toMatchObject([{ call: calls.deleteMe, body: password }]);
  });

  test('with a wrong password changes nothing', async () => {
    const world = createWorld();
    const { session } = await world.openAnnasTab();
    world.server.on(calls.deleteMe, json({ current_password: ['Неверный пароль.'] }, 400));
    expect(await session.deleteAccount(password)).toMatchObject({ ok: false, error: { status: 400 } });
    expect(session.getSnapshot()).toEqual({ status: 'authenticated', user: anna });
  });

  test('that gets no answer is found out by the next call', async () => {
    const world = createWorld();
    const { session, signOuts } = await world.openAnnasTab();
    const { server, isEmpty } = world;
    expect(await session.deleteAccount(password)).toEqual({ ok: false, error: { kind: 'offline' } });
    server.on(calls.feed, unauthorized());
    server.on(calls.refresh, unauthorized());
    await world.aSecondLater(session.call('feed'));
    expect(signOuts).toEqual(['expired']);
    expect(isEmpty()).toBe(true);
  });
});

test('another tab’s login at any moment of a deletion’s answer is left alone (case 44)', async () => {
  for (let moment = 0; moment < 60; moment += 1) {
    const world = createWorld();
    const { session } = await world.openAnnasTab();
    const theirs = { access: world.access(boris), refresh: world.refresh(boris) };
    world.server.on(calls.deleteMe, noContent());
    void session.deleteAccount(password);
    for (let turn = 0; turn < moment; turn += 1) await Promise.resolve();
    world.keep(theirs);
    await idle();
    expect(world.slots.refresh.text, `login at moment ${moment}`).toBe(theirs.refresh);
  }
});

test('a logout at any moment of an answer’s way restores nothing (case 33)', async () => {
  for (let moment = 0; moment < 20; moment += 1) {
    const world = createWorld();
    const { session } = await world.openAnnasTab();
    world.clock.advance(300_000);
    await session.call('me');
    // From here on the user comes from the client's cache, and the clock of its way is the queue of microtasks.
    void session.user();
    for (let turn = 0; turn < moment; turn += 1) await Promise.resolve();
    session.logout();
    await idle();
    expect(session.getSnapshot(), `logout at moment ${moment}`).toMatchObject({ status: 'visitor' });
  }
});
