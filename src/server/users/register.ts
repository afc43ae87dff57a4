import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { emailKey, normalizeEmail, validateEmail } from '#src/validation/index.ts';
import { emailTaken, logSecurityEvent, newUsername, passwordProblem, type Passwords } from '../auth/index.ts';
import type { Captcha } from '../captcha/captcha.ts';
import type { MailDeps } from '../credentials/mail.ts';
import { sharedNow, tables, uniqueViolation } from '../database/index.ts';
import { checkFields, busy, invalid } from '../http/errors.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { clientNetwork } from '../limits/countCalls.ts';
import { isKeptForOthers } from '../usernames/usernames.ts';
import { userReply } from './userReply.ts';

const { users } = tables;
const maxAttempts = 5;

interface RegisterDeps extends MailDeps {
  readonly passwords: Passwords;
  readonly captcha: Captcha;
}

/** The generated name is reserved for somebody else. */
class KeptName extends Error {}

const isNameTaken = (error: unknown) =>
  error instanceof KeptName || uniqueViolation(error) === 'users_username_unique';

const taken = () => invalid({ email: [emailTaken] });

/** POST /auth/users/ */
export function addRegister(app: FastifyInstance, deps: RegisterDeps): void {
  const { db, passwords, captcha, queue, limits } = deps;

  async function insert(email: string, passwordHash: string, attempt = 0) {
    try {
      const row = { email, username: newUsername(), passwordHash, createdAt: sharedNow };
      return await db.transaction(async (transaction) => {
        const [user] = await transaction.insert(users).values(row).returning();
        if (user === undefined) throw busy();
        if (await isKeptForOthers(transaction, user.username, user.id)) throw new KeptName();
        await queue.add(transaction, 'activation', user.email);
        return user;
      });
    } catch (error) {
      if (uniqueViolation(error) === 'users_email_unique') throw taken();
      if (isNameTaken(error) && attempt < maxAttempts) return insert(email, passwordHash, attempt + 1);
      throw error;
    }
  }

  addEndpoint(app, 'register', { limit: { itself: 'LIMIT_REGISTER_IP' } }, async (request) => {
    const { password, captcha_token: captchaToken } = request.body;
    const email = normalizeEmail(request.body.email);
    checkFields({ email: validateEmail(email), password: passwordProblem(password) });

    // The captcha is first: asking whether an address has an account costs a solved captcha.
    if (!(await captcha.verify(captchaToken, request.ip, 'register'))) {
      throw invalid({ captcha_token: ['Проверка капчи не пройдена.'] });
    }
    await limits.require('LIMIT_REGISTER_IP', clientNetwork(request));
    const others = await db.$count(users, eq(sql`lower(${users.email})`, emailKey(email)));
    if (others > 0) throw taken();

    const user = await insert(email, await passwords.hash(password));
    queue.wake();
    logSecurityEvent(request, { event: 'registered', userId: user.id });
    return userReply(user);
  });
}
