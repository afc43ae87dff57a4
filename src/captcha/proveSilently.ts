import { solve } from './altcha/solve.ts';

/** Whether the provider is passed with nothing to press; the other one wants to see somebody, by its widget. */
export const isSilent = import.meta.env.VITE_CAPTCHA !== 'smartcaptcha';

/** Passes the captcha of the log-in in the background; `undefined` where that failed. */
export async function proveSilently(apiOrigin: string): Promise<string | undefined> {
  try {
    const { token } = await solve(apiOrigin, 'login', new AbortController());
    return token;
  } catch {
    return undefined;
  }
}
