import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { TestContext } from 'vitest';
import { encodeToken } from '#tests/server/support/captcha.ts';
import { server } from './server.ts';

/** A token that the server's captcha accepts; without a way to it the test is skipped. */
export async function captchaToken({ skip }: TestContext): Promise<string> {
  const captcha = server.captcha ?? skip('needs CONTRACT_CAPTCHA to register somebody');
  if (captcha.kind === 'token') return captcha.token;
  const reply = await fetch(new URL('/api/captcha/challenge/', server.origin));
  const challenge: Challenge = await reply.json();
  return encodeToken({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
}
