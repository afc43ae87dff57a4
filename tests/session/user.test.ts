import { describe, expect, test } from 'vitest';
import { json, noContent } from '#tests/api/fakeServer.ts';
import { idle } from '#tests/api/idle.ts';
import { anna, boris, calls, createWorld, unauthorized, seen } from './world.ts';

const password = { current_password: 'Parol123' };

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
    expect(seen(session)).toEqual({ status: 'authenticated', user: anna });
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
    void session.call('me');
    for (let turn = 0; turn < moment; turn += 1) await Promise.resolve();
    session.logout();
    await idle();
    expect(session.getSnapshot(), `logout at moment ${moment}`).toMatchObject({ status: 'visitor' });
  }
});
