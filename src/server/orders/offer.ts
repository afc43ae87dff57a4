import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Body } from '#src/api/contract.ts';
import type { Kopecks } from '#src/money.ts';
import { tidyText, validateDonation, validateDonationMessage } from '#src/validation/index.ts';
import { isTierOffered } from '../access/columns.ts';
import { readerAccess } from '../access/readerAccess.ts';
import { type Database, tables } from '../database/index.ts';
import { checkFields, HttpError, invalid } from '../http/errors.ts';
import { isId } from '../http/parameters.ts';
import { givesAccess } from '../subscriptions/status.ts';

const { authors, blockedReaders, posts, subscriptions, tiers, users } = tables;

/** Something that the reader may buy now, at its price of now. */
export interface Offer {
  /** The account of its author. */
  readonly sellerId: number;
  readonly title: string;
  readonly amount: Kopecks;
  readonly message: string;
  /** Post from which a donation is sent. */
  readonly postId?: number | undefined;
}

const missing = {
  tier: 'Такого уровня нет, или автор его закрыл.',
  post: 'Пост не найден.',
  donation: 'Автор не найден.',
} as const;

const refuse = (sentence: string) => invalid({ subject: [sentence] });

interface Seller {
  readonly userId: number;
  readonly name: string;
}

/** The author, if the reader may pay them. @throws {HttpError} 400 or 403 if not */
async function requireSeller(
  db: Database,
  readerId: number,
  authorId: number,
  purpose: keyof typeof missing,
): Promise<Seller> {
  const [author] = await db
    .select({ userId: authors.userId, name: authors.name })
    .from(authors)
    .innerJoin(users, and(eq(users.id, authors.userId), isNull(users.deletedAt), isNull(users.suspendedAt)))
    .where(and(eq(authors.id, authorId), isNotNull(authors.since)));
  if (author === undefined) throw refuse(missing[purpose]);
  if (author.userId === readerId) throw refuse('Себе платить не нужно: у вас это уже есть.');
  const isBlocked = and(eq(blockedReaders.authorId, authorId), eq(blockedReaders.userId, readerId));
  if ((await db.$count(blockedReaders, isBlocked)) > 0)
    throw new HttpError(403, { detail: 'Автор ограничил вам доступ.' });
  return author;
}

async function findTier(db: Database, readerId: number, id: number): Promise<Offer> {
  const [tier] = await db
    .select()
    .from(tiers)
    .where(and(eq(tiers.id, id), isTierOffered));
  if (tier === undefined) throw refuse(missing.tier);
  const { userId: sellerId } = await requireSeller(db, readerId, tier.authorId, 'tier');
  const [paid] = await db
    .select({ tierId: subscriptions.tierId, cancelledAt: subscriptions.cancelledAt })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, readerId),
        eq(subscriptions.authorId, tier.authorId),
        isNotNull(subscriptions.tierId),
        givesAccess,
      ),
    );
  if (paid !== undefined && paid.tierId !== id)
    throw refuse('Другой уровень этого автора уже оплачен. Этот можно взять, когда тот закончится.');
  if (paid?.cancelledAt === null) throw refuse('Вы уже подписаны на этот уровень.');
  return { sellerId, title: tier.name, amount: BigInt(tier.price), message: '' };
}

async function findPost(db: Database, readerId: number, id: number): Promise<Offer> {
  const access = await readerAccess(db, readerId, id);
  if (access === undefined) throw refuse(missing.post);
  const { userId: sellerId } = await requireSeller(db, readerId, access.authorId, 'post');
  if (access.isGranted) throw refuse('Этот пост вам уже открыт.');
  const [post] = await db.select().from(posts).where(eq(posts.id, id));
  if (post?.audience !== 'buyers' || post.price === null) throw refuse('Этот пост не продаётся.');
  return { sellerId, title: post.title, amount: BigInt(post.price), message: '' };
}

async function findDonation(
  db: Database,
  readerId: number,
  { subject, amount, message = '', post }: Body<'createOrder'>,
): Promise<Offer> {
  checkFields({
    amount: validateDonation(amount === undefined ? '' : String(amount / 100)),
    message: validateDonationMessage(message),
  });
  const { userId: sellerId, name } = await requireSeller(db, readerId, subject, 'donation');
  const access = post === undefined || !isId(post) ? undefined : await readerAccess(db, readerId, post);
  if (post !== undefined && (access?.authorId !== subject || !access.isGranted)) throw refuse(missing.post);
  return {
    sellerId,
    title: `Донат: ${name}`,
    amount: BigInt(amount ?? 0),
    message: tidyText(message),
    postId: post,
  };
}

/**
 * Finds what a reader wants to buy. The price is taken from it, never from the reader, but for a donation.
 * @throws {HttpError} 400 or 403 with a sentence for the reader, where it cannot be bought
 */
export async function findOffer(db: Database, readerId: number, body: Body<'createOrder'>): Promise<Offer> {
  const { purpose, subject } = body;
  if (!isId(subject)) throw refuse(missing[purpose]);
  switch (purpose) {
    case 'tier':
      return findTier(db, readerId, subject);
    case 'post':
      return findPost(db, readerId, subject);
    case 'donation':
      return findDonation(db, readerId, body);
  }
}
