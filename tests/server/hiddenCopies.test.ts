import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Block } from '#src/api/contract.ts';
import { tables } from '#src/server/database/index.ts';
import { publishDue, removeDeletedDrafts } from '#src/server/drafts/index.ts';
import { parseCommand } from '#src/server/moderation/command.ts';
import { perform } from '#src/server/moderation/act.ts';
import { writerOf, type Writer } from './support/drafts.ts';
import { enterAuthor, paragraph } from './support/people.ts';
import { addPicture } from './support/pictures.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
const text = 'Ёлка, купите слона! 100% скидка';
const again = 'Такой же пост модераторы скрыли. Если это ошибка, напишите в поддержку.';

let vera: Writer;
let authorId: number;
let picture: string;
let hidden: { readonly id: number; readonly revision: number };

const image = (media: string): Block => ({ type: 'picture', media, alt: '' });
const moderate = (...command: readonly (string | number)[]) =>
  perform(server().db, parseCommand([...command.map(String), '--by', 'Лида', '--reason', 'Спам']));

beforeEach(async () => {
  const { db, store } = server();
  const { bearer, id } = await enterAuthor(server(), 'vera');
  authorId = id;
  vera = writerOf(server(), bearer);
  picture = await addPicture(db, store, authorId);
  hidden = await vera.make({ title: 'Слон', blocks: [paragraph(text), image(picture)] });
  expect((await vera.publish(hidden)).statusCode).toBe(200);
  await moderate('hide', 'post', hidden.id);
});

async function publish(title: string, blocks: readonly Block[], at?: string) {
  const reply = await vera.publish(await vera.make({ title, blocks: [...blocks] }), at);
  return [reply.statusCode, reply.json().detail];
}

describe('what moderators have hidden is not published again', () => {
  it.each<[string, () => Block[]]>([
    ['as it was, under another title', () => [paragraph(text), image(picture)]],
    ['with a divider', () => [paragraph(text), { type: 'divider' }, image(picture)]],
    [
      'in other case, with other signs and spaces',
      () => [paragraph('ЕЛКА - КУПИТЕ   СЛОНА... 100 скидка'), image(picture)],
    ],
    ['with signs that nobody sees', () => [paragraph(text.split('').join('\u200b')), image(picture)]],
    [
      'in several paragraphs',
      () => [image(picture), paragraph('Ёлка, купите'), paragraph('слона! 100% скидка')],
    ],
    [
      'as a heading and a list',
      () => [
        { type: 'heading', level: 2, text: 'Ёлка, купите' },
        image(picture),
        { type: 'list', ordered: false, items: [[{ text: 'слона! 100% скидка' }]] },
      ],
    ],
  ])('%s', async (_, blocks) => {
    expect(await publish('Другой', blocks())).toEqual([403, again]);
  });

  it('with the same picture brought once more', async () => {
    const { db, store } = server();
    const copy = await addPicture(db, store, authorId);
    expect(await publish('Слон', [paragraph(text), image(copy)])).toEqual([403, again]);
  });

  it('as the copy that a button makes', async () => {
    const copied = (await vera.call('POST', `/api/drafts/${hidden.id}/copy/`, {})).json();
    const reply = await vera.publish(await vera.read(copied.id));
    expect([reply.statusCode, reply.json().detail]).toEqual([403, again]);
  });

  it('on schedule, planned before or after', async () => {
    const { db, clock, queue } = server();
    const at = new Date(clock.now().getTime() + 60_000).toISOString();
    expect(await publish('Позже', [paragraph(text), image(picture)], at)).toEqual([403, again]);
    await moderate('restore', 'post', hidden.id);
    const planned = await vera.make({ title: 'План', blocks: [paragraph(text), image(picture)] });
    expect((await vera.publish(planned, at)).statusCode).toBe(200);
    await moderate('hide', 'post', hidden.id);
    await clock.pass(61);
    await publishDue({ db, queue, limits: { allows: async () => true }, log: { warn: vi.fn() } });
    expect(await vera.read(planned.id)).toMatchObject({ state: 'draft', publish_problem: again });
  });

  it('by changing the hidden post first, or taking it back', async () => {
    const saved = (await vera.save(hidden, { title: 'Мир', blocks: [paragraph('Всем добра')] })).json();
    const detail = 'Модераторы скрыли этот пост. Если это ошибка, напишите в поддержку.';
    for (const change of [async () => undefined, () => vera.withdraw(hidden.id)]) {
      await change();
      const reply = await vera.publish({ ...hidden, revision: saved.revision });
      expect([reply.statusCode, reply.json().detail]).toEqual([403, detail]);
    }
    expect(await publish('Слон', [paragraph(text), image(picture)])).toEqual([403, again]);
  });

  it('by deleting the hidden post for good', async () => {
    const { db, clock, logIn } = server();
    await vera.remove(hidden.id);
    await clock.pass(26 * 3600);
    await removeDeletedDrafts(db);
    vera = writerOf(server(), (await logIn('vera@example.ru')).access);
    expect(await publish('Слон', [paragraph(text), image(picture)])).toEqual([403, again]);
    expect(await db.$count(tables.posts)).toBe(1);
  });
});

describe('anything else is published:', () => {
  it.each<[string, () => Block[]]>([
    ['other words', () => [paragraph(`${text} и кот`), image(picture)]],
    ['the same words without the picture', () => [paragraph(text)]],
    ['signs alone', () => [paragraph('🙂🙂')]],
  ])('%s', async (_, blocks) => {
    expect((await publish('Слон', blocks()))[0]).toBe(200);
  });

  it('what the moderators have restored', async () => {
    await moderate('restore', 'post', hidden.id);
    expect((await publish('Слон', [paragraph(text), image(picture)]))[0]).toBe(200);
  });
});
