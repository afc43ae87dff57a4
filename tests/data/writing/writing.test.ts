import { expect, test } from 'vitest';
import { savedOf } from '#src/data/writing/content.ts';
import { idle } from '#tests/api/idle.ts';
import { anna, badRequest, createWorld, textOf, unauthorized, wordsOf } from './world.ts';

const id = 7;
const place = String(id);

/** A post that the server has, open in a tab. */
async function openPost(text = 'Раз') {
  const world = createWorld();
  world.server.put(id, textOf(text));
  const { writing, kill } = world.openTab(place);
  await idle();
  const pass = async (ms: number) => {
    world.clock.advance(ms);
    await idle();
  };
  return {
    ...world,
    writing,
    kill,
    pass,
    /** Writes, and lets the server have it. */
    async save(words: string) {
      writing.change(textOf(words));
      await pass(2000);
    },
    kept: () => world.device.all.get(`${anna} ${place}`),
    saved: () => wordsOf(world.server.posts.get(id)),
    status: () => writing.get().status,
  };
}

test('what is written is on the device half a second later, and on the server two seconds after the last word', async () => {
  const { writing, pass, kept, saved, status } = await openPost();
  writing.change(textOf('Раз два'));
  expect(status()).toEqual({ kind: 'saving' });
  await pass(499);
  expect(kept()).toBeUndefined();
  await pass(1);
  expect(wordsOf(kept()?.content)).toBe('Раз два');
  await pass(1499);
  expect(saved()).toBe('Раз');
  await pass(1);
  expect(saved()).toBe('Раз два');
  expect(status().kind).toBe('saved');
  await pass(500);
  expect(kept()).toBeUndefined();
});

test('a text typed with separate accents is saved once as the server keeps it, and meets no conflict', async () => {
  const { writing, pass, server, saved, status } = await openPost();
  const typed = textOf('Е\u0308лка', { title: 'Мои\u0306 день' });
  writing.change(typed);
  await pass(2000);
  expect([saved(), server.posts.get(id)?.title]).toEqual(['Ёлка', 'Мой день']);
  expect([status().kind, writing.get().content]).toEqual(['saved', typed]);
  await writing.wake();
  await pass(60_000);
  expect([server.calls, status().kind]).toEqual([['load', 'save'], 'saved']);
});

test('a lost answer to a text with separate accents is no conflict', async () => {
  const { writing, pass, server, saved, status } = await openPost();
  server.weather = 'lossy';
  writing.change(textOf('Е\u0308лка'));
  await pass(2000);
  server.weather = 'fair';
  await pass(60_000);
  expect([saved(), status().kind]).toEqual(['Ёлка', 'saved']);
});

test('a post that the server has with separate accents from before is not saved anew', async () => {
  const world = createWorld();
  const draft = world.server.put(id, textOf(''));
  world.server.posts.set(id, {
    ...draft,
    title: 'Мои\u0306 день',
    blocks: [{ type: 'paragraph', runs: [{ text: 'Е\u0308лка' }] }],
  });
  const { writing } = world.openTab(place);
  await idle();
  await writing.wake();
  expect([world.server.calls, writing.get().status.kind]).toEqual([['load'], 'saved']);
});

test('somebody who writes on and on is saved every ten seconds', async () => {
  const { writing, pass, server, saved } = await openPost();
  for (let second = 1; second <= 10; second += 1) {
    writing.change(textOf(`Слово ${second}`));
    await pass(1000);
  }
  expect(saved()).toBe('Слово 10');
  expect(server.calls).toEqual(['load', 'save']);
});

test('a save waits for the one before it', async () => {
  const { writing, pass, server, saved } = await openPost();
  server.weather = 'slow';
  writing.change(textOf('Раз два'));
  await pass(2000);
  writing.change(textOf('Раз два три'));
  await pass(20_000);
  expect(server.calls).toEqual(['load', 'save']);
  server.weather = 'fair';
  server.answerAll();
  await idle();
  await pass(2000);
  expect(saved()).toBe('Раз два три');
  expect(server.most).toBe(1);
});

