import { solve } from './altcha/solve.ts';

/**
 * Passes the captcha of the log-in in the background, with nothing to press. `undefined` where that failed, and with a provider that
 * wants to see somebody.
 */
export async function proveSilently(apiOrigin: string): Promise<string | undefined> {
  if (import.meta.env.VITE_CAPTCHA === 'smartcaptcha') return undefined;
  try {
    const { token } = await solve(apiOrigin, 'login', new AbortController());
    return token;
  } catch {
    return undefined;
  }
}
