import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { lockUser, type UserRow } from '../auth/index.ts';
import { tables, type Database } from '../database/index.ts';
import { invalid } from '../http/errors.ts';
import { parseId } from '../http/id.ts';
import type { LinkParts } from '../mail/index.ts';

const { oneTimeLinks } = tables;
/** Life of a link, ms. */
const lifetime = 3_600_000;

export type LinkPurpose = (typeof oneTimeLinks.$inferSelect)['purpose'];

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

const badUid = () =>
  invalid({ uid: ['Неверный идентификатор пользователя или пользователь не существует.'] });
const badToken = () => invalid({ token: ['Неверный токен для данного пользователя.'] });

/**
 * The user's id of a link: base64url of its decimal digits, as Django writes it.
 * @throws {HttpError} 400 for text that no id gives
 */
function decodeUid(uid: string): number {
  const userId = parseId(Buffer.from(uid, 'base64url').toString());
  if (userId === undefined) throw badUid();
  return userId;
}

/** Opens a link for the user; an older one of the same purpose stops working. */
export async function openLink(
  db: Database,
  { id: userId, email }: UserRow,
  purpose: LinkPurpose,
  now: Date,
): Promise<LinkParts> {
  const token = randomBytes(32).toString('base64url');
  const row = { email, tokenHash: hashOf(token), expiresAt: new Date(now.getTime() + lifetime) };
  await db
    .insert(oneTimeLinks)
    .values({ userId, purpose, ...row })
    .onConflictDoUpdate({ target: [oneTimeLinks.userId, oneTimeLinks.purpose], set: row });
  return { uid: Buffer.from(String(userId)).toString('base64url'), token };
}

const isOpen = (userId: number, purpose: LinkPurpose, token: string, now: Date) =>
  and(
    eq(oneTimeLinks.userId, userId),
    eq(oneTimeLinks.purpose, purpose),
    eq(oneTimeLinks.tokenHash, hashOf(token)),
    gt(oneTimeLinks.expiresAt, now),
  );

/**
 * Spares the work that precedes the use of a link, when it is dead.
 * @throws {HttpError} 400 for a dead link
 */
export async function checkLink(
  db: Database,
  { uid, token }: LinkParts,
  purpose: LinkPurpose,
  now: Date,
): Promise<void> {
  const count = await db.$count(oneTimeLinks, isOpen(decodeUid(uid), purpose, token, now));
  if (count === 0) throw badToken();
}

/**
 * Whose link it is; the account is held until the transaction ends, so that of several parallel uses one wins.
 * @throws {HttpError} 400 for a uid that belongs to nobody
 */
export async function lockOwner(transaction: Database, uid: string): Promise<UserRow> {
  const user = await lockUser(transaction, decodeUid(uid));
  if (user === undefined) throw badUid();
  return user;
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
  now: Date,
): Promise<void> {
  const spent = await transaction
    .delete(oneTimeLinks)
    .where(and(isOpen(userId, purpose, token, now), eq(oneTimeLinks.email, email)))
    .returning();
  if (spent.length === 0) throw badToken();
}
