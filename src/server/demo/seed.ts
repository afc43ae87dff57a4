import { eq, sql } from 'drizzle-orm';
import { setRussian } from '#src/format/typesetting.ts';
import type { Passwords } from '../auth/index.ts';
import { tables, type Database } from '../database/index.ts';
import { storeContents, type Store } from '../media/index.ts';
import { countAllSubscribers } from '../subscriptions/countSubscribers.ts';
import {
  demoAuthors,
  demoLogin,
  type DemoAuthor,
  demoSubscriptions,
  type DemoSubscription,
} from './authors.ts';
import { type StoredMedia, mediaNames, readMedia } from './files.ts';
import { demoPosts } from './posts/index.ts';
import { seedPost, type SeededAuthor } from './seedPost.ts';

const { authors, grants, subscriptions, tiers, users } = tables;
const day = 24 * 3_600_000;

const only = <Row>([row]: readonly Row[]): Row => {
  if (row === undefined) throw new Error('the database returned no row');
  return row;
};

async function seedAuthor(db: Database, key: DemoAuthor, passwordHash: string | null, now: Date) {
  const { role, bio, cover, daysHere, tiers: offered, ...person } = demoAuthors[key];
  const createdAt = new Date(now.getTime() - daysHere * day);
  const user = only(
    await db
      .insert(users)
      .values({ ...person, emailVerified: true, passwordHash, createdAt })
      .returning(),
  );
  const name = `${person.firstName} ${person.lastName}`;
  const author = only(
    await db
      .insert(authors)
      .values({ userId: user.id, name, role, portrait: key, since: createdAt, bio: setRussian(bio), cover })
      .returning(),
  );
  const rows = await db
    .insert(tiers)
    .values(
      offered.map((tier, index) => ({
        ...tier,
        position: index + 1,
        description: setRussian(tier.description),
        authorId: author.id,
      })),
    )
    .returning();
  return { userId: user.id, authorId: author.id, tiers: new Map(rows.map((tier) => [tier.name, tier])) };
}

/** A subscription, and the month that was paid for. */
function subscriptionRows(
  { daysAgo, paid, cancelledDaysAgo }: Omit<DemoSubscription, 'author'>,
  userId: number,
  { authorId, tiers: offered }: SeededAuthor,
  now: Date,
) {
  const tier = paid && offered.get(paid.tier);
  const inDays = (days: number) => new Date(now.getTime() + days * day);
  const [createdAt, paidUntil] = [inDays(-daysAgo), paid && inDays(paid.daysLeft)];
  const cancelledAt = cancelledDaysAgo === undefined ? undefined : inDays(-cancelledDaysAgo);
  const row = { userId, authorId, tierId: tier?.id };
  const period = { kind: 'period', startsAt: createdAt, endsAt: paidUntil, anchorAt: createdAt } as const;
  return {
    subscription: { ...row, price: tier?.price, createdAt, paidUntil, cancelledAt },
    periods: paid === undefined ? [] : [{ ...row, ...period }],
  };
}

/** Dependencies of the demo. */
export interface DemoDeps {
  readonly passwords: Pick<Passwords, 'hash'>;
  readonly store: Store;
  readonly now: Date;
}

/** Puts the files of the demo into the store. */
async function keepFiles(db: Database, store: Store): Promise<ReadonlyMap<string, StoredMedia>> {
  const kept = new Map<string, StoredMedia>();
  for (const name of mediaNames) {
    const { files, ...facts } = await readMedia(name);
    kept.set(name, { facts, files: await storeContents(db, store, files) });
  }
  return kept;
}

/** Fills a database that has no users: the authors, their tiers, posts and comments and the demo login's subscriptions, all or nothing. Does nothing otherwise. */
export async function seedDemo(db: Database, { passwords, store, now }: DemoDeps): Promise<void> {
  if ((await db.$count(users)) > 0) return;
  const passwordHash = await passwords.hash(demoLogin.password);
  // Before the lock, which others wait for: a store takes its time.
  const files = await keepFiles(db, store);
  await db.transaction(async (transaction) => {
    // Several servers may start on one database: the first fills it, the others wait and find it filled.
    await transaction.execute(sql`lock table ${users} in share row exclusive mode`);
    if ((await transaction.$count(users)) > 0) return;
    const seed = (key: DemoAuthor) => seedAuthor(transaction, key, key === 'anna' ? passwordHash : null, now);
    const seeded: Record<DemoAuthor, SeededAuthor & { readonly userId: number }> = {
      anna: await seed('anna'),
      ilya: await seed('ilya'),
      vera: await seed('vera'),
      mark: await seed('mark'),
      zoya: await seed('zoya'),
      timur: await seed('timur'),
    };
    const userIds = {
      anna: seeded.anna.userId,
      ilya: seeded.ilya.userId,
      vera: seeded.vera.userId,
      mark: seeded.mark.userId,
      zoya: seeded.zoya.userId,
      timur: seeded.timur.userId,
    };
    for (const post of demoPosts) await seedPost(transaction, files, post, seeded[post.author], userIds, now);
    const rows = demoSubscriptions.map(({ author, ...subscription }) =>
      subscriptionRows(subscription, seeded.anna.userId, seeded[author], now),
    );
    await transaction.insert(subscriptions).values(rows.map(({ subscription }) => subscription));
    await transaction.insert(grants).values(rows.flatMap(({ periods }) => periods));
    await countAllSubscribers(transaction);
  });
}

/** True if the database has the demo login, so that the start-up lines may mention it. */
export async function hasDemoLogin(db: Database): Promise<boolean> {
  return (await db.$count(users, eq(users.email, demoLogin.email))) > 0;
}
