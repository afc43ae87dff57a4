import type { Challenge } from 'altcha-lib/types';
import type { CaptchaForm } from '../provider.ts';

const TIMEOUT_MS = 10_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isChallenge = (value: unknown): value is Challenge => {
  if (!isRecord(value) || !isRecord(value['parameters'])) return false;
  const { algorithm, nonce, salt, keyPrefix, cost } = value['parameters'];
  return (
    [algorithm, nonce, salt, keyPrefix].every((text) => typeof text === 'string') && typeof cost === 'number'
  );
};

export interface ServedChallenge {
  challenge: Challenge;
  /** Milliseconds until a solution is too old, by the server's clock where its date can be read. */
  lifetime: number;
}

/** Asks the API for a challenge. Rejects when there is no answer within 10 seconds, or not a challenge. */
export async function fetchChallenge(
  apiOrigin: string,
  form: CaptchaForm,
  controller: AbortController,
): Promise<ServedChallenge> {
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(`${apiOrigin}/api/captcha/challenge/?form=${form}`, {
      credentials: 'include',
      signal: controller.signal,
    });
    const challenge: unknown = response.ok ? await response.json() : undefined;
    if (!isChallenge(challenge)) throw new TypeError('The answer is not a captcha challenge');
    const served = Date.parse(response.headers.get('date') ?? '');
    const now = Number.isNaN(served) ? Date.now() : served;
    const { expiresAt } = challenge.parameters;
    return { challenge, lifetime: expiresAt === undefined ? Infinity : expiresAt * 1000 - now };
  } finally {
    clearTimeout(timer);
  }
}
