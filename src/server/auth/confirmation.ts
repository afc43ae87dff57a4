import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { tables, type Database } from '../database/index.ts';
import { clientNetwork } from '../limits/countCalls.ts';
import type { Limits } from '../limits/limits.ts';
import type { Caller } from './bearer.ts';
import { badBearer } from './refusals.ts';
import { deadToken, wrongPassword } from './messages.ts';
import { lockUser } from './findUser.ts';
import type { Passwords } from './passwords.ts';
import { logSecurityEvent } from './securityEvent.ts';

export type Confirmation = ReturnType<typeof createConfirmation>;

/** The check of calls that a person confirms with the password in use. */
export function createConfirmation(passwords: Passwords, limits: Limits) {
  return {
    /**
     * Message for a password that is not the one in use.
     * @throws {HttpError} 429 beyond the limit, before anything is hashed
     */
    async problem(
      request: Pick<FastifyRequest, 'ip' | 'log'>,
      { user }: Caller,
      typed: string,
    ): Promise<string | undefined> {
      await limits.require('LIMIT_CONFIRM', String(user.id));
      await limits.require('LIMIT_CONFIRM_IP', clientNetwork(request));
      if (await passwords.verify(user.passwordHash, typed)) return undefined;
      logSecurityEvent(request, { event: 'wrong_current_password', userId: user.id });
      return wrongPassword;
    },

    /**
     * Locks the account until the transaction ends, and checks that the confirmed password and the session are still
     * valid: the body of a request takes its time, and either may have changed since.
     * @throws {HttpError} 401 when one has
     */
    async lock(transaction: Database, { user, sessionId }: Caller): Promise<void> {
      const current = await lockUser(transaction, user.id);
      const isOpen = (await transaction.$count(tables.sessions, eq(tables.sessions.id, sessionId))) > 0;
      if (!isOpen || current?.passwordHash !== user.passwordHash) throw badBearer(deadToken);
    },
  };
}
