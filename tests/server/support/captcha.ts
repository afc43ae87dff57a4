import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { FastifyInstance } from 'fastify';
import type { CaptchaForm } from '#src/server/captcha/captcha.ts';

/**
 * Asks the server for a challenge and solves it as the browser does.
 * @param form that the challenge is asked for; absent: for any
 */
export async function solvedCaptcha(app: FastifyInstance, form?: CaptchaForm): Promise<string> {
  const query = form === undefined ? '' : `?form=${form}`;
  const challenge = (await app.inject(`/api/captcha/challenge/${query}`)).json<Challenge>();
  const solution = await solveChallenge({ challenge, deriveKey });
  return encodeToken({ challenge, solution });
}

export const encodeToken = (payload: unknown): string =>
  Buffer.from(JSON.stringify(payload)).toString('base64');

/** The same token with some part of it changed. */
export function tamper(token: string, change: (payload: Record<string, unknown>) => void): string {
  const payload: Record<string, unknown> = JSON.parse(Buffer.from(token, 'base64').toString());
  change(payload);
  return encodeToken(payload);
}
