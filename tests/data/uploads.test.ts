import { describe, expect, test } from 'vitest';
import { createWorld, media } from './uploadsWorld.ts';

const url = 'https://api.example/api/uploads/1/';
const file = new Blob([new Uint8Array(10)]);
const shelved = { key: 'k', user: 1, place: 'draft 1', kind: 'audio', name: 'песня.mp3', bytes: 10 } as const;
const refused = { sentence: 'Запись весит 400 МБ', canRetry: false, isOffline: false };
const lost = { sentence: 'Связь пропала', canRetry: true, isOffline: true };

describe('a file that is chosen', () => {
  test('is sent, made into what readers get, and found as that', async () => {
    const { uploads, sendings, states, says, pass, idle, add } = createWorld();
    await add();
    sendings[0]?.onUrl(url);
    sendings[0]?.onProgress(4);
    expect(states()).toEqual([{ kind: 'uploading', sent: 4, total: 10 }]);
    sendings[0]?.onSent();
    await idle();
    expect(states()).toEqual([{ kind: 'processing' }]);
    says({ state: 'done', media });
    await pass(1000);
    expect(states()).toEqual([{ kind: 'done', media }]);
    expect(uploads.getSnapshot()[0]).toMatchObject({ place: 'draft 1', name: 'песня.mp3', bytes: 10 });
  });

  test('waits while three others are sent', async () => {
    const { sendings, states, says, idle, add } = createWorld();
    for (const name of ['1', '2', '3', '4']) await add(name);
    expect(states().map(({ kind }) => kind)).toEqual(['uploading', 'uploading', 'uploading', 'waiting']);
    says({ state: 'processing' });
    sendings[1]?.onUrl(url);
    sendings[1]?.onSent();
    await idle();
    expect(sendings.map(({ name }) => name)).toEqual(['1', '2', '3', '4']);
  });

  test('that the server refuses says why, and is not tried again', async () => {
    const { uploads, sendings, states, idle, add } = createWorld();
    const key = await add();
    sendings[0]?.onFailure(refused);
    expect(states()).toEqual([{ kind: 'failed', sentence: refused.sentence, canRetry: false }]);
    uploads.resume(key);
    await idle();
    expect(sendings.length).toBe(1);
  });

  test('that is not what it claims to be says so when the server has looked at it', async () => {
    const { sendings, states, says, idle, add } = createWorld();
    await add();
    sendings[0]?.onUrl(url);
    says({ state: 'failed', error: 'Это не звук' });
    sendings[0]?.onSent();
    await idle();
    expect(states()).toEqual([{ kind: 'failed', sentence: 'Это не звук', canRetry: false }]);
  });

  test('whose processing cannot be asked for is asked for again', async () => {
    const { sendings, states, says, pass, idle, add } = createWorld();
    await add();
    sendings[0]?.onUrl(url);
    says('away');
    sendings[0]?.onSent();
    await idle();
    says({ state: 'done', media });
    await pass(1000);
    expect(states()).toEqual([{ kind: 'done', media }]);
  });
});

describe('a file that is stopped', () => {
  test('goes on where the server says that it stopped', async () => {
    const { uploads, sendings, states, says, idle, add } = createWorld();
    const key = await add();
    sendings[0]?.onUrl(url);
    sendings[0]?.onProgress(6);
    uploads.pause(key);
    expect(states()).toEqual([{ kind: 'paused', sent: 6, total: 10 }]);
    expect(sendings[0]?.isStopped).toBe(true);
    says({ state: 'receiving', offset: 5 });
    uploads.resume(key);
    await idle();
    expect(states()).toEqual([{ kind: 'uploading', sent: 5, total: 10 }]);
    expect(sendings[1]).toMatchObject({ url });
  });

  test('hears nothing any more of the try that was stopped', async () => {
    const { uploads, sendings, states, add } = createWorld();
    uploads.pause(await add());
    sendings[0]?.onProgress(9);
    sendings[0]?.onFailure(lost);
    expect(states()).toEqual([{ kind: 'paused', sent: 0, total: 10 }]);
  });

  test('lets the next one go', async () => {
    const { uploads, states, idle, add } = createWorld();
    const first = await add('1');
    for (const name of ['2', '3', '4']) await add(name);
    uploads.pause(first);
    await idle();
    expect(states().map(({ kind }) => kind)).toEqual(['paused', 'uploading', 'uploading', 'uploading']);
  });

  test('by the network goes on by itself when that is back', async () => {
    const { uploads, sendings, states, says, idle, add } = createWorld();
    await add();
    sendings[0]?.onUrl(url);
    sendings[0]?.onFailure(lost);
    expect(states()).toEqual([{ kind: 'failed', sentence: 'Связь пропала', canRetry: true }]);
    says({ state: 'receiving', offset: 2 });
    uploads.resumeOffline();
    await idle();
    expect(states()).toEqual([{ kind: 'uploading', sent: 2, total: 10 }]);
  });

  test('and is forgotten by the server is sent again', async () => {
    const { uploads, sendings, says, idle, add } = createWorld();
    const key = await add();
    sendings[0]?.onUrl(url);
    uploads.pause(key);
    says('gone');
    uploads.resume(key);
    await idle();
    expect(sendings[1]?.url).toBe(undefined);
  });
});

