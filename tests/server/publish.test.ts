import { beforeEach, expect, it } from 'vitest';
import { tables } from '#src/server/database/index.ts';
import { publish } from '#src/server/posts/index.ts';
import { addAuthor, addFile, addTier, paragraph } from './support/people.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
let authorId: number;
let strangerId: number;

beforeEach(async () => {
  const { db } = server();
  authorId = (await addAuthor(db, 'ilya')).id;
  strangerId = (await addAuthor(db, 'vera')).id;
});

const publishWith = (post: Partial<Parameters<typeof publish>[1]>) =>
  publish(server().db, {
    authorId,
    title: 'Песня',
    teaser: '',
    blocks: [paragraph('Текст')],
    cover: undefined,
    audience: 'everyone',
    tierIds: [],
    publishedAt: new Date('2026-01-01T00:00:00Z'),
    ...post,
  });
const fileBlock = (media: string) => ({ type: 'file', media, title: 'Ноты' }) as const;

it('an author publishes no file of somebody else', async () => {
  const { db, store } = server();
  const media = await addFile(db, store, strangerId, 'чужое');
  await expect(publishWith({ blocks: [fileBlock(media)] })).rejects.toThrow('такого файла у вас нет');
  await expect(publishWith({ cover: media })).rejects.toThrow('такого файла у вас нет');
});

it('a file stands only where its kind may: a text is no picture and no cover', async () => {
  const { db, store } = server();
  const media = await addFile(db, store, authorId, 'текст');
  await expect(publishWith({ cover: media })).rejects.toThrow('здесь должна быть картинка');
  await expect(publishWith({ blocks: [{ type: 'picture', media, alt: '' }] })).rejects.toThrow(
    'здесь должна быть картинка',
  );
  await expect(publishWith({ blocks: [{ type: 'audio', media, title: 'Песня' }] })).rejects.toThrow(
    'здесь должен быть звук',
  );
  await publishWith({ blocks: [fileBlock(media)] });
});

it('a post is opened by tiers of its author’s, and by none where it is not for tiers', async () => {
  const { db } = server();
  const [own, other] = [await addTier(db, authorId, 100), await addTier(db, strangerId, 50)];
  const audience = 'tiers';
  await expect(publishWith({ audience, tierIds: [own.id, other.id] })).rejects.toThrow(
    'Такого уровня у вас нет',
  );
  await expect(publishWith({ tierIds: [own.id] })).rejects.toThrow('Уровни выбирают');
  const postId = await publishWith({ audience, tierIds: [own.id] });
  const rows = await db.select().from(tables.postTiers);
  expect(rows).toEqual([{ postId, tierId: own.id, authorId }]);
});

it('what does not pass the gate of bodies is not published', async () => {
  await expect(publishWith({ blocks: [{ type: 'heading', level: 2, text: '' }] })).rejects.toThrow(
    'blocks[0].text: здесь не может быть пусто',
  );
});
