import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Block, Draft, Reply, WholePost } from '#src/api/contract.ts';
import { tables } from '#src/server/database/index.ts';
import { removeDeletedDrafts } from '#src/server/drafts/index.ts';
import { startJobs } from '#src/server/start/jobs.ts';
import { addMedia } from '#src/server/media/index.ts';
import { addComment } from './support/comments.ts';
import { publishWhatIsDue } from './support/due.ts';
import { marked, writerOf, type Writer } from './support/drafts.ts';
import { addTier, enterAuthor, idOf, paragraph } from './support/people.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
const { authors, drafts, events, posts, tiers } = tables;
const secret = 'Только для своих';
const log = { warn: vi.fn() };

let authorId: number;
let vera: Writer;

beforeEach(async () => {
  log.warn.mockClear();
  const { bearer, id } = await enterAuthor(server(), 'vera');
  authorId = id;
  vera = writerOf(server(), bearer);
});

const inSeconds = (seconds: number) =>
  new Date(server().clock.now().getTime() + seconds * 1000).toISOString();
const due = () => publishWhatIsDue(server(), log);
const page = async (id: number) => vera.call('GET', `/api/posts/${id}/`);
const addPicture = (name: string) =>
  addMedia(server().db, server().store, {
    ...{ authorId, kind: 'picture', name, width: 480, height: 320, color: '#aabbcc' },
    files: [{ variant: '480', type: 'image/webp', content: Buffer.from(name) }],
  });
const pictureBlock = (media: string): Block => ({ type: 'picture', media, alt: '' });

/** Saves changes. */
async function rewrite(id: number, changes: Parameters<Writer['save']>[1]): Promise<Draft> {
  return (await vera.save(await vera.read(id), changes)).json<Draft>();
}

