import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Body, Draft, Reply } from '#src/api/contract.ts';
import { writerOf, type Writer } from './support/drafts.ts';
import { enterAuthor, paragraph } from './support/people.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();

let vera: Writer;
beforeEach(async () => {
  vera = writerOf(server(), (await enterAuthor(server(), 'vera')).bearer);
});

const long = (word: string) => [
  paragraph(`Длинное начало, которое остаётся как есть. ${word} И такой же конец.`),
];

/** Every text that can be read of a post. */
async function textsOf(id: number): Promise<string[]> {
  const { results } = (await vera.call('GET', `/api/drafts/${id}/revisions/`)).json<Reply<'revisions'>>();
  const states = results.map(async ({ revision }) =>
    (await vera.call('GET', `/api/drafts/${id}/revisions/${revision}/`)).json<Reply<'revision'>>(),
  );
  return (await Promise.all(states)).map(({ blocks }) => JSON.stringify(blocks));
}

/** A post whose text was written within a moment, so that time and session give no reason to keep it. */
async function written(): Promise<Draft> {
  let draft = await vera.make({ blocks: long('Первое.') });
  for (const word of ['Второе.', 'Третье.'])
    draft = (await vera.save(draft, { blocks: long(word) })).json<Draft>();
  return draft;
}

describe('a text that is replaced is kept', () => {
  it.each<[string, Partial<Body<'saveDraft'>>]>([
    ['by a former one', { blocks: long('Первое.') }],
    ['by another one', { blocks: [paragraph('Вставлено из другого места.')] }],
    ['by nothing', { blocks: [] }],
    ['by one that the author has chosen', { blocks: long('Четвёртое.'), replaces: true }],
  ])('%s', async (_, next) => {
    const draft = await written();
    expect(await textsOf(draft.id)).toHaveLength(2);
    expect((await vera.save(draft, next)).statusCode).toBe(200);
    expect(await textsOf(draft.id)).toContain(JSON.stringify(draft.blocks));
  });

  it('while one that is written on is not, each time', async () => {
    const draft = await written();
    await vera.save(draft, { blocks: long('Третье, и дальше.') });
    expect(await textsOf(draft.id)).not.toContain(JSON.stringify(draft.blocks));
  });

  it('by each of two restorations, one after the other', async () => {
    const draft = await written();
    const second = (await vera.save(draft, { blocks: long('Первое.') })).json<Draft>();
    await vera.save(second, { blocks: draft.blocks });
    const texts = await textsOf(draft.id);
    for (const word of ['Первое', 'Третье']) expect(texts.some((text) => text.includes(word))).toBe(true);
  });

  it('for readers by what is published anew, also after a hundred other states', async () => {
    const draft = await written();
    const published = (await vera.publish(draft)).json<Draft>();
    let present = published;
    for (let turn = 0; turn < 103; turn += 1)
      present = (
        await vera.save(present, { blocks: [paragraph(`Вариант ${turn}`)], replaces: true })
      ).json<Draft>();
    await vera.publish(present);
    expect(await textsOf(draft.id)).toContain(JSON.stringify(draft.blocks));
  });

  it('and stays where it is by a copy, by taking it back from readers and by deleting', async () => {
    const draft = await written();
    await vera.call('POST', `/api/drafts/${draft.id}/copy/`);
    await vera.publish(draft);
    await vera.withdraw(draft.id);
    await vera.remove(draft.id);
    await vera.restore(draft.id);
    expect((await vera.read(draft.id)).blocks).toEqual(draft.blocks);
  });

  it('not by a save that is refused', async () => {
    const draft = await written();
    await vera.save({ ...draft, revision: 1 }, { blocks: [] });
    expect((await vera.read(draft.id)).blocks).toEqual(draft.blocks);
  });
});

describe('a save id', () => {
  it('with another content is refused, and nothing is lost', async () => {
    const draft = await vera.make();
    const save_id = randomUUID();
    const saved = (await vera.save(draft, { title: 'Раз', save_id })).json<Draft>();
    for (const revision of [draft.revision, saved.revision]) {
      const refused = await vera.save({ id: draft.id, revision }, { title: 'Два', save_id });
      expect([refused.statusCode, refused.json()]).toEqual([
        409,
        { detail: 'Под этим номером уже сохранён другой текст. Сохраните ещё раз.' },
      ]);
    }
    expect(await vera.read(draft.id)).toMatchObject({ title: 'Раз', revision: 2 });
    expect((await vera.save(saved, { title: 'Два' })).json()).toMatchObject({ title: 'Два', revision: 3 });
  });

  it('with the same content is answered as the first time, whatever revision it names', async () => {
    const draft = await vera.make();
    const save_id = randomUUID();
    const saved = (await vera.save(draft, { title: 'Раз', save_id })).json<Draft>();
    expect((await vera.save(draft, { title: 'Раз', save_id })).json()).toEqual(saved);
  });
});
