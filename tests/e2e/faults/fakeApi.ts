import type { BrowserContext, Route } from '@playwright/test';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Handler of a call. */
export type Answer = (route: Route) => Promise<void>;

interface Call {
  /** Method and path without query, like `POST /auth/jwt/create/`. */
  readonly name: string;
  readonly bearer: string | undefined;
  readonly body: unknown;
}

/** The API of all pages of a browser: answers as the test says and remembers what it was asked. */
export interface FakeApi {
  readonly calls: readonly Call[];
  /** Sets the answer from now on; a call without one is refused. */
  on(name: string, answer: Answer): void;
  /** Number of calls of `name`. */
  count(name: string): number;
}

export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Answer =>
  (route) =>
    route.fulfill({ status, headers, json: body });

export const text =
  (body: string, contentType: string, status = 200): Answer =>
  (route) =>
    route.fulfill({ status, contentType, body });

export const noContent: Answer = (route) => route.fulfill({ status: 204 });

export const refused: Answer = (route) => route.abort('connectionrefused');

export const unauthorized = json({ detail: 'Токен недействителен', code: 'token_not_valid' }, 401);

/** An answer that the test gives when it likes. */
export function hold() {
  let release: (answer: Answer) => void = () => {};
  const promise = new Promise<Answer>((resolve) => {
    release = resolve;
  });
  const answer: Answer = async (route) => (await promise)(route);
  return { answer, release };
}

/** A reply for requests with a bearer; others are refused. */
export const signedInOnly =
  (answer: Answer): Answer =>
  (route) =>
    (route.request().headers()['authorization'] === undefined ? unauthorized : answer)(route);

/** The first answer to the first call, then the next one; the last stays. */
export function inTurn(...answers: readonly Answer[]): Answer {
  let turn = 0;
  return async (route) => {
    const answer = answers[Math.min(turn, answers.length - 1)];
    turn += 1;
    await answer?.(route);
  };
}

/** A captcha that takes no time to solve, and lives for ten minutes. */
export const easyChallenge: Answer = async (route) => {
  const expiresAt = new Date(Date.now() + 600_000);
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 1,
    deriveKey,
    expiresAt,
    hmacSignatureSecret: 'secret',
  });
  // The life of a challenge is counted by the server's clock.
  await route.fulfill({ headers: { date: new Date().toUTCString() }, json: challenge });
};

export async function createFakeApi(context: BrowserContext): Promise<FakeApi> {
  const answers = new Map<string, Answer>([
    ['GET /api/captcha/challenge/', easyChallenge],
    ['POST /auth/jwt/logout/', noContent],
  ]);
  const calls: Call[] = [];
  const isApi = ({ pathname }: URL): boolean => /^\/(auth|api)\//.test(pathname);
  await context.route(isApi, async (route) => {
    const request = route.request();
    const name = `${request.method()} ${new URL(request.url()).pathname}`;
    const bearer = request.headers()['authorization']?.replace('Bearer ', '');
    calls.push({ name, bearer, body: request.postDataJSON() });
    await (answers.get(name) ?? refused)(route);
  });
  return {
    calls,
    on: (name, answer) => void answers.set(name, answer),
    count: (name) => calls.filter((call) => call.name === name).length,
  };
}
