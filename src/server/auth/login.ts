import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Body } from '#src/api/contract.ts';
import { emailKey } from '#src/validation/index.ts';
import type { Captcha } from '../captcha/captcha.ts';
import { tables, type Database } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { invalid } from '../http/errors.ts';
import { clientNetwork } from '../limits/countCalls.ts';
import type { Limits } from '../limits/limits.ts';
import { unauthorized, requireActive } from './refusals.ts';
import { type UserRow, findUserByEmail, lockUser } from './findUser.ts';
import type { Passwords } from './passwords.ts';
import { logSecurityEvent } from './securityEvent.ts';
import type { Sessions, TokenPair } from './sessions.ts';

const { users } = tables;

export interface LoginDeps {
  readonly db: Database;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly captcha: Captcha;
  readonly limits: Limits;
}

/**
 * POST /auth/jwt/create/. After too many failures for one address it requires a captcha: refusing the address outright
 * would let anybody lock its owner out.
 */
export function addLogin(
  app: FastifyInstance,
  { db, passwords, sessions, captcha, limits }: LoginDeps,
): void {
  async function checkCaptcha(request: FastifyRequest<{ Body: Body<'login'> }>): Promise<void> {
    const { captcha_token: token } = request.body;
    if (token === undefined) throw invalid({ captcha_token: ['Пройдите проверку капчи.'] });
    if (await captcha.verify(token, request.ip, 'login')) return;
    logSecurityEvent(request, { event: 'login_failed', reason: 'captcha', userId: null });
    throw invalid({ captcha_token: ['Проверка капчи не пройдена.'] });
  }

  /** The password is known only at a login, so a hash with an old cost is replaced here. */
  async function renewedHash({ passwordHash }: UserRow, password: string): Promise<string | null> {
    const isOutdated = passwordHash !== null && passwords.isOutdated(passwordHash);
    return isOutdated ? passwords.hash(password) : passwordHash;
  }

  /** @returns `undefined` when the account has another password by now, or is gone: nothing was opened */
  async function openSession(user: UserRow, password: string, userAgent: string | undefined) {
    const passwordHash = await renewedHash(user, password);
    return db.transaction(async (transaction) => {
      const current = await lockUser(transaction, user.id);
      if (current?.passwordHash !== user.passwordHash) return undefined;
      requireActive(current);
      if (passwordHash !== user.passwordHash) {
        await transaction.update(users).set({ passwordHash }).where(eq(users.id, user.id));
      }
      return sessions.start(transaction, user.id, userAgent);
    });
  }

  async function enter(request: FastifyRequest<{ Body: Body<'login'> }>): Promise<TokenPair> {
    const { email, password } = request.body;
    const user = await findUserByEmail(db, email);
    // One answer, after the same work, for a wrong password and for an unknown address.
    const isRight = await passwords.verify(user?.passwordHash, password);
    if (user === undefined || !isRight) {
      const reason = user === undefined ? 'unknown_account' : 'wrong_password';
      logSecurityEvent(request, { event: 'login_failed', reason, userId: user?.id ?? null });
      throw unauthorized({ detail: 'Не найдено активной учетной записи с указанными данными' });
    }
    // Only a person who knows the password learns it.
    requireActive(user);
    const pair = await openSession(user, password, request.headers['user-agent']);
    // The password has changed meanwhile, or another login has replaced the hash: it is checked again.
    if (pair === undefined) return enter(request);
    logSecurityEvent(request, { event: 'login', userId: user.id });
    return pair;
  }

  addEndpoint(app, 'login', { limit: { itself: 'LIMIT_LOGIN' } }, async (request) => {
    const network = clientNetwork(request);
    const address = emailKey(request.body.email);
    await limits.require('LIMIT_LOGIN_IP', network);
    await limits.require('LIMIT_LOGIN', `${network} ${address}`);
    // Counted before the outcome is known, or parallel tries would pass the limit.
    const isCounted = await limits.allows('LIMIT_LOGIN_EMAIL', address);
    if (!isCounted) await checkCaptcha(request);
    const pair = await enter(request);
    if (isCounted) await limits.forgive('LIMIT_LOGIN_EMAIL', address);
    return pair;
  });
}
