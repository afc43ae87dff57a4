/** @module-tag slow */
import { beforeEach, describe, expect, it } from 'vitest';
import { writerOf, type Writer } from './support/drafts.ts';
import { enterAuthor } from './support/people.ts';
import { useServer } from './support/useServer.ts';

const server = useServer({ DRAFTS_TOTAL: '2' });

let vera: Writer;

beforeEach(async () => {
  vera = writerOf(server(), (await enterAuthor(server(), 'vera')).bearer);
});

const copy = (id: number) => vera.call('POST', `/api/drafts/${id}/copy/`);

describe('drafts that an author may have', () => {
  it('are as many as the settings say; the next is refused with that number and what to do', async () => {
    const first = await vera.make();
    await vera.make();
    const refused = await vera.create();
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      {
        detail: 'Черновиков уже 2, больше не поместится. Опубликуйте или удалите лишние в «Моих постах».',
      },
    ]);
    expect((await copy(first.id)).statusCode).toBe(409);
  });

  it('are those that readers have never had: a published, a withdrawn and a deleted one make room', async () => {
    for (const settle of [
      (draft: Awaited<ReturnType<Writer['make']>>) => vera.publish(draft),
      async (draft: Awaited<ReturnType<Writer['make']>>) => {
        await vera.publish(draft);
        return vera.withdraw(draft.id);
      },
      (draft: Awaited<ReturnType<Writer['make']>>) => vera.remove(draft.id),
    ]) {
      const draft = await vera.make();
      expect((await settle(draft)).statusCode).toBeLessThan(300);
    }
    expect((await vera.create()).statusCode).toBe(201);
    expect((await vera.create()).statusCode).toBe(201);
  });

  it('are not passed by several that are begun at once, and are each author’s own', async () => {
    const replies = await Promise.all(Array.from({ length: 6 }, () => vera.create()));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 409, 409, 409, 409]);
    const mark = writerOf(server(), (await enterAuthor(server(), 'mark')).bearer);
    expect((await mark.create()).statusCode).toBe(201);
  });

  it('are saved on as before once they are as many', async () => {
    const draft = await vera.make();
    await vera.make();
    expect((await vera.save(draft, { title: 'Дальше' })).statusCode).toBe(200);
  });
});
