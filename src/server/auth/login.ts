import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Captcha } from '../captcha/index.ts';
import { tables, type Database } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { invalid } from '../http/errors.ts';
import { clientNetwork, type Limits } from '../limits/index.ts';
import { unauthorized, type UserRow } from './bearer.ts';
import { findUserByEmail } from './findUser.ts';
import type { Passwords } from './passwords.ts';
import type { Sessions } from './sessions.ts';

const { users } = tables;

export interface LoginDeps {
  readonly db: Database;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly captcha: Captcha;
  readonly limits: Limits;
}

/**
 * POST /auth/jwt/create/. Past too many failures for one address from everywhere a captcha is asked for: refusing the
 * address outright would let anybody lock its owner out.
 */
export function addLogin(
  app: FastifyInstance,
  { db, passwords, sessions, captcha, limits }: LoginDeps,
): void {
  async function checkCaptcha(token: string | undefined, ip: string): Promise<void> {
    if (token === undefined) throw invalid({ captcha_token: ['Пройдите проверку капчи.'] });
    if (!(await captcha.verify(token, ip, 'login'))) {
      throw invalid({ captcha_token: ['Проверка капчи не пройдена.'] });
    }
  }

  /** Only at a log-in is the password known, so that a hash of a former cost can be replaced. */
  async function renewHash({ id, passwordHash }: UserRow, password: string): Promise<void> {
    if (passwordHash === null || !passwords.isOutdated(passwordHash)) return;
    // Unless the password was changed meanwhile.
    const isSame = and(eq(users.id, id), eq(users.passwordHash, passwordHash));
    await db
      .update(users)
      .set({ passwordHash: await passwords.hash(password) })
      .where(isSame);
  }

  addEndpoint(app, 'login', async (request) => {
    const { email, password, captcha_token: captchaToken } = request.body;
    const network = clientNetwork(request);
    const address = email.trim().toLowerCase();
    await limits.require('LIMIT_LOGIN_IP', network);
    await limits.require('LIMIT_LOGIN', `${network} ${address}`);
    // Counted before the outcome is known, or parallel tries would pass the limit.
    if (!(await limits.allows('LIMIT_LOGIN_EMAIL', address))) await checkCaptcha(captchaToken, request.ip);

    const user = await findUserByEmail(db, email);
    // One answer, after the same work, for a wrong password and for an unknown address.
    const isRight = await passwords.verify(user?.passwordHash, password);
    if (user === undefined || !isRight) {
      request.log.info({ userId: user?.id ?? null }, 'log-in refused');
      throw unauthorized({ detail: 'Не найдено активной учетной записи с указанными данными' });
    }
    await renewHash(user, password);
    await limits.forgive('LIMIT_LOGIN_EMAIL', address);
    return sessions.start(user.id, request.headers['user-agent']);
  });
}
