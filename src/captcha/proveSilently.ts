import { solve } from './altcha/solve.ts';

/** True if the provider solves it without a press; the other one needs its widget. */
export const isSilent = import.meta.env.VITE_CAPTCHA !== 'smartcaptcha';

/** Passes the captcha of the login in the background; `undefined` if that failed. */
export async function proveSilently(apiOrigin: string): Promise<string | undefined> {
  try {
    const { token } = await solve(apiOrigin, 'login', new AbortController());
    return token;
  } catch {
    return undefined;
  }
}
