import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Block, Draft, Reply } from '#src/api/contract.ts';
import { tables } from '#src/server/database/index.ts';
import { clearAway } from './support/departed.ts';
import { marked, writerOf, written, type Writer } from './support/drafts.ts';
import {
  addAuthor,
  addFile,
  addPost,
  addSubscription,
  addTier,
  enterAuthor,
  idOf,
  paragraph,
} from './support/people.ts';
import { password } from './support/testServer.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
const { authors, drafts, revisions, tiers } = tables;

let authorId: number;
let vera: Writer;

beforeEach(async () => {
  const { bearer, id } = await enterAuthor(server(), 'vera');
  authorId = id;
  vera = writerOf(server(), bearer);
});

/** The same person on another device. */
async function otherDevice(): Promise<Writer> {
  return writerOf(server(), (await server().logIn('vera@example.ru')).access);
}

describe('the first word', () => {
  it('makes a draft with what was written, and its writer an author whom nobody finds yet', async () => {
    const { db, enter } = server();
    const mark = writerOf(server(), await enter('mark@example.ru'));
    const reply = await mark.create();
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({
      ...written(),
      ...{ state: 'draft', revision: 1, words: 2, changed: false, pinned: false, media: [] },
      ...{ publish_at: null, published_at: null },
    });
    const userId = await idOf(db, 'mark@example.ru');
    const [author] = await db.select().from(authors).where(eq(authors.userId, userId));
    expect(author?.since).toBeNull();
  });

  it('said twice under one key makes one draft', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const [first, again] = [await vera.create({}, headers), await vera.create({}, headers)];
    expect(again.json()).toEqual(first.json());
    expect(await server().db.$count(drafts)).toBe(1);
  });

  it('is read by its author alone', async () => {
    const { id } = await vera.make();
    const mark = writerOf(server(), (await enterAuthor(server(), 'mark')).bearer);
    const tries = [
      mark.call('GET', `/api/drafts/${id}/`),
      mark.save({ id, revision: 1 }),
      mark.publish({ id, revision: 1 }),
      mark.withdraw(id),
      mark.remove(id),
      mark.restore(id),
      mark.call('GET', `/api/drafts/${id}/preview/?as=stranger`),
      mark.call('GET', `/api/drafts/${id}/revisions/`),
      mark.call('GET', `/api/drafts/${id}/revisions/1/`),
      mark.call('POST', `/api/drafts/${id}/copy/`, {}),
    ];
    for (const reply of await Promise.all(tries)) expect(reply.statusCode).toBe(404);
    expect(await vera.read(id)).toMatchObject({ revision: 1, state: 'draft' });
  });
});

