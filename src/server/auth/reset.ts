import type { FastifyInstance } from 'fastify';
import { validateResetEmail } from '#src/validation/index.ts';
import type { Database } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { invalid } from '../http/errors.ts';
import { resetLetter, type Mailer } from '../mail/index.ts';
import { compact } from './compact.ts';
import { findUserByEmail } from './findUser.ts';
import { passwordProblem } from './passwordRule.ts';
import type { Passwords } from './passwords.ts';
import { decodeUid, encodeUid, isResetOpen, openReset, spendReset } from './resetTokens.ts';

export interface ResetDeps {
  readonly db: Database;
  readonly passwords: Passwords;
  readonly mailer: Mailer;
  readonly now: () => Date;
  /** Links are made from it, never from the request's own headers. */
  readonly publicUrl: string;
  readonly siteName: string;
}

const badUid = () =>
  invalid({ uid: ['Неверный идентификатор пользователя или пользователь не существует.'] });
const badToken = () => invalid({ token: ['Неверный токен для данного пользователя.'] });

/** POST /auth/users/reset_password/ and reset_password_confirm/. */
export function addReset(app: FastifyInstance, deps: ResetDeps): void {
  const { db, passwords, mailer, now, publicUrl, siteName } = deps;

  async function sendLink(email: string): Promise<void> {
    const user = await findUserByEmail(db, email);
    if (user === undefined) return;
    const token = await openReset(db, user.id, now());
    const link = `${publicUrl}/reset-password/${encodeUid(user.id)}/${token}`;
    await mailer.send(resetLetter(user.email, link, siteName));
  }

  addEndpoint(app, 'resetPassword', async (request) => {
    const { email } = request.body;
    const problems = compact({ email: validateResetEmail(email) });
    if (problems !== undefined) throw invalid(problems);
    // After the answer: it comes as soon, and says as little, for an unknown address.
    mailer.later(() => sendLink(email));
    return null;
  });

  addEndpoint(app, 'confirmResetPassword', async (request) => {
    const { uid, token, new_password: password, re_new_password: repeated } = request.body;
    const problems = compact({ new_password: passwordProblem(password) });
    if (problems !== undefined) throw invalid(problems);
    if (password !== repeated) throw invalid({ non_field_errors: ['Пароли не совпадают'] });

    const userId = decodeUid(uid);
    if (userId === undefined) throw badUid();
    if (!(await isResetOpen(db, userId, token, now()))) throw badToken();
    const passwordHash = await passwords.hash(password);
    if (!(await spendReset(db, userId, token, passwordHash, now()))) throw badToken();
    request.log.info({ userId }, 'password reset');
    return null;
  });
}