describe('a file that is called off', () => {
  test('is taken back from the server and from the device', async () => {
    const { uploads, sendings, states, shelf, terminated, add } = createWorld();
    const key = await add();
    sendings[0]?.onUrl(url);
    uploads.remove(key);
    expect([states(), [...shelf], terminated]).toEqual([[], [], [url]]);
    expect(sendings[0]?.isStopped).toBe(true);
  });

  test('when it is done stays what it has become', async () => {
    const { uploads, states, shelf, says, terminated, idle } = createWorld([{ ...shelved, url, file }]);
    says({ state: 'done', media });
    await uploads.restore();
    await idle();
    expect(states()).toEqual([{ kind: 'done', media }]);
    uploads.remove('k');
    expect([states(), [...shelf], terminated]).toEqual([[], [], []]);
  });
});

describe('after a reload a file', () => {
  test('goes on by itself where it was kept on the device', async () => {
    const { uploads, sendings, states, says, idle } = createWorld([{ ...shelved, url, file }]);
    says({ state: 'receiving', offset: 4 });
    await uploads.restore();
    await idle();
    expect(states()).toEqual([{ kind: 'uploading', sent: 4, total: 10 }]);
    expect(sendings[0]).toMatchObject({ url, file });
  });

  test('that was too large to be kept is chosen again, and goes on where it stopped', async () => {
    const { uploads, sendings, states, says, idle } = createWorld([{ ...shelved, url }]);
    says({ state: 'receiving', offset: 4 });
    await uploads.restore();
    await idle();
    expect(states()).toEqual([{ kind: 'missing', sent: 4, total: 10 }]);
    expect(uploads.continueWith('k', new File(['другой'], 'песня.mp3'))).toBe(false);
    expect(uploads.continueWith('k', new File([file], 'песня.mp3'))).toBe(true);
    await idle();
    expect(sendings[0]).toMatchObject({ url });
  });

  test('that the server has refused is not sent again', async () => {
    const { uploads, sendings, states, says, idle } = createWorld([{ ...shelved, url, file }]);
    says({ state: 'failed', error: 'Это не звук' });
    await uploads.restore();
    await idle();
    expect(states()).toEqual([{ kind: 'failed', sentence: 'Это не звук', canRetry: false }]);
    expect(sendings).toEqual([]);
  });

  test("of another person's stays where it is", async () => {
    const { uploads, states, shelf } = createWorld([{ ...shelved, user: 2, url, file }]);
    await uploads.restore();
    expect([states(), shelf.size]).toEqual([[], 1]);
  });
});

describe('where something throws', () => {
  test('a file that could not be sent says so, and goes with the next try', async () => {
    const { uploads, faults, sendings, states, idle, add } = createWorld();
    faults.transport = true;
    const key = await add();
    expect(states()).toEqual([expect.objectContaining({ kind: 'failed', canRetry: true })]);
    faults.transport = false;
    uploads.resume(key);
    await idle();
    expect(sendings.length).toBe(1);
  });

  test('others are sent all the same', async () => {
    const { faults, sendings, add } = createWorld();
    faults.transport = true;
    for (const name of ['1', '2', '3']) await add(name);
    faults.transport = false;
    await add('4');
    expect(sendings.map(({ name }) => name)).toEqual(['4']);
  });

  test('a file is sent without the device', async () => {
    const { faults, sendings, add } = createWorld();
    faults.shelf = true;
    await add();
    expect(sendings.length).toBe(1);
  });

  test('a file that is processed is asked for again', async () => {
    const { faults, sendings, states, says, pass, idle, add } = createWorld();
    await add();
    sendings[0]?.onUrl(url);
    faults.call = true;
    sendings[0]?.onSent();
    await idle();
    faults.call = false;
    says({ state: 'done', media });
    await pass(1000);
    expect(states()).toEqual([{ kind: 'done', media }]);
  });
});
