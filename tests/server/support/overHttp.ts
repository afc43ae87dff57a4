import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { encodeToken } from './captcha.ts';
import { password } from './testServer.ts';

export const post = (url: string, body: unknown) =>
  fetch(url, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });

/** Registers somebody with the server at `url`. */
export async function registerAt(url: string, email: string): Promise<Response> {
  const challenge = await (await fetch(`${url}/api/captcha/challenge/`)).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  return post(`${url}/auth/users/`, { email, password, captcha_token: encodeToken({ challenge, solution }) });
}