describe('publishing', () => {
  it('gives readers the text as it is now, and tells it once', async () => {
    const { db, clock } = server();
    const draft = await vera.make({ audience: 'subscribers', blocks: marked(secret) });
    expect((await page(draft.id)).statusCode).toBe(404);
    const reply = await vera.publish(draft);
    const published_at = clock.now().toISOString();
    expect([reply.statusCode, reply.json()]).toMatchObject([
      200,
      { state: 'published', published_at, changed: false, revision: 1 },
    ]);
    expect((await page(draft.id)).json()).toMatchObject({
      ...{ id: draft.id, title: draft.title, teaser: 'Для всех', blocks: draft.blocks, published_at },
    });
    await vera.publish(draft);
    expect(await db.$count(events, eq(events.kind, 'post_published'))).toBe(1);
  });

  it('again gives them what is new, and keeps the moment, the hearts and the comments', async () => {
    const { db, clock, enter, send } = server();
    const draft = await vera.make();
    await vera.publish(draft);
    const published_at = clock.now().toISOString();
    const reader = await enter('reader@example.ru');
    await send('PUT', `/api/posts/${draft.id}/like/`, {}, reader);
    await server().post(`/api/posts/${draft.id}/comments/`, { text: 'Слово' }, reader);
    await clock.pass(60);
    const saved = await rewrite(draft.id, { title: 'Новое' });
    expect(saved).toMatchObject({ state: 'published', changed: true });
    expect((await page(draft.id)).json()).toMatchObject({ title: 'Письма с парома' });
    expect((await vera.publish(saved)).json()).toMatchObject({ changed: false, published_at });
    expect((await page(draft.id)).json()).toMatchObject({
      title: 'Новое',
      likes: 1,
      comments: 1,
      published_at,
    });
    expect(await db.$count(events, eq(events.kind, 'post_published'))).toBe(1);
  });

  it('is for those who have said that they are authors', async () => {
    const { db } = server();
    const draft = await vera.make();
    await db.update(authors).set({ since: null });
    for (const at of [null, inSeconds(60)]) {
      const reply = await vera.publish(draft, at);
      expect([reply.statusCode, reply.json()]).toEqual([403, { detail: 'Сначала станьте автором.' }]);
    }
    expect(await db.$count(posts)).toBe(0);
  });

  it.each<[string, Parameters<Writer['make']>[0], object]>([
    ['a title', { title: ' ' }, { title: ['Назовите пост.'] }],
    ['something to read', { blocks: [] }, { blocks: ['Напишите хотя бы слово или добавьте файл.'] }],
    [
      'more than signs',
      { blocks: [{ type: 'paywall' }, { type: 'divider' }, paragraph(' ')] },
      { blocks: ['Напишите хотя бы слово или добавьте файл.'] },
    ],
    ['readers', { audience: 'tiers' }, { tiers: ['Выберите хотя бы один уровень.'] }],
  ])('needs %s', async (_, changes, problem) => {
    const draft = await vera.make(changes);
    for (const at of [null, inSeconds(60)]) {
      const reply = await vera.publish(draft, at);
      expect([reply.statusCode, reply.json()]).toEqual([400, problem]);
    }
    expect((await vera.read(draft.id)).state).toBe('draft');
  });

  it('needs the revision that its author has seen', async () => {
    const draft = await vera.make();
    await rewrite(draft.id, { title: 'Новое' });
    expect((await vera.publish(draft)).statusCode).toBe(412);
    expect((await vera.call('PUT', `/api/drafts/${draft.id}/publication/`, { at: null })).statusCode).toBe(
      428,
    );
    expect((await page(draft.id)).statusCode).toBe(404);
  });

  it('shows the first picture that everybody may see', async () => {
    const [open, closed] = [await addPicture('открытая'), await addPicture('закрытая')];
    const coverOf = async (id: number) => (await page(id)).json<WholePost>().cover?.id;
    const blocks = [
      pictureBlock(open),
      { type: 'paywall' } as const,
      pictureBlock(closed),
      paragraph('Текст'),
    ];
    const draft = await vera.make({ audience: 'subscribers', blocks });
    await vera.publish(draft);
    expect(await coverOf(draft.id)).toBe(open);
    // Gone from the open part, it is on no card any more, and the closed one is on none either.
    const [first, ...rest] = blocks;
    await vera.publish(
      await rewrite(draft.id, { audience: 'subscribers', blocks: [...rest, first ?? paragraph('')] }),
    );
    expect(await coverOf(draft.id)).toBeUndefined();
  });

  it('keeps a teaser and a picture of its own that a post has had', async () => {
    const { db } = server();
    const draft = await vera.make();
    await vera.publish(draft);
    const mediaId = await addPicture('своя');
    await db.update(posts).set({ teaser: 'Свой' });
    await db.insert(tables.postMedia).values({ postId: draft.id, mediaId, authorId, place: 'cover' });
    await vera.publish(await rewrite(draft.id, { blocks: [paragraph('Другое')] }));
    expect((await page(draft.id)).json()).toMatchObject({ teaser: 'Свой', cover: { id: mediaId } });
  });

  it('makes a long paragraph short where everybody reads it', async () => {
    const draft = await vera.make({ blocks: [paragraph('слово '.repeat(500)), paragraph('конец')] });
    await vera.publish(draft);
    const { teaser } = (await page(draft.id)).json<WholePost>();
    expect([teaser.length <= 500, teaser.endsWith('слово…')]).toEqual([true, true]);
  });

  it('opens and closes it to tiers', async () => {
    const { db } = server();
    const [cheap, dear] = [await addTier(db, authorId, 100), await addTier(db, authorId, 500)];
    const draft = await vera.make({ audience: 'tiers', tiers: [cheap.id, dear.id] });
    await vera.publish(draft);
    const opening = async () => (await page(draft.id)).json<WholePost>().access.tiers.map(({ id }) => id);
    expect(await opening()).toEqual([cheap.id, dear.id]);
    await vera.publish(await rewrite(draft.id, { audience: 'tiers', tiers: [dear.id] }));
    expect(await opening()).toEqual([dear.id]);
    await vera.publish(await rewrite(draft.id, {}));
    expect(await opening()).toEqual([]);
  });
});

