import type { Post } from '#src/api/contract.ts';
import { tables, type Database } from '#src/server/database/index.ts';
import { eq } from 'drizzle-orm';
import { addSubscription } from './people.ts';

export type Audience = Post['access']['audience'];

/** Ways to be a reader of an author with two tiers; posts for tiers are for the dearer one alone. */
export const readers = [
  'a stranger',
  'a free subscriber',
  'who has left a free subscription',
  'of the cheaper tier',
  'of the dearer tier',
  'of the dearer tier, blocked by the author',
  'who has cancelled the dearer tier',
  'whose dearer tier has ended',
  'the author',
] as const;
export type Reader = (typeof readers)[number];

/** Readers that each audience lets in. */
export const opens: Readonly<Record<Audience, readonly Reader[]>> = {
  everyone: readers,
  subscribers: [
    'a free subscriber',
    'of the cheaper tier',
    'of the dearer tier',
    'of the dearer tier, blocked by the author',
    'who has cancelled the dearer tier',
    'the author',
  ],
  tiers: [
    'of the dearer tier',
    'of the dearer tier, blocked by the author',
    'who has cancelled the dearer tier',
    'the author',
  ],
  buyers: ['the author'],
};

/** True if a reader may comment and like: all who can read the post, except those whom the author has blocked. */
export const mayTakePart = (reader: Reader, audience: Audience): boolean =>
  opens[audience].includes(reader) && reader !== 'of the dearer tier, blocked by the author';

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
      return void (await db.insert(tables.blockedReaders).values({ userId, authorId, createdAt: before }));
    case 'who has cancelled the dearer tier':
      return void (await subscribe({ tierId: dear.id, paidUntil: after, cancelledAt: before }));
    case 'whose dearer tier has ended':
      return void (await subscribe({ tierId: dear.id, paidUntil: before }));
    case 'the author':
      return void (await db.update(tables.authors).set({ userId }).where(eq(tables.authors.id, authorId)));
  }
}