describe('a save', () => {
  it('puts what was written in the place of the revision that it names', async () => {
    const draft = await vera.make();
    const blocks = [paragraph('Доброе утро, паром')];
    const reply = await vera.save(draft, { title: 'Паром', blocks });
    expect([reply.statusCode, reply.json()]).toMatchObject([
      200,
      { revision: 2, title: 'Паром', blocks, words: 3 },
    ]);
    expect(await vera.read(draft.id)).toEqual(reply.json());
  });

  it('needs to name a revision, and one', async () => {
    const { id } = await vera.make();
    const save = (headers: Record<string, string>) =>
      vera.call('PUT', `/api/drafts/${id}/`, { ...written(), save_id: randomUUID() }, headers);
    expect((await save({})).statusCode).toBe(428);
    for (const value of ['1', '*', 'W/"1"', '"1", "2"', '"x"', ''])
      expect([value, (await save({ 'if-match': value })).statusCode]).toEqual([value, 400]);
    expect((await vera.read(id)).revision).toBe(1);
  });

  it('of a revision that is over changes nothing', async () => {
    const draft = await vera.make();
    await vera.save(draft, { title: 'Первое' });
    const reply = await vera.save(draft, { title: 'Второе' });
    expect([reply.statusCode, reply.json()]).toEqual([
      412,
      { detail: 'Этот пост уже изменили в другом окне или на другом устройстве.' },
    ]);
    expect(await vera.read(draft.id)).toMatchObject({ revision: 2, title: 'Первое' });
  });

  it('whose answer was lost is repeated under its id, and done once', async () => {
    const draft = await vera.make();
    const save_id = randomUUID();
    const first = await vera.save(draft, { title: 'Паром', save_id });
    const again = await vera.save(draft, { title: 'Паром', save_id: save_id.toUpperCase() });
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    const next = await vera.save({ ...draft, revision: 2 }, { title: 'Паром 2' });
    expect(next.json()).toMatchObject({ revision: 3 });
  });

  it('that changes nothing leaves the revision as it is', async () => {
    const draft = await vera.make();
    expect((await vera.save(draft)).json()).toEqual(draft);
  });

  it('of two sessions at once is done for one, and the other is told', async () => {
    const phone = await otherDevice();
    const draft = await vera.make();
    for (let round = 0; round < 5; round += 1) {
      const now = await vera.read(draft.id);
      const replies = await Promise.all([
        vera.save(now, { title: `С компьютера ${round}` }),
        phone.save(now, { title: `С телефона ${round}` }),
      ]);
      expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412]);
      const saved = replies.find(({ statusCode }) => statusCode === 200)?.json<Draft>();
      expect(await vera.read(draft.id)).toEqual(saved);
    }
  });

  it('beside publishing never gives readers a text that nobody has published', async () => {
    const draft = await vera.make();
    const [save, publish] = await Promise.all([vera.save(draft, { title: 'Новое' }), vera.publish(draft)]);
    expect(save.statusCode).toBe(200);
    expect([200, 412]).toContain(publish.statusCode);
    const post = await vera.call('GET', `/api/posts/${draft.id}/`);
    const isPublished = publish.statusCode === 200;
    expect(post.statusCode).toBe(isPublished ? 200 : 404);
    expect(!isPublished || post.json().title).toBe(isPublished ? 'Письма с парома' : true);
    expect(await vera.read(draft.id)).toMatchObject({ title: 'Новое', changed: isPublished });
  });

  it('beside deleting is done before it, or not at all', async () => {
    const draft = await vera.make();
    const [save, remove] = await Promise.all([vera.save(draft, { title: 'Новое' }), vera.remove(draft.id)]);
    expect(remove.statusCode).toBe(204);
    expect([200, 404]).toContain(save.statusCode);
    await vera.restore(draft.id);
    const { title } = await vera.read(draft.id);
    expect(title).toBe(save.statusCode === 200 ? 'Новое' : 'Письма с парома');
  });
});