describe('withdrawing', () => {
  it('takes a post from its readers, its author, too; published again it is where it was', async () => {
    const { clock, enter, send, get } = server();
    const draft = await vera.make();
    await vera.publish(draft);
    const published_at = clock.now().toISOString();
    const reader = await enter('reader@example.ru');
    await send('PUT', `/api/posts/${draft.id}/like/`, {}, reader);
    const reply = await vera.withdraw(draft.id);
    expect(reply.json()).toMatchObject({ state: 'draft', published_at, changed: false });
    expect((await vera.withdraw(draft.id)).statusCode).toBe(200);
    expect([
      (await page(draft.id)).statusCode,
      (await get(`/api/posts/${draft.id}/`, reader)).statusCode,
    ]).toEqual([404, 404]);
    await clock.pass(60);
    await vera.publish(draft);
    expect((await page(draft.id)).json()).toMatchObject({ published_at, likes: 1 });
  });
});

describe('the schedule', () => {
  it('publishes a post as of its moment, with what was saved until then', async () => {
    const { clock } = server();
    const draft = await vera.make();
    const at = inSeconds(60);
    expect((await vera.publish(draft, at)).json()).toMatchObject({ state: 'scheduled', publish_at: at });
    await rewrite(draft.id, { title: 'Новое' });
    await due();
    expect((await page(draft.id)).statusCode).toBe(404);
    await clock.pass(90);
    await due();
    expect((await page(draft.id)).json()).toMatchObject({ title: 'Новое', published_at: at });
    expect(await vera.read(draft.id)).toMatchObject({ state: 'published', publish_at: null, changed: false });
  });

  it('is followed by a running server within five seconds', async () => {
    const { db, jobsDb, execute, queue, store, uploads, clock } = server();
    const draft = await vera.make();
    await vera.publish(draft, inSeconds(60));
    const limits = { allows: async () => true };
    onTestFinished(
      startJobs({ REFRESH_TTL: 3600 }, { db, jobsDb, execute, queue, limits, store, uploads, log }),
    );
    await clock.pass(61);
    await expect.poll(async () => (await page(draft.id)).statusCode, { timeout: 5000 }).toBe(200);
  });

  it('takes a moment in any zone, and none that has passed or is none', async () => {
    const draft = await vera.make();
    const at = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 19);
    const moved = await vera.publish(draft, `${at}+05:00`);
    expect(moved.json().at).toEqual(['Этот момент уже прошёл.']);
    expect((await vera.publish(draft, `${at}-05:00`)).json()).toMatchObject({
      publish_at: new Date(`${at}-05:00`).toISOString(),
    });
    for (const wrong of [
      '',
      'завтра',
      '2030-01-01',
      `${at}`,
      '2030-13-01T00:00:00Z',
      '+012030-01-01T00:00:00Z',
      '9999-12-31T23:59:59-23:59',
      '9999-12-31T23:59:59Z',
      '0000-01-01T00:00:00Z',
      '2027-02-30T00:00:00Z',
      '2027-02-29T12:00:00+03:00',
      '2027-04-31T00:00Z',
      '2027-01-01T24:00:00Z',
      '2027-01-01T23:60:00Z',
      '2027-01-01T23:59:60Z',
      '2027-01-01T00:00:00+24:00',
      '2027-01-01T00:00:00+05:60',
    ])
      expect([wrong, Object.keys((await vera.publish(draft, wrong)).json())]).toEqual([wrong, ['at']]);
    expect((await vera.publish(draft, inSeconds(0))).statusCode).toBe(400);
  });

  it('goes five years ahead, and says so beyond', async () => {
    const { clock } = server();
    const draft = await vera.make();
    const inYears = (years: number, days = 0) => {
      const at = new Date(clock.now().getTime() + days * 86_400_000);
      at.setUTCFullYear(at.getUTCFullYear() + years);
      return at.toISOString();
    };
    const refused = await vera.publish(draft, inYears(5, 2));
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      { at: ['Запланировать пост можно не больше чем на 5 лет вперёд.'] },
    ]);
    expect((await vera.publish(draft, inYears(5, -2))).statusCode).toBe(200);
  });

  it('is nothing for a post that readers have', async () => {
    const draft = await vera.make();
    await vera.publish(draft);
    expect(Object.keys((await vera.publish(draft, inSeconds(60))).json())).toEqual(['at']);
    expect((await page(draft.id)).statusCode).toBe(200);
  });

  it('is left by withdrawing', async () => {
    const { clock } = server();
    const draft = await vera.make();
    await vera.publish(draft, inSeconds(60));
    expect((await vera.withdraw(draft.id)).json()).toMatchObject({ state: 'draft', publish_at: null });
    await clock.pass(61);
    await due();
    expect((await page(draft.id)).statusCode).toBe(404);
  });

  it('gives a post back to the drafts that cannot be published any more, and goes on with the others', async () => {
    const { db, clock } = server();
    const tier = await addTier(db, authorId, 100);
    const broken = await vera.make({ audience: 'tiers', tiers: [tier.id] });
    await vera.publish(broken, inSeconds(30));
    const whole = await vera.make();
    await vera.publish(whole, inSeconds(60));
    await db.delete(tiers);
    await clock.pass(61);
    await due();
    expect(await vera.read(broken.id)).toMatchObject({ state: 'draft', publish_at: null });
    expect((await page(whole.id)).statusCode).toBe(200);
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(
      { post: broken.id, reason: { tiers: ['Такого уровня у вас нет.'] } },
      'a post could not be published on schedule',
    );
  });

  it('of many servers at once publishes each post once, also when one of them has died in the middle', async () => {
    const { db, clock } = server();
    const ids: number[] = [];
    for (let index = 0; index < 5; index += 1) {
      const draft = await vera.make({ title: `Пост ${index}` });
      await vera.publish(draft, inSeconds(60));
      ids.push(draft.id);
    }
    await clock.pass(61);
    // Its writes are rolled back with its transaction.
    const dying = db.transaction(async (transaction) => {
      await publishWhatIsDue({ ...server(), db: transaction }, log);
      throw new Error('died');
    });
    await expect(dying).rejects.toThrow('died');
    expect(await db.$count(posts)).toBe(0);
    await Promise.all(Array.from({ length: 4 }, due));
    expect(await db.$count(posts)).toBe(5);
    expect(await db.$count(events, eq(events.kind, 'post_published'))).toBe(5);
    expect(log.warn).not.toHaveBeenCalled();
  });
});