test('a save whose answer is lost is repeated, and is no conflict', async () => {
  const { pass, server, save, saved, status, writing } = await openPost();
  server.weather = 'lossy';
  await save('Раз два');
  expect(status()).toEqual({ kind: 'offline' });
  writing.change(textOf('Раз два три'));
  server.weather = 'fair';
  await pass(2000);
  await pass(2000);
  expect(saved()).toBe('Раз два три');
  expect(server.posts.get(id)?.revision).toBe(3);
  expect(status().kind).toBe('saved');
});

test('without a network it waits on the device, longer each time, and is sent at once when the network is back', async () => {
  const { pass, server, save, saved, status, kept, writing } = await openPost();
  server.weather = 'offline';
  await save('Раз два');
  expect(status()).toEqual({ kind: 'offline' });
  expect(wordsOf(kept()?.content)).toBe('Раз два');
  for (const ms of [2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]) await pass(ms);
  expect(server.calls).toHaveLength(9);
  server.weather = 'fair';
  await writing.save();
  expect(saved()).toBe('Раз два');
  expect(status().kind).toBe('saved');
});

test('what the tab had when it was killed is there in the next one', async () => {
  const { pass, server, kill, openTab, saved, writing } = await openPost();
  server.weather = 'offline';
  writing.change(textOf('Раз два'));
  await pass(500);
  kill();
  const { writing: next } = openTab(place);
  await idle();
  expect(wordsOf(next.get().content)).toBe('Раз два');
  expect(next.get().status).toEqual({ kind: 'offline' });
  server.weather = 'fair';
  await pass(2000);
  expect(saved()).toBe('Раз два');
});

test('a new post is made once, even if the answer or the tab is lost', async () => {
  const { clock, server, device, openTab } = createWorld();
  const first = openTab('new');
  await idle();
  expect(first.writing.get().status).toEqual({ kind: 'saved', at: undefined });
  server.weather = 'lossy';
  first.writing.change(textOf('Раз'));
  clock.advance(2000);
  await idle();
  first.kill();
  server.weather = 'fair';
  const { writing } = openTab('new');
  await idle();
  clock.advance(500);
  await idle();
  expect(writing.get()).toMatchObject({ id: 100, status: { kind: 'saved' } });
  expect(server.posts.size).toBe(1);
  expect(device.all.size).toBe(0);
});

test('what was written here and elsewhere is a conflict, in which nothing is sent and all is kept', async () => {
  const { pass, server, save, saved, status, kept, writing } = await openPost();
  server.saveElsewhere(id, textOf('Раз три'));
  await save('Раз два');
  expect(status()).toMatchObject({ kind: 'conflict', theirs: textOf('Раз три') });
  writing.change(textOf('Раз два четыре'));
  await pass(60_000);
  expect([saved(), wordsOf(kept()?.content)]).toEqual(['Раз три', 'Раз два четыре']);
  await writing.resolve(textOf('Раз два три четыре'));
  expect(saved()).toBe('Раз два три четыре');
  expect(status().kind).toBe('saved');
});

test('of a conflict what was written here is saved before the choice, so that it is among the versions', async () => {
  const { server, save, saved, writing } = await openPost();
  server.saveElsewhere(id, textOf('Раз три'));
  await save('Раз два');
  const before = server.calls.length;
  await writing.resolve(textOf('Раз три'));
  expect(server.calls.slice(before)).toEqual(['save', 'save']);
  expect(saved()).toBe('Раз три');
});

test('of a conflict both states that give way are replaced, in the eyes of the server', async () => {
  const { server, save, writing } = await openPost();
  server.saveElsewhere(id, textOf('Раз три'));
  await save('Раз два');
  await writing.resolve(textOf('Раз четыре'));
  expect(server.replaced.map(wordsOf)).toEqual(['Раз три', 'Раз два']);
});

test('a former text takes the place of one that is saved first; files on their way stay', async () => {
  const { server, saved, status, writing } = await openPost();
  const upload = { type: 'upload', id: 'a', kind: 'file', name: 'ноты.txt' } as const;
  const typed = textOf('Раз два');
  writing.change({ ...typed, blocks: [...typed.blocks, upload] });
  expect(await writing.restore(savedOf(textOf('Ноль')))).toBe(true);
  expect(server.replaced.map(wordsOf)).toEqual(['Раз два']);
  expect([saved(), status().kind]).toEqual(['Ноль', 'saved']);
  expect(writing.get().content?.blocks.at(-1)).toEqual(upload);
});

