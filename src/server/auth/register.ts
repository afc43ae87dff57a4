import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { normalizeEmail, validateEmail } from '#src/validation/index.ts';
import type { Captcha } from '../captcha/index.ts';
import { tables, uniqueViolation, type Database } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { busy, invalid } from '../http/errors.ts';
import { compact } from './compact.ts';
import { passwordProblem } from './passwordRule.ts';
import type { Passwords } from './passwords.ts';
import { userReply } from './userReply.ts';
import { usernameFor } from './username.ts';

const { users } = tables;
const maxAttempts = 5;

export interface RegisterDeps {
  readonly db: Database;
  readonly passwords: Passwords;
  readonly captcha: Captcha;
  readonly now: () => Date;
}

const emailTaken = () => invalid({ email: ['Пользователь с таким email уже существует.'] });

/** POST /auth/users/ */
export function addRegister(app: FastifyInstance, { db, passwords, captcha, now }: RegisterDeps): void {
  async function insert(email: string, passwordHash: string, attempt = 0) {
    try {
      const row = { email, username: usernameFor(email, attempt), passwordHash, createdAt: now() };
      const [user] = await db.insert(users).values(row).returning();
      if (user === undefined) throw busy();
      return user;
    } catch (error) {
      const index = uniqueViolation(error);
      if (index === 'users_email_unique') throw emailTaken();
      if (index === 'users_username_unique' && attempt < maxAttempts) {
        return insert(email, passwordHash, attempt + 1);
      }
      throw error;
    }
  }

  addEndpoint(app, 'register', async (request) => {
    const { password, captcha_token: captchaToken } = request.body;
    const email = normalizeEmail(request.body.email);
    const problems = compact({ email: validateEmail(email), password: passwordProblem(password) });
    if (problems !== undefined) throw invalid(problems);

    // Before the address is looked up: asking whether somebody has an account costs a solved captcha.
    if (!(await captcha.verify(captchaToken, request.ip))) {
      throw invalid({ captcha_token: ['Проверка капчи не пройдена.'] });
    }
    const taken = await db.$count(users, eq(sql`lower(${users.email})`, email.toLowerCase()));
    if (taken > 0) throw emailTaken();

    const user = await insert(email, await passwords.hash(password));
    request.log.info({ userId: user.id }, 'registered');
    return userReply(user);
  });
}