describe('what cannot be kept is refused with its place', () => {
  const media = '018f0000-0000-7000-8000-000000000001';
  const link = (href: string): unknown => ({ type: 'paragraph', runs: [{ text: 'там', href }] });

  it.each<[string, unknown, string]>([
    ['a link that runs', [paragraph('а'), link('javascript:alert(1)')], 'blocks[1].runs[0].href: '],
    ['a block of another kind', [{ type: 'html', html: '<script>' }], 'blocks[0].type: '],
    ['no block at all', [paragraph('а'), 5], 'blocks[1].type: '],
    ['a field that nobody described', [{ type: 'divider', onclick: 'x' }], 'blocks[0]: '],
    ['a missing field', [{ type: 'paragraph' }], 'blocks[0].runs: '],
    ['a heading of another level', [{ type: 'heading', level: 99, text: 'Глава' }], 'blocks[0].level: '],
    [
      'an empty item',
      [{ type: 'list', ordered: true, items: [[{ text: '' }]] }],
      'blocks[0].items[0][0].text: ',
    ],
    ['a null character', [paragraph('а\u0000б')], 'blocks[0].runs[0].text: '],
    ['half of a pair', [paragraph('\uD83D')], 'blocks[0].runs[0].text: '],
    ['a file of nobody', [{ type: 'audio', media, title: 'Песня' }], 'blocks[0].media: '],
    ['no list', { type: 'divider' }, 'blocks: '],
    ['too many blocks', Array.from({ length: 501 }, () => ({ type: 'divider' })), 'blocks: '],
    ['too many bytes', Array.from({ length: 14 }, () => paragraph('ы'.repeat(10_000))), 'blocks: '],
  ])('%s', async (_, blocks, place) => {
    const draft = await vera.make();
    for (const reply of [
      await vera.create({ blocks: blocks as Block[] }),
      await vera.save(draft, { blocks: blocks as Block[] }),
    ]) {
      expect([reply.statusCode, Object.keys(reply.json())]).toEqual([400, ['blocks']]);
      expect(reply.json().blocks[0]).toMatch(new RegExp(`^${place.replaceAll(/[[\]]/g, String.raw`\$&`)}`));
    }
    expect(await vera.read(draft.id)).toEqual(draft);
  });

  it('a post of nearly 256 kB is kept, one of a megabyte is not even read', async () => {
    const { id } = await vera.make({
      blocks: Array.from({ length: 12 }, () => paragraph('ы'.repeat(10_000))),
    });
    expect((await vera.read(id)).blocks).toHaveLength(12);
    const huge = Array.from({ length: 60 }, () => paragraph('ы'.repeat(10_000)));
    expect((await vera.create({ blocks: huge })).statusCode).toBe(413);
  });

  it('files of somebody else, and of another kind', async () => {
    const { db, store } = server();
    const strangers = await addFile(db, store, (await addAuthor(db, 'ilya')).id, 'чужое');
    const own = await addFile(db, store, authorId, 'своё');
    const file = (id: string): Block => ({ type: 'file', media: id, title: 'Ноты' });
    const gallery: Block = {
      type: 'gallery',
      pictures: [
        { media: own, alt: '' },
        { media: own, alt: '' },
      ],
    };
    expect((await vera.create({ blocks: [file(strangers)] })).json()).toEqual({
      blocks: ['blocks[0].media: такого файла у вас нет.'],
    });
    expect((await vera.create({ blocks: [paragraph('а'), gallery] })).json()).toEqual({
      blocks: ['blocks[1].pictures[0].media: здесь должна быть картинка.'],
    });
    const draft = await vera.make({ blocks: [file(own)] });
    expect(draft.media).toMatchObject([{ id: own, kind: 'file' }]);
    const [kept] = draft.media;
    const { body } = await server().app.inject({ url: kept?.kind === 'file' ? kept.url : '' });
    expect(body).toBe('своё');
  });

  it('tiers of somebody else, archived ones, and tiers of a post that is for others', async () => {
    const { db, clock } = server();
    const own = await addTier(db, authorId, 100);
    const other = await addTier(db, (await addAuthor(db, 'ilya')).id, 100);
    const audience = 'tiers';
    for (const id of [other.id, 404, -1, 2 ** 31])
      expect((await vera.create({ audience, tiers: [id] })).json()).toEqual({
        tiers: ['Такого уровня у вас нет.'],
      });
    expect((await vera.create({ tiers: [own.id] })).statusCode).toBe(400);
    const draft = await vera.make({ audience, tiers: [own.id] });
    await db.update(tiers).set({ archivedAt: clock.now() });
    expect((await vera.create({ audience, tiers: [own.id] })).statusCode).toBe(400);
    // It opens this one already.
    const saved = await vera.save(draft, { audience, tiers: [own.id], title: 'Паром' });
    expect(saved.json()).toMatchObject({ tiers: [own.id], title: 'Паром' });
  });

  it('a title that is too long', async () => {
    expect((await vera.create({ title: 'ы'.repeat(201) })).json()).toEqual({
      title: ['Убедитесь, что в этом поле не больше 200 символов.'],
    });
    expect((await vera.create({ title: 'а\u0000' })).statusCode).toBe(400);
  });
});