test('a former text is not taken as long as the present one cannot be saved', async () => {
  const { server, saved, writing } = await openPost();
  writing.change(textOf('Раз два'));
  server.weather = 'offline';
  expect(await writing.restore(savedOf(textOf('Ноль')))).toBe(false);
  expect([saved(), wordsOf(writing.get().content)]).toEqual(['Раз', 'Раз два']);
});

test('a conflict outlives a reload', async () => {
  const { pass, server, save, kill, openTab } = await openPost();
  server.saveElsewhere(id, textOf('Раз три'));
  await save('Раз два');
  await pass(500);
  kill();
  const { writing } = openTab(place);
  await idle();
  expect(writing.get().status).toMatchObject({ kind: 'conflict', theirs: textOf('Раз три') });
  expect(wordsOf(writing.get().content)).toBe('Раз два');
});

test('a change elsewhere that leaves the text as it was is no conflict', async () => {
  const { server, save, pass, saved, status } = await openPost();
  server.saveElsewhere(id, textOf('Раз'));
  await save('Раз два');
  await pass(2000);
  expect([saved(), status().kind]).toEqual(['Раз два', 'saved']);
});

test('what was refused is said, and sent again when it is changed or when the author asks', async () => {
  const { server, save, pass, saved, status, writing } = await openPost();
  server.refusal = badRequest;
  await save('Раз два');
  expect(status()).toEqual({ kind: 'failed', message: 'Слишком длинно.' });
  await pass(60_000);
  expect(server.calls).toEqual(['load', 'save']);
  server.refusal = undefined;
  await writing.save();
  expect(saved()).toBe('Раз два');
});

test('an ended session keeps the text for the same person, and is no conflict', async () => {
  const { server, save, pass, kill, openTab, saved, status } = await openPost();
  server.refusal = unauthorized;
  await save('Раз два');
  expect(status()).toEqual({ kind: 'signedOut' });
  kill();
  server.refusal = undefined;
  openTab(place);
  await idle();
  await pass(2000);
  expect(saved()).toBe('Раз два');
});

test('a post that was deleted elsewhere is kept, and becomes a new one when the author wants it', async () => {
  const { server, save, status, kept, writing } = await openPost();
  server.posts.delete(id);
  await save('Раз два');
  expect(status()).toEqual({ kind: 'missing' });
  expect(wordsOf(kept()?.content)).toBe('Раз два');
  await writing.keepAsNew();
  expect(writing.get().id).toBe(100);
  expect(wordsOf(server.posts.get(100))).toBe('Раз два');
});

test('where device and server take nothing it is said', async () => {
  const { device, server, save, saved, status, writing } = await openPost();
  device.isFull = true;
  server.weather = 'offline';
  await save('Раз два');
  expect(status()).toEqual({ kind: 'unkept' });
  server.weather = 'fair';
  await writing.save();
  expect(saved()).toBe('Раз два');
});

test('where the server refuses what the device has no place for, the reason is said', async () => {
  const { device, server, save, status } = await openPost();
  device.isFull = true;
  server.refusal = badRequest;
  await save('Раз два');
  expect(status()).toEqual({ kind: 'unkept', message: 'Слишком длинно.' });
});

test('a second tab is told, and may write instead of the first one, which has lost nothing', async () => {
  const { openTab, pass, saved, status, writing } = await openPost();
  writing.change(textOf('Раз два'));
  const { writing: second } = openTab(place);
  await idle();
  expect(second.get().status).toEqual({ kind: 'otherTab' });
  await second.takeOver();
  await idle();
  expect(status()).toEqual({ kind: 'otherTab' });
  expect(wordsOf(second.get().content)).toBe('Раз два');
  await pass(2000);
  expect(saved()).toBe('Раз два');
});

