import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Body } from '#src/api/contract.ts';
import { logSecurityEvent, type Caller } from '../auth/index.ts';
import { tables } from '../database/index.ts';
import { checkFields } from '../http/checkFields.ts';
import { takeLikesBack } from '../posts/index.ts';
import { leaveAuthors } from '../subscriptions/index.ts';
import type { UsersDeps } from './deps.ts';
import { recordDeparture } from './departures.ts';

const { users } = tables;

/**
 * Removes the person and everything that is theirs: the database follows each reference to them. Views and events are too many for
 * that, so a job clears them away soon after.
 * @param caller who asks, and confirms it with the own password
 * @throws {HttpError} 400 when the password is wrong
 */
export async function deleteUser(
  { db, confirmation }: Pick<UsersDeps, 'db' | 'confirmation'>,
  request: FastifyRequest<{ Body: Body<'deleteUser'> }>,
  caller: Caller,
  userId: number,
): Promise<void> {
  const { current_password: typed } = request.body;
  checkFields({ current_password: await confirmation.problem(request, caller, typed) });
  await db.transaction(async (transaction) => {
    await confirmation.hold(transaction, caller);
    await takeLikesBack(transaction, userId);
    await leaveAuthors(transaction, userId);
    await recordDeparture(transaction, userId);
    await transaction.delete(users).where(eq(users.id, userId));
  });
  logSecurityEvent(request, { event: 'account_deleted', userId, callerId: caller.user.id });
}
