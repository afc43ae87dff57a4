import { eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Body } from '#src/api/contract.ts';
import { lockUser, logSecurityEvent, type Caller, type Confirmation } from '../auth/index.ts';
import { sharedNow, tables, type Database } from '../database/index.ts';
import { checkFields, HttpError } from '../http/errors.ts';
import { departureProblem, voidOrders } from '../orders/index.ts';
import { revokeAll } from '../paymentMethods/methods.ts';
import { retireUsernames } from '../usernames/usernames.ts';
import { recordDeparture } from './departures.ts';

const { authors, formerUsernames, oneTimeLinks, phoneKeys, sessions, users } = tables;

/** Values of a deleted account's row: no personal data, and a name that nobody can take. */
const scrubbed = {
  email: sql`'deleted ' || ${users.id}`,
  emailVerified: false,
  username: sql`'deleted ' || ${users.id}`,
  firstName: '',
  lastName: '',
  phone: '',
  phoneVerified: false,
  passwordHash: null,
  isStaff: false,
  deletedAt: sharedNow,
};

/** Values of the page of a deleted account. Without `since` nobody finds or follows it. */
const scrubbedPage = {
  ...{ name: '', role: '', bio: '', links: [], portrait: '', since: null },
  ...{ photo: null, cover: null, coverPicture: null, pinnedId: null, subscribers: 0 },
};

/**
 * Deletes an account: nobody can log in to it or see anything of the person. This changes few rows; `clearDeparted`
 * removes the rest in batches, and the account's row last.
 * @param caller who asks, and confirms it with the own password
 * @throws {HttpError} 400 when the password is wrong, or while money or paid months are in the way
 */
export async function deleteUser(
  { db, confirmation }: { readonly db: Database; readonly confirmation: Confirmation },
  request: FastifyRequest<{ Body: Body<'deleteUser'> }>,
  caller: Caller,
  userId: number,
): Promise<void> {
  const { current_password: typed } = request.body;
  checkFields({ current_password: await confirmation.problem(request, caller, typed) });
  await db.transaction(async (transaction) => {
    await voidOrders(transaction, userId);
    await confirmation.lock(transaction, caller);
    const isAlreadyGone = (await lockUser(transaction, userId)) === undefined;
    if (isAlreadyGone) return;
    const problem = await departureProblem(transaction, userId);
    if (problem !== undefined) throw new HttpError(400, { detail: problem });
    await recordDeparture(transaction, userId);
    await revokeAll(transaction, userId);
    await retireUsernames(transaction, userId);
    for (const table of [sessions, oneTimeLinks, phoneKeys, formerUsernames])
      await transaction.delete(table).where(eq(table.userId, userId));
    await transaction.update(authors).set(scrubbedPage).where(eq(authors.userId, userId));
    await transaction.update(users).set(scrubbed).where(eq(users.id, userId));
  });
  logSecurityEvent(request, { event: 'account_deleted', userId, callerId: caller.user.id });
}