test('a file on its way stays in its place on the device, and is not sent', async () => {
  const { writing, pass, kept, server, status } = await openPost();
  const upload = { type: 'upload', id: 'u1', kind: 'picture', name: 'Стол.jpg' } as const;
  writing.change(textOf('', { blocks: [upload] }));
  await pass(2500);
  expect(server.posts.get(id)?.blocks).toEqual([]);
  expect(kept()?.content.blocks).toEqual([upload]);
  expect(status().kind).toBe('saved');
});

test('a publication waits for the last word, and the next save knows of it', async () => {
  const { writing, pass, server, save, saved } = await openPost();
  writing.change(textOf('Раз два'));
  const result = await writing.act(async (post, revision) => {
    expect([post, revision, saved()]).toEqual([id, 2, 'Раз два']);
    return { ok: true, value: server.put(id, textOf('Раз два')) };
  });
  expect(result?.ok).toBe(true);
  await save('Раз два три');
  await pass(500);
  expect(server.posts.get(id)?.revision).toBe(4);
});

test('after a call that throws the author is told that it is not saved', async () => {
  const { server, save, status } = await openPost();
  server.weather = 'broken';
  await save('Раз два');
  expect(status().kind).toBe('failed');
});

test('after a clock that throws the next word is saved with the others', async () => {
  const { page, save, saved, status } = await openPost();
  page.isClockBroken = true;
  await save('Раз два');
  expect(['failed', 'unkept']).toContain(status().kind);
  page.isClockBroken = false;
  await save('Раз два три');
  expect(saved()).toBe('Раз два три');
});

test('a call that throws is made again by itself', async () => {
  const { server, save, pass, saved, status } = await openPost();
  server.weather = 'broken';
  await save('Раз два');
  server.weather = 'fair';
  await pass(2000);
  expect(saved()).toBe('Раз два');
  expect(status().kind).toBe('saved');
});

test('an answer that is no post is no answer: the save is repeated, and nothing is lost', async () => {
  const { server, save, pass, saved, status, writing } = await openPost();
  server.weather = 'garbled';
  await save('Раз два');
  for (let time = 0; time < 12; time += 1) await pass(60_000);
  expect(status()).toEqual({ kind: 'offline' });
  expect(writing.get().draft?.tiers).toEqual([]);
  server.weather = 'fair';
  await pass(60_000);
  expect(saved()).toBe('Раз два');
  expect(server.posts.get(id)?.revision).toBe(2);
});

test('a listener that throws keeps no word from the server', async () => {
  const { page, save, saved } = await openPost();
  page.doListenersThrow = true;
  await save('Раз два');
  expect(saved()).toBe('Раз два');
});

test('where locks throw, and the device does, it is saved all the same', async () => {
  const world = createWorld();
  world.locks.isBroken = true;
  world.device.isBroken = true;
  const { writing } = world.openTab('new');
  await idle();
  writing.change(textOf('Раз'));
  world.clock.advance(2000);
  await idle();
  expect(writing.get()).toMatchObject({ id: 100, status: { kind: 'saved' } });
});

test('a device that never answers does not keep the text from the server', async () => {
  const { device, save, pass, saved } = await openPost();
  device.isHanging = true;
  await save('Раз два');
  await pass(3000);
  expect(saved()).toBe('Раз два');
});

test('a text of which the device knows no more than itself is the author’s to compare with the server’s', async () => {
  const { device, server, pass, kill, openTab, writing } = await openPost();
  server.weather = 'offline';
  writing.change(textOf('Раз два'));
  await pass(500);
  kill();
  device.isForeign = true;
  server.weather = 'fair';
  const { writing: next } = openTab(place);
  await idle();
  expect(next.get().status).toMatchObject({ kind: 'conflict', theirs: textOf('Раз') });
  expect(wordsOf(next.get().content)).toBe('Раз два');
  expect(server.posts.size).toBe(1);
});

test('a publication that throws is a failure, and the next word is saved', async () => {
  const { writing, save, saved } = await openPost();
  const result = await writing.act(async () => {
    throw new Error('Broken');
  });
  expect(result).toEqual({ ok: false, error: { kind: 'malformed' } });
  await save('Раз два');
  expect(saved()).toBe('Раз два');
});
