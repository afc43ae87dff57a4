import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { lockUser, type UserRow } from '../auth/index.ts';
import { inSeconds, sharedNow, tables, type Database } from '../database/index.ts';
import { invalid } from '../http/errors.ts';
import { parseId } from '../http/parameters.ts';
import type { LinkParts } from '../mail/texts.ts';

const { oneTimeLinks, users } = tables;
/** Life of a link, seconds. */
const lifetime = 3600;

export type LinkPurpose = (typeof oneTimeLinks.$inferSelect)['purpose'];

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** One answer for every wrong pair: it must not tell whether there is such an account. */
const badToken = () => invalid({ token: ['Неверный токен для данного пользователя.'] });

/** The user id of a link: base64url of its decimal digits, as Django writes it; no account has 0. */
const decodeUid = (uid: string): number => parseId(Buffer.from(uid, 'base64url').toString()) ?? 0;

/** Opens a link for the user; an older one of the same purpose stops working. */
export async function openLink(
  db: Database,
  { id: userId, email }: UserRow,
  purpose: LinkPurpose,
): Promise<LinkParts> {
  const token = randomBytes(32).toString('base64url');
  const row = { email, tokenHash: hashOf(token), expiresAt: inSeconds(lifetime), spentAt: null };
  await db
    .insert(oneTimeLinks)
    .values({ userId, purpose, ...row })
    .onConflictDoUpdate({ target: [oneTimeLinks.userId, oneTimeLinks.purpose], set: row });
  return { uid: Buffer.from(String(userId)).toString('base64url'), token };
}

const isLink = (userId: number, purpose: LinkPurpose, token: string) =>
  and(
    eq(oneTimeLinks.userId, userId),
    eq(oneTimeLinks.purpose, purpose),
    eq(oneTimeLinks.tokenHash, hashOf(token)),
  );

const isGood = and(isNull(oneTimeLinks.spentAt), gt(oneTimeLinks.expiresAt, sharedNow));

/**
 * Returns the owner of a link that is still valid, before the work that precedes its use.
 * @throws {HttpError} 400 for a dead link
 */
export async function findOwner(
  db: Database,
  { uid, token }: LinkParts,
  purpose: LinkPurpose,
): Promise<UserRow> {
  const [found] = await db
    .select({ user: users })
    .from(oneTimeLinks)
    .innerJoin(users, eq(users.id, oneTimeLinks.userId))
    .where(and(isLink(decodeUid(uid), purpose, token), isGood));
  if (found === undefined) throw badToken();
  return found.user;
}

/**
 * Returns the owner of a link and locks the account until the transaction ends: of several parallel uses one wins.
 * @throws {HttpError} 400 for a uid that belongs to nobody
 */
export async function lockOwner(transaction: Database, uid: string): Promise<UserRow> {
  const user = await lockUser(transaction, decodeUid(uid));
  if (user === undefined) throw badToken();
  return user;
}

/** Tells whether the link was theirs and has been used. */
export async function isSpent(
  transaction: Database,
  { id: userId }: UserRow,
  purpose: LinkPurpose,
  token: string,
): Promise<boolean> {
  const where = and(isLink(userId, purpose, token), isNotNull(oneTimeLinks.spentAt));
  return (await transaction.$count(oneTimeLinks, where)) > 0;
}

/**
 * Uses a link up.
 * @param transaction what the link allows is done in it, too, or the link stays good
 * @throws {HttpError} 400 for a dead link
 */
export async function spendLink(
  transaction: Database,
  { id: userId, email }: UserRow,
  purpose: LinkPurpose,
  token: string,
): Promise<void> {
  const spent = await transaction
    .update(oneTimeLinks)
    .set({ spentAt: sharedNow })
    .where(and(isLink(userId, purpose, token), isGood, eq(oneTimeLinks.email, email)))
    .returning();
  if (spent.length === 0) throw badToken();
}
