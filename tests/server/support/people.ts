import { eq, sql } from 'drizzle-orm';
import type { Block } from '#src/api/contract.ts';
import { addMedia, type Store } from '#src/server/media/index.ts';
import { tables, type Database, type OpenDatabase } from '#src/server/database/index.ts';
import type { TestServer } from './testServer.ts';

const { authors, drafts, grants, posts, postTiers, subscriptions, tiers, users } = tables;

const first = <Row>([row]: readonly Row[]): Row => {
  if (row === undefined) throw new Error('the database returned no row');
  return row;
};

export const idOf = async (db: Database, email: string): Promise<number> =>
  first(await db.select().from(users).where(eq(users.email, email))).id;

/** An author whose account was not made by a registration. */
export async function addAuthor(db: Database, name: string) {
  const user = first(
    await db
      .insert(users)
      .values({
        email: `${name}@authors.example`,
        username: name,
        emailVerified: true,
        createdAt: new Date(0),
      })
      .returning(),
  );
  return first(
    await db
      .insert(authors)
      .values({ userId: user.id, name, role: 'Музыкант', since: new Date(0), portrait: '' })
      .returning(),
  );
}

/** Signs an author up. @returns their bearer, and their number as an author */
export async function enterAuthor({ db, enter }: TestServer & OpenDatabase, name: string) {
  const { id } = await addAuthor(db, name);
  const bearer = await enter(`${name}@example.ru`);
  const userId = await idOf(db, `${name}@example.ru`);
  await db.update(authors).set({ userId }).where(eq(authors.id, id));
  return { bearer, id };
}

/** A tier whose position follows its price. */
export const addTier = async (db: Database, authorId: number, price: number) =>
  first(
    await db
      .insert(tiers)
      .values({ authorId, name: `За ${price}`, price, position: price })
      .returning(),
  );

/** A paragraph of plain text. */
export const paragraph = (text: string): Block => ({ type: 'paragraph', runs: [{ text }] });

/** A text file of an author's. */
export const addFile = (db: Database, store: Store, authorId: number, content: string, name = 'ноты.txt') =>
  addMedia(db, store, {
    authorId,
    kind: 'file',
    name,
    files: [{ variant: 'original', type: 'text/plain; charset=utf-8', content: Buffer.from(content) }],
  });

interface NewPost extends Omit<Partial<typeof posts.$inferInsert>, 'id'> {
  readonly authorId: number;
  /** Ids of the tiers that open it. */
  readonly opensFor?: readonly number[];
}

/** A post with the text «Тело», published at the beginning of 2026. */
export async function addPost(db: Database, { opensFor = [], ...post }: NewPost) {
  const { authorId } = post;
  const content = {
    title: 'Название',
    blocks: [paragraph('Тело')],
    publishedAt: new Date('2026-01-01T00:00:00Z'),
    ...post,
  };
  const { title, blocks, audience, publishedAt: savedAt } = content;
  const draft = { authorId, title, blocks, audience, tierIds: [...opensFor], savedAt, publishedRevision: 1 };
  const { id } = first(await db.insert(drafts).values(draft).returning({ id: drafts.id }));
  const row = first(
    await db
      .insert(posts)
      .overridingSystemValue()
      .values({ id, teaser: 'Начало', ...content })
      .returning(),
  );
  if (opensFor.length > 0)
    await db.insert(postTiers).values(opensFor.map((tierId) => ({ postId: row.id, tierId, authorId })));
  return row;
}

type Subscribing = Omit<typeof subscriptions.$inferInsert, 'createdAt'>;

/** A subscription, free unless it says otherwise; a paid one at the price of its tier, for one period. */
export async function addSubscription(db: Database, subscription: Subscribing): Promise<void> {
  const { userId, authorId, tierId, paidUntil } = subscription;
  const createdAt = new Date('2026-01-01T00:00:00Z');
  const price = sql`(select ${tiers.price} from ${tiers} where ${tiers.id} = ${tierId ?? null}::integer)`;
  await db.insert(subscriptions).values({ createdAt, price, ...subscription });
  if (tierId == null) return;
  await db
    .insert(grants)
    .values({ userId, authorId, kind: 'period', tierId, startsAt: createdAt, endsAt: paidUntil });
}
