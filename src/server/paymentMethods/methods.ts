import { and, eq, gte, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { v7 } from 'uuid';
import { sharedNow, tables, type Database } from '../database/index.ts';
import type { SavedMethod } from '../payments/index.ts';

const { parties, paymentMethods } = tables;

/** True for a card past its last month, Moscow time. */
const isExpired = sql<boolean>`coalesce(${paymentMethods.expiry} < to_char(${sharedNow} at time zone 'UTC' + interval '3 hours', 'YYYY-MM'), false)`;

interface NewMethod {
  /** Their party. */
  readonly owner: number;
  readonly provider: string;
  readonly method: SavedMethod;
  /** Version of the text, and the moment of the consent. */
  readonly consent: string;
  readonly consentedAt: Date;
}

/** Savings and revocations of a person wait for each other until the transaction ends. */
const lockOwners = (transaction: Database, where: SQL | undefined) =>
  transaction.select({ id: parties.id }).from(parties).where(where).orderBy(parties.id).for('no key update');

/**
 * Saves a method that its owner has let us charge again. One that is saved already has a newer consent then. A consent that
 * is older than a revocation saves nothing: nobody could tell any more if it was of the same card.
 */
export async function saveMethod(transaction: Database, saved: NewMethod): Promise<void> {
  const { owner, provider, method, consent, consentedAt } = saved;
  await lockOwners(transaction, eq(parties.id, owner));
  const isNewer = gte(paymentMethods.revokedAt, consentedAt);
  if ((await transaction.$count(paymentMethods, and(eq(paymentMethods.partyId, owner), isNewer))) > 0) return;
  const { id: providerId, kind, title, expiry = null } = method;
  const { partyId, provider: ofProvider, providerId: token } = paymentMethods;
  const values = { kind, title, expiry, consent, consentedAt };
  await transaction
    .insert(paymentMethods)
    .values({ id: v7(), partyId: owner, provider, providerId, ...values })
    .onConflictDoUpdate({ target: [partyId, ofProvider, token], set: values });
}

/**
 * The token of a method that may be charged now. Whoever charges it asks here, in the transaction that begins the attempt:
 * a revocation waits for its end, or has been before it.
 * @returns `undefined` if it is another person's, revoked, expired, or of another provider
 */
export async function lockMethod(
  transaction: Database,
  { id, owner, provider }: { readonly id: string; readonly owner: number; readonly provider: string },
): Promise<string | undefined> {
  const [method] = await transaction
    .select({ token: paymentMethods.providerId })
    .from(paymentMethods)
    .where(
      and(
        ...[eq(paymentMethods.id, id), eq(paymentMethods.partyId, owner)],
        ...[eq(paymentMethods.provider, provider), isNull(paymentMethods.revokedAt)],
        sql`not ${isExpired}`,
      ),
    )
    .for('share');
  return method?.token ?? undefined;
}

/**
 * Ends every charge of methods for good: their tokens and titles are emptied, the consents stay as a proof.
 * @returns the number of methods
 */
const revoke = (db: Database, where: SQL | undefined): Promise<number> =>
  db.transaction(async (transaction) => {
    const owners = transaction.select({ id: paymentMethods.partyId }).from(paymentMethods).where(where);
    await lockOwners(transaction, inArray(parties.id, owners));
    const revoked = await transaction
      .update(paymentMethods)
      .set({ revokedAt: sharedNow, providerId: null, title: '', expiry: null })
      .where(and(isNull(paymentMethods.revokedAt), where))
      .returning({ id: paymentMethods.id });
    return revoked.length;
  });

const ofPerson = (userId: number) =>
  sql`${paymentMethods.partyId} = (select ${parties.id} from ${parties} where ${parties.userId} = ${userId})`;

/** Revokes a person's method. @returns whether there was one */
export const revokeMethod = async (db: Database, userId: number, id: string): Promise<boolean> =>
  (await revoke(db, and(eq(paymentMethods.id, id), ofPerson(userId)))) > 0;

/** Revokes a method that the bank does not let us charge any more. */
export const revokeDead = (db: Database, id: string): Promise<number> =>
  revoke(db, eq(paymentMethods.id, id));

/** Revokes everything that a person has saved. @param transaction that deletes the account */
export const revokeAll = (transaction: Database, userId: number): Promise<number> =>
  revoke(transaction, ofPerson(userId));

/** Methods of a person that are not revoked, the newest consent first. */
export const methodsOf = (db: Database, userId: number) =>
  db
    .select({
      id: paymentMethods.id,
      kind: paymentMethods.kind,
      title: paymentMethods.title,
      expiry: paymentMethods.expiry,
      provider: paymentMethods.provider,
      consentedAt: paymentMethods.consentedAt,
      isExpired,
    })
    .from(paymentMethods)
    .where(and(ofPerson(userId), isNull(paymentMethods.revokedAt)))
    .orderBy(sql`${paymentMethods.consentedAt} desc, ${paymentMethods.id} desc`);