describe('a price', () => {
  const sold = { audience: 'buyers', price: 15_000 } as const;

  it('is kept with the draft, with its copies, and in the list', async () => {
    const draft = await vera.make(sold);
    expect(draft).toMatchObject(sold);
    expect((await vera.call('POST', `/api/drafts/${draft.id}/copy/`, {})).json()).toMatchObject(sold);
    const other = await vera.save(draft, { ...sold, price: 20_000 });
    expect(other.json()).toMatchObject({ price: 20_000, revision: 2 });
    const free = await vera.save({ id: draft.id, revision: 2 });
    expect(free.json()).toMatchObject({ audience: 'everyone', price: null });
  });

  it.each([-100, 0, 99, 150, 10_000_100, 2 ** 31])('of %d kopecks is refused', async (price) => {
    expect((await vera.create({ ...sold, price })).json()).toEqual({
      price: [expect.stringMatching(/^Целое число от 1 до 100\s000 руб\.$/)],
    });
  });

  it('belongs to posts for buyers only', async () => {
    expect(Object.keys((await vera.create({ price: 15_000 })).json())).toEqual(['price']);
  });

  it('may be named later, but before the post is published', async () => {
    const draft = await vera.make({ audience: 'buyers', price: null });
    const reply = await vera.publish(draft);
    expect([reply.statusCode, reply.json()]).toEqual([400, { price: ['Назначьте цену.'] }]);
  });

  it('is what readers see and pay; taken back, the post is not sold any more', async () => {
    const { enter, get } = server();
    const draft = await vera.make({ ...sold, blocks: marked('Только для купивших') });
    await vera.publish(draft);
    const nina = await enter('nina@example.ru');
    const read = async () => (await get(`/api/posts/${draft.id}/`, nina)).json().access;
    expect(await read()).toMatchObject({ granted: false, audience: 'buyers', price: 15_000, bought: false });
    const dearer = await vera.save(draft, { ...sold, price: 20_000 });
    // Until it is published again, readers have the former price.
    expect(await read()).toMatchObject({ price: 15_000 });
    await vera.publish(dearer.json());
    expect(await read()).toMatchObject({ price: 20_000 });
    const open = await vera.save(dearer.json(), {});
    await vera.publish(open.json());
    expect(await read()).toMatchObject({ granted: true, audience: 'everyone', price: null });
  });
});

describe('what a post has been before', () => {
  const listOf = async (writer: Writer, id: number) =>
    (await writer.call('GET', `/api/drafts/${id}/revisions/`)).json<Reply<'revisions'>>().results;
  const numbersOf = async (id: number) => (await listOf(vera, id)).map(({ revision }) => revision);

  /** Saves with another text. */
  async function write(writer: Writer, id: number, title: string): Promise<Draft> {
    return (await writer.save(await vera.read(id), { title })).json<Draft>();
  }

  it('is kept once in ten minutes of one session', async () => {
    const { clock } = server();
    const { id } = await vera.make();
    for (let minute = 1; minute <= 25; minute += 1) {
      await clock.pass(60);
      await write(vera, id, `Минута ${minute}`);
    }
    expect(await numbersOf(id)).toEqual([26, 21, 11, 1]);
  });

  it('is kept when another session writes on, and says whose it is', async () => {
    const phone = await otherDevice();
    const { id } = await vera.make();
    await write(vera, id, 'С компьютера');
    await write(vera, id, 'С компьютера дальше');
    const last = await vera.read(id);
    await phone.save(last, { title: 'С телефона' }, { 'user-agent': 'Телефон' });
    expect(await listOf(phone, id)).toMatchObject([
      { revision: 4, own_session: true, user_agent: 'Телефон' },
      { revision: 3, own_session: false },
      { revision: 1, own_session: false },
    ]);
    const state = await phone.call('GET', `/api/drafts/${id}/revisions/3/`);
    expect(state.json()).toMatchObject({ title: 'С компьютера дальше', blocks: last.blocks, media: [] });
    expect((await phone.call('GET', `/api/drafts/${id}/revisions/2/`)).statusCode).toBe(404);
    expect((await phone.call('GET', `/api/drafts/${id}/revisions/4/`)).json().title).toBe('С телефона');
  });

  it('is kept of both sides of a conflict, also when the other one is chosen', async () => {
    const phone = await otherDevice();
    const { id } = await vera.make();
    await write(phone, id, 'С телефона');
    await write(vera, id, 'С компьютера');
    await write(vera, id, 'С телефона');
    expect(await numbersOf(id)).toEqual([4, 3, 2, 1]);
  });

  it('is kept when readers have it', async () => {
    const { id } = await vera.make();
    await vera.publish(await write(vera, id, 'Для читателей'));
    await write(vera, id, 'Дальше');
    await write(vera, id, 'Ещё дальше');
    expect(await numbersOf(id)).toEqual([4, 2, 1]);
  });

  it('is kept a hundred times, and the oldest goes', async () => {
    const { db, clock } = server();
    const { id } = await vera.make();
    const [{ savedAt } = { savedAt: clock.now() }] = await db.select().from(drafts);
    await db.insert(revisions).values(
      Array.from({ length: 100 }, (_, index) => ({
        ...{ draftId: id, authorId, title: '', blocks: [], words: 0, userAgent: '' },
        revision: index - 200,
        savedAt: new Date(savedAt.getTime() - (200 - index) * 3_600_000),
      })),
    );
    await write(vera, id, 'Дальше');
    const numbers = await numbersOf(id);
    expect([numbers.length, numbers.at(1), numbers.at(-1)]).toEqual([101, 1, -199]);
  });
});

