import { solveChallengeWorkers } from 'altcha-lib';
import type { CaptchaForm } from '../provider.ts';
import { fetchChallenge } from './challenge.ts';
import { createWorker } from './worker.ts';

const MAX_WORKERS = 4;

export interface Solved {
  /** Value of `captcha_token`. */
  token: string;
  /** Milliseconds until the token is too old. */
  lifetime: number;
}

/** Gets a challenge and finds its solution in workers, the page staying responsive. Rejects on any failure. */
export async function solve(
  apiOrigin: string,
  form: CaptchaForm,
  controller: AbortController,
): Promise<Solved> {
  const { challenge, lifetime } = await fetchChallenge(apiOrigin, form, controller);
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(navigator.hardwareConcurrency, MAX_WORKERS),
    controller,
    createWorker,
  });
  if (solution === null) throw new Error('No solution found in time');
  const { parameters, signature } = challenge;
  return { token: btoa(JSON.stringify({ challenge: { parameters, signature }, solution })), lifetime };
}