describe('what was deleted a day ago', () => {
  it('is removed with all that readers have left there, and the others stay', async () => {
    const { db, clock, enter, send } = server();
    const reader = await enter('reader@example.ru');
    const [gone, kept] = [await vera.make(), await vera.make({ title: 'Останется' })];
    for (const draft of [gone, kept]) {
      await vera.publish(draft);
      await send('PUT', `/api/posts/${draft.id}/like/`, {}, reader);
      await send('PUT', `/api/posts/${draft.id}/bookmark/`, {}, reader);
      const parentId = await addComment(db, { postId: draft.id, authorId });
      await addComment(db, { postId: draft.id, authorId, parentId });
      await rewrite(draft.id, { title: 'Дальше' });
    }
    await vera.call('PUT', `/api/posts/${gone.id}/pin/`);
    await vera.remove(gone.id);
    await clock.pass(24 * 3600);
    await removeDeletedDrafts(db);
    expect(await db.$count(drafts)).toBe(2);
    await clock.pass(3601);
    await removeDeletedDrafts(db);
    const { bookmarks, comments, likes, revisions } = tables;
    const left = [drafts, posts, likes, bookmarks, comments, revisions].map((table) => db.$count(table));
    expect(await Promise.all(left)).toEqual([1, 1, 1, 1, 2, 1]);
    const [author] = await db.select().from(authors);
    expect(author?.pinnedId).toBeNull();
  });
});

it('the numbers of an author’s page leave out what is withdrawn', async () => {
  const { db, get, enter } = server();
  const tier = await addTier(db, authorId, 100);
  const draft = await vera.make({ audience: 'tiers', tiers: [tier.id] });
  await vera.publish(draft);
  const reader = await enter('reader@example.ru');
  const userId = await idOf(db, 'vera@example.ru');
  const numbers = async () => {
    const { author } = (await get(`/api/profiles/${userId}/`, reader)).json<Reply<'profile'>>();
    return [author?.posts, author?.locked_posts, author?.tiers[0]?.posts];
  };
  expect(await numbers()).toEqual([1, 1, 1]);
  await vera.withdraw(draft.id);
  expect(await numbers()).toEqual([0, 0, 0]);
});