describe('the list of one’s own', () => {
  const list = async (query = '') =>
    (await vera.call('GET', `/api/drafts/?${query}`)).json<Reply<'drafts'>>();
  const titles = async (query: string) => (await list(query)).results.map(({ title }) => title);

  it('has what was saved last first, by state, and counts each', async () => {
    const { clock } = server();
    const one = await vera.make({ title: 'Раз' });
    await clock.pass(1);
    const two = await vera.make({ title: 'Два' });
    await clock.pass(1);
    const three = await vera.make({ title: 'Три' });
    await vera.publish(three);
    await clock.pass(1);
    await vera.publish(one);
    await vera.publish(two, new Date(clock.now().getTime() + 3_600_000).toISOString());
    await vera.make({ title: 'Четыре' });
    await vera.remove((await vera.make({ title: 'Удалён' })).id);
    expect(await titles('')).toEqual(['Четыре', 'Три', 'Два', 'Раз']);
    expect(await titles('state=draft')).toEqual(['Четыре']);
    expect(await titles('state=scheduled')).toEqual(['Два']);
    expect(await titles('state=published')).toEqual(['Раз', 'Три']);
    expect((await list('state=draft')).counts).toEqual({ draft: 1, scheduled: 1, published: 2 });
    expect((await vera.call('GET', '/api/drafts/?state=x')).statusCode).toBe(400);
  });

  it('goes on where its page ends', async () => {
    const { db, clock } = server();
    await db.insert(drafts).values(
      Array.from({ length: 45 }, (_, index) => ({
        authorId,
        title: String(index),
        // Some at one moment.
        savedAt: new Date(clock.now().getTime() - Math.floor(index / 3) * 1000),
      })),
    );
    const seen: number[] = [];
    for (let url: string | null = '/api/drafts/?state=draft'; url !== null;) {
      const page: Reply<'drafts'> = (await vera.call('GET', url)).json();
      seen.push(...page.results.map(({ id }) => id));
      url = page.next && new URL(page.next).pathname + new URL(page.next).search;
    }
    expect([seen.length, new Set(seen).size]).toEqual([45, 45]);
  });

  it('shows tiers, the first picture and what readers have done', async () => {
    const { db, get } = server();
    const tier = await addTier(db, authorId, 100);
    const draft = await vera.make({ audience: 'tiers', tiers: [tier.id] });
    await vera.publish(draft);
    await db.update(tables.posts).set({ likes: 3, comments: 2 });
    expect((await list()).results).toMatchObject([
      {
        id: draft.id,
        tiers: [{ id: tier.id, name: 'За 100', price: 100 }],
        likes: 3,
        comments: 2,
        cover: null,
      },
    ]);
    expect((await get('/api/drafts/')).statusCode).toBe(401);
  });

  it('of somebody who has written nothing is empty', async () => {
    const nobody = writerOf(server(), await server().enter('nobody@example.ru'));
    const { results, counts } = (await nobody.call('GET', '/api/drafts/')).json<Reply<'drafts'>>();
    expect([results, counts]).toEqual([[], { draft: 0, scheduled: 0, published: 0 }]);
  });
});

