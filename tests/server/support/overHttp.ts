import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { encodeToken } from './captcha.ts';
import { password } from './testServer.ts';

export const post = (url: string, body: unknown) =>
  fetch(url, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });

/** Registers a person with the server at `url`. */
export async function registerAt(url: string, email: string): Promise<Response> {
  const challenge = await (await fetch(`${url}/api/captcha/challenge/`)).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  return post(`${url}/auth/users/`, { email, password, captcha_token: encodeToken({ challenge, solution }) });
}

/**
 * Registers people, eight at a time, until the server at `url` does not answer any more.
 * @param told called with everybody who was told that the account is there
 */
export async function registerUntilTheEnd(url: string, told: (email: string) => void): Promise<void> {
  const registerNext = async (writer: number) => {
    for (let count = 0; ; count += 1) {
      const email = `vera${writer}.${count}@example.ru`;
      if ((await registerAt(url, email)).status === 201) told(email);
    }
  };
  await Promise.allSettled(Array.from({ length: 8 }, (_, writer) => registerNext(writer)));
}
