import type { Block } from '#src/api/contract.ts';
import { tables, type Database } from '#src/server/database/index.ts';
import type { Store } from '#src/server/media/index.ts';
import { addComment } from './comments.ts';
import { addAuthor, addFile, addPost, addTier, idOf, paragraph } from './people.ts';
import { makeReader, type Audience, type Reader } from './readers.ts';
import type { TestServer } from './testServer.ts';

/** Text behind the mark of every post. */
export const secret = 'Только для своих';
const blocks: Block[] = [
  paragraph('Для всех'),
  { type: 'paywall' },
  paragraph(secret),
  { type: 'quote', runs: [{ text: secret }] },
];

/** An answer, no matter how it was asked for. */
interface Answer {
  readonly statusCode: number;
  readonly body: string;
  json<Body>(): Body;
}

/** A server, or several behind one address. */
export interface Asked extends Pick<TestServer, 'clock' | 'enter'> {
  readonly db: Database;
  readonly store: Store;
  send(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: object,
    bearer?: string,
  ): Promise<Answer>;
}

/** An author's posts for each audience, a reader of them, and where what is behind a mark could get out. */
export interface Table {
  readonly bearer: string;
  readonly readerId: number;
  readonly posts: Readonly<Record<Audience, number>>;
  /** The file behind the mark of each post. */
  readonly files: Readonly<Record<Audience, string>>;
  /** A comment of the author's below each post, which says what is behind its mark. */
  readonly comments: Readonly<Record<Audience, string>>;
  /** No door but the page of the post shows text behind a mark to anybody. */
  readonly doors: Readonly<Record<string, Door>> & {
    readonly 'the page of the post': Door;
    readonly 'the feed': () => Promise<Answer>;
    readonly bookmarks: Door;
  };
  /** Doors to what readers say below a post: shut for readers who may not read it. */
  readonly commentDoors: Readonly<Record<string, Door>> & { readonly comments: Door };
  /** Doors to say something there: shut, too, for whom the author has blocked. */
  readonly writingDoors: Readonly<Record<'commenting' | 'answering', Door>>;
}

/** Before all comments. */
const since = Buffer.from('1970-01-01T00:00:00.000000Z 00000000-0000-0000-0000-000000000000').toString(
  'base64url',
);

type Door = (audience: Audience) => Promise<Answer>;

/** Makes an author with a post for each audience, and a reader of this kind. */
export async function layTable(server: Asked, reader: Reader, author = 'vera'): Promise<Table> {
  const { db, clock, store, enter, send } = server;
  const { id: authorId, userId } = await addAuthor(db, author);
  const [cheap, dear] = [await addTier(db, authorId, 100), await addTier(db, authorId, 500)];
  const add = async (audience: Audience) => {
    const opensFor = audience === 'tiers' ? [dear.id] : [];
    const { id: postId } = await addPost(db, { authorId, audience, blocks, opensFor });
    const mediaId = await addFile(db, store, authorId, secret);
    await db.insert(tables.postMedia).values({ postId, mediaId, authorId, place: 'behind' });
    const commentId = await addComment(db, { postId, authorId, userId, text: secret });
    return [postId, mediaId, commentId] as const;
  };
  const [everyone, subscribers, tiers, buyers] = [
    await add('everyone'),
    await add('subscribers'),
    await add('tiers'),
    await add('buyers'),
  ];
  const email = `reader.${author}@example.ru`;
  const bearer = await enter(email);
  const readerId = await idOf(db, email);
  await makeReader(db, clock.now(), { reader, userId: readerId, authorId, cheap, dear });

  const posts = { everyone: everyone[0], subscribers: subscribers[0], tiers: tiers[0], buyers: buyers[0] };
  const comments = {
    everyone: everyone[2],
    subscribers: subscribers[2],
    tiers: tiers[2],
    buyers: buyers[2],
  };
  const get = (url: string) => send('GET', url, undefined, bearer);
  const say = (audience: Audience, body: object) =>
    send('POST', `/api/posts/${posts[audience]}/comments/`, body, bearer);
  return {
    bearer,
    readerId,
    posts,
    files: { everyone: everyone[1], subscribers: subscribers[1], tiers: tiers[1], buyers: buyers[1] },
    doors: {
      'the page of the post': (audience) => get(`/api/posts/${posts[audience]}/`),
      'the feed': () => get('/api/feed/'),
      'the open posts': () => get('/api/feed/?tab=open'),
      'the posts of those one follows': () => get('/api/feed/?tab=authors'),
      'the posts of the author’s page': () => get(`/api/profiles/${author}/posts/`),
      'the locked posts of the author’s page': () => get(`/api/profiles/${author}/posts/?tab=locked`),
      bookmarks: async (audience) => {
        await send('PUT', `/api/posts/${posts[audience]}/bookmark/`, {}, bearer);
        return get('/api/feed/?tab=bookmarks');
      },
    },
    comments,
    commentDoors: {
      comments: (audience) => get(`/api/posts/${posts[audience]}/comments/`),
      'new comments': (audience) => get(`/api/posts/${posts[audience]}/comments/new/?since=${since}`),
      answers: (audience) => get(`/api/comments/${comments[audience]}/answers/`),
    },
    writingDoors: {
      commenting: (audience) => say(audience, { text: 'Слово' }),
      answering: (audience) => say(audience, { text: 'Слово', parent: comments[audience] }),
    },
  };
}