describe('deleting', () => {
  it('takes a post from its readers, and undone gives it back with its hearts', async () => {
    const { db } = server();
    const draft = await vera.make();
    await vera.publish(draft);
    await db.update(tables.posts).set({ likes: 3 });
    expect((await vera.remove(draft.id)).statusCode).toBe(204);
    // Also when the answer was lost.
    expect((await vera.remove(draft.id)).statusCode).toBe(204);
    expect((await vera.call('GET', `/api/drafts/${draft.id}/`)).statusCode).toBe(404);
    expect((await vera.call('GET', `/api/posts/${draft.id}/`)).statusCode).toBe(404);
    const restored = await vera.restore(draft.id);
    expect([restored.statusCode, restored.json()]).toMatchObject([200, { state: 'published', likes: 3 }]);
    expect((await vera.call('GET', `/api/posts/${draft.id}/`)).statusCode).toBe(200);
  });

  it('undone gives nothing back that had been withdrawn before', async () => {
    const draft = await vera.make();
    await vera.publish(draft);
    await vera.withdraw(draft.id);
    await server().clock.pass(1);
    await vera.remove(draft.id);
    expect((await vera.restore(draft.id)).json()).toMatchObject({ state: 'draft' });
  });

  it('undone keeps the schedule, unless its moment has passed', async () => {
    const { clock } = server();
    const draft = await vera.make();
    const at = new Date(clock.now().getTime() + 60_000).toISOString();
    await vera.publish(draft, at);
    await vera.remove(draft.id);
    expect((await vera.restore(draft.id)).json()).toMatchObject({ state: 'scheduled', publish_at: at });
    await vera.remove(draft.id);
    await clock.pass(61);
    expect((await vera.restore(draft.id)).json()).toMatchObject({ state: 'draft', publish_at: null });
  });

  it('cannot be undone after a day', async () => {
    const draft = await vera.make();
    await vera.remove(draft.id);
    await server().clock.pass(24 * 3600 + 1);
    const reply = await (await otherDevice()).restore(draft.id);
    expect([reply.statusCode, reply.json()]).toEqual([
      410,
      { detail: 'Пост удалён больше суток назад, вернуть его нельзя.' },
    ]);
  });
});

describe('a copy', () => {
  it('is another draft with the same text', async () => {
    const { id } = await vera.make();
    const key = { 'idempotency-key': randomUUID() };
    const reply = await vera.call('POST', `/api/drafts/${id}/copy/`, {}, key);
    expect([reply.statusCode, reply.json()]).toMatchObject([
      201,
      { title: 'Письма с парома — копия', state: 'draft', published_at: null },
    ]);
    const copy = await vera.read(reply.json().id);
    expect([copy.id === id, copy.blocks]).toEqual([false, [paragraph('Доброе утро')]]);
    expect((await vera.call('POST', `/api/drafts/${id}/copy/`, {}, key)).json()).toEqual(reply.json());
  });

  it('of the longest title has one that fits', async () => {
    const { id } = await vera.make({ title: '🎵'.repeat(200) });
    const { title } = (await vera.call('POST', `/api/drafts/${id}/copy/`, {})).json();
    expect([[...title].length, title.endsWith('🎵 — копия')]).toEqual([200, true]);
  });
});

describe('the pin', () => {
  const pin = (method: 'PUT' | 'DELETE', id: number) => vera.call(method, `/api/posts/${id}/pin/`);
  const pinned = async (id: number) => (await vera.read(id)).pinned;

  it('stands on one published post of one’s own', async () => {
    const [one, two] = [await vera.make(), await vera.make()];
    expect((await pin('PUT', one.id)).statusCode).toBe(404);
    await vera.publish(one);
    await vera.publish(two);
    await pin('PUT', one.id);
    expect((await pin('PUT', two.id)).statusCode).toBe(204);
    expect([await pinned(one.id), await pinned(two.id)]).toEqual([false, true]);
    await pin('DELETE', one.id);
    expect(await pinned(two.id)).toBe(true);
    await pin('DELETE', two.id);
    expect(await pinned(two.id)).toBe(false);
  });

  it('is put on nobody else’s, nor on a withdrawn one', async () => {
    const { db } = server();
    const strangers = await addPost(db, { authorId: (await addAuthor(db, 'ilya')).id });
    const own = await vera.make();
    await vera.publish(own);
    await vera.withdraw(own.id);
    for (const id of [strangers.id, own.id, 404]) expect((await pin('PUT', id)).statusCode).toBe(404);
    const rows = await db.select({ pinnedId: authors.pinnedId }).from(authors);
    expect(rows.map(({ pinnedId }) => pinnedId)).toEqual([null, null]);
  });
});

