import type { Post } from '#src/api/contract.ts';
import { tables, type Database } from '#src/server/database/index.ts';
import { eq } from 'drizzle-orm';
import { addAuthor, addPost, addSubscription, addTier } from './people.ts';

export type Audience = Post['access']['audience'];

/** Ways to be a reader of an author with two tiers; posts for tiers are for the dearer one alone. */
export const followers = [
  'a stranger',
  'a free subscriber',
  'who has left a free subscription',
  'of the cheaper tier',
  'of the dearer tier',
  'of the dearer tier, blocked by the author',
  'who has cancelled the dearer tier',
  'whose dearer tier has ended',
  'of the cheaper tier, who was of the dearer one',
  'with the dearer tier as a gift',
  'whose tiers have ended, have not begun or are another author’s',
  'the author',
] as const;

/** Ways to have bought posts: all that the author has at this moment, or one of another author. */
const buyers = [
  'who has bought the posts',
  'who has bought the posts, blocked by the author',
  'who got the money for the posts back, and has bought another author’s',
] as const;

export const readers = [...followers, ...buyers] as const;
export type Reader = (typeof readers)[number];

const ofDearerTier = [
  'of the dearer tier',
  'of the dearer tier, blocked by the author',
  'who has cancelled the dearer tier',
  'with the dearer tier as a gift',
] as const satisfies Reader[];
const owners = [
  'who has bought the posts',
  'who has bought the posts, blocked by the author',
  'the author',
] as const satisfies Reader[];

/** Readers that each audience lets in. */
export const opens: Readonly<Record<Audience, readonly Reader[]>> = {
  everyone: readers,
  subscribers: [
    'a free subscriber',
    'of the cheaper tier',
    'of the cheaper tier, who was of the dearer one',
    ...ofDearerTier,
    ...owners,
  ],
  tiers: [...ofDearerTier, ...owners],
  buyers: owners,
};

/** True if a reader may comment and like: all who can read the post, except those whom the author has blocked. */
export const mayTakePart = (reader: Reader, audience: Audience): boolean =>
  opens[audience].includes(reader) && !reader.endsWith(', blocked by the author');

interface Making {
  readonly reader: Reader;
  readonly userId: number;
  readonly authorId: number;
  readonly cheap: { readonly id: number };
  readonly dear: { readonly id: number };
}

/** Gives a person this relation to an author. */
export async function makeReader(
  db: Database,
  now: Date,
  { reader, userId, authorId, cheap, dear }: Making,
): Promise<void> {
  const subscribe = (state: Omit<Parameters<typeof addSubscription>[1], 'userId' | 'authorId'>) =>
    addSubscription(db, { userId, authorId, ...state });
  const [before, after] = [new Date(now.getTime() - 1000), new Date(now.getTime() + 60_000)];
  const { grants } = tables;
  const grant = { userId, authorId, tierId: dear.id, startsAt: new Date(0) };
  const block = () => db.insert(tables.blockedReaders).values({ userId, authorId, createdAt: before });
  const buy = async (writer: number, endsAt?: Date) => {
    const sold = await db.select().from(tables.posts).where(eq(tables.posts.authorId, writer));
    const purchase = { userId, authorId: writer, kind: 'purchase', startsAt: new Date(0), endsAt } as const;
    await db.insert(grants).values(sold.map(({ id: postId }) => ({ ...purchase, postId })));
  };
  switch (reader) {
    case 'a stranger':
      return;
    case 'a free subscriber':
      return void (await subscribe({}));
    case 'who has left a free subscription':
      return void (await subscribe({ cancelledAt: before }));
    case 'of the cheaper tier':
      return void (await subscribe({ tierId: cheap.id, paidUntil: after }));
    case 'of the dearer tier':
      return void (await subscribe({ tierId: dear.id, paidUntil: after }));
    case 'of the dearer tier, blocked by the author':
      await subscribe({ tierId: dear.id, paidUntil: after });
      return void (await block());
    case 'who has cancelled the dearer tier':
      return void (await subscribe({ tierId: dear.id, paidUntil: after, cancelledAt: before }));
    case 'whose dearer tier has ended':
      return void (await subscribe({ tierId: dear.id, paidUntil: before }));
    case 'of the cheaper tier, who was of the dearer one':
      await subscribe({ tierId: cheap.id, paidUntil: after });
      return void (await db.insert(grants).values({ ...grant, kind: 'period', endsAt: before }));
    case 'with the dearer tier as a gift':
      return void (await db.insert(grants).values({ ...grant, kind: 'gift', endsAt: after }));
    case 'whose tiers have ended, have not begun or are another author’s': {
      await db.insert(grants).values([
        { ...grant, kind: 'gift', endsAt: before },
        { ...grant, kind: 'period', endsAt: before },
        { ...grant, kind: 'period', startsAt: after, endsAt: after },
      ]);
      const { id: writer } = await addAuthor(db, `other${userId}`);
      const { id: tierId } = await addTier(db, writer, 500);
      return void (await addSubscription(db, { userId, authorId: writer, tierId, paidUntil: after }));
    }
    case 'who has bought the posts':
      return buy(authorId);
    case 'who has bought the posts, blocked by the author':
      await buy(authorId);
      return void (await block());
    case 'who got the money for the posts back, and has bought another author’s': {
      await buy(authorId, before);
      const { id: writer } = await addAuthor(db, `other${userId}`);
      await addPost(db, { authorId: writer, audience: 'buyers' });
      return buy(writer);
    }
    case 'the author':
      return void (await db.update(tables.authors).set({ userId }).where(eq(tables.authors.id, authorId)));
  }
}