describe('how many will see it', () => {
  it('counts those whose subscription gives access at this moment', async () => {
    const { db, clock, register } = server();
    const [cheap, dear, old] = [
      await addTier(db, authorId, 100),
      await addTier(db, authorId, 500),
      await addTier(db, authorId, 900),
    ];
    await db.update(tiers).set({ archivedAt: clock.now() }).where(eq(tiers.id, old.id));
    const [before, after] = [
      new Date(clock.now().getTime() - 1000),
      new Date(clock.now().getTime() + 60_000),
    ];
    const kinds = [
      {},
      { cancelledAt: before },
      { tierId: cheap.id, paidUntil: after },
      { tierId: cheap.id, paidUntil: after, cancelledAt: before },
      { tierId: dear.id, paidUntil: before },
      { tierId: old.id, paidUntil: after },
    ];
    for (const [index, kind] of kinds.entries()) {
      await register(`reader${index}@example.ru`);
      const userId = await idOf(db, `reader${index}@example.ru`);
      await addSubscription(db, { userId, authorId, ...kind });
    }
    expect((await vera.call('GET', '/api/audience/')).json()).toEqual({
      subscribers: 4,
      tiers: [
        { id: cheap.id, name: 'За 100', price: 100, members: 2 },
        { id: dear.id, name: 'За 500', price: 500, members: 0 },
      ],
    });
  });
});

describe('a preview', () => {
  const secret = 'Только для своих';
  const as = (id: number, reader: string) => vera.call('GET', `/api/drafts/${id}/preview/?as=${reader}`);

  it('shows what such a reader will see, by the judge of posts', async () => {
    const { db } = server();
    const [cheap, dear] = [await addTier(db, authorId, 100), await addTier(db, authorId, 500)];
    const everyone = ['stranger', 'subscriber', cheap.id, dear.id].map(String);
    const opens = { everyone, subscribers: everyone.slice(1), tiers: [String(dear.id)] };
    for (const audience of ['everyone', 'subscribers', 'tiers'] as const) {
      const opening = audience === 'tiers' ? [dear.id] : [];
      const { id } = await vera.make({ audience, tiers: opening, blocks: marked(secret) });
      for (const reader of everyone) {
        const reply = await as(id, reader);
        const isAllowed = opens[audience].includes(reader);
        expect([audience, reader, reply.statusCode]).toEqual([audience, reader, 200]);
        expect(reply.json().access.granted).toBe(isAllowed);
        expect(reply.body.includes(secret)).toBe(isAllowed);
      }
    }
  });

  it('of a post for sale shows its price to all but buyers, who read it', async () => {
    const tier = await addTier(server().db, authorId, 100);
    const { id } = await vera.make({ audience: 'buyers', price: 15_000, blocks: marked(secret) });
    for (const reader of ['stranger', 'subscriber', String(tier.id)]) {
      const reply = await as(id, reader);
      expect(reply.json().access).toMatchObject({ granted: false, price: 15_000, bought: false });
      expect(reply.body).not.toContain(secret);
    }
    const bought = await as(id, 'buyer');
    expect(bought.json().access).toMatchObject({ granted: true, bought: true });
    expect(bought.body).toContain(secret);
  });

  it('is the same that a reader gets once it is published', async () => {
    const { enter, get } = server();
    const draft = await vera.make({ audience: 'subscribers', blocks: marked(secret) });
    await vera.publish(draft);
    const post = (await get(`/api/posts/${draft.id}/`, await enter('reader@example.ru'))).json();
    expect((await as(draft.id, 'stranger')).json()).toEqual(post);
  });

  it('names its files at addresses that the author may open', async () => {
    const { db, store, app } = server();
    const media = await addFile(db, store, authorId, secret);
    const { id } = await vera.make({ blocks: [{ type: 'file', media, title: 'Ноты' }] });
    const [file] = (await as(id, 'stranger')).json<Reply<'previewDraft'>>().media;
    expect((await app.inject({ url: file?.kind === 'file' ? file.url : '' })).body).toBe(secret);
  });

  it('needs a reader that there is', async () => {
    const { db } = server();
    const { id } = await vera.make();
    const other = await addTier(db, (await addAuthor(db, 'ilya')).id, 100);
    for (const reader of ['', 'author', '0', '404', String(other.id), '9'.repeat(20)])
      expect([reader, (await as(id, reader)).statusCode]).toEqual([reader, 400]);
  });
});

it('an account that goes takes all its drafts along', async () => {
  const { db, send } = server();
  const { id } = await vera.make();
  await vera.save({ id, revision: 1 }, { title: 'Дальше' });
  const { access } = await server().logIn('vera@example.ru');
  const reply = await send('DELETE', '/auth/users/me/', { current_password: password }, access);
  expect(reply.statusCode).toBe(204);
  await clearAway(server());
  expect([await db.$count(drafts), await db.$count(revisions)]).toEqual([0, 0]);
});
