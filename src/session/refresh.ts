import type { Client } from '#src/api/client.ts';
import { type Clock, remaining } from '#src/api/clock.ts';
import type { ApiError } from '#src/api/errors.ts';
import { fail, type Result, succeed } from '#src/api/result.ts';
import { noAccessToken, noRefreshToken, sessionOver, tooFrequent } from './answers.ts';
import type { Tokens } from './tokens.ts';
import type { Account } from './types.ts';

// Milliseconds.
const firstWait = 1000;
const maxWait = 30_000;
/** Wait of a refused refresh for another tab's success, and its poll interval. */
const siblingWait = 1000;
const siblingLook = 100;

export interface Refresher {
  /** Gets a new access token into the store. Callers at the same time share one request. */
  refresh(): Promise<Result<null>>;
  /** Milliseconds until the backoff lets the next attempt through. */
  wait(): number;
  /** Forgets earlier failures: a login does (readings D4). */
  reset(): void;
}

export interface RefresherOptions {
  client: Client;
  tokens: Tokens;
  clock: Clock;
  account: Account;
  /** The refresh token is of no use any more: the tokens have to be cleared. */
  onRejected(): void;
}

const isRefused = (error: ApiError): boolean =>
  error.kind === 'http' && (error.status === 401 || error.status === 429);

/** Makes the refresh engine (specification section 4, readings D3, D4, D19, D21). */
export function createRefresher(options: RefresherOptions): Refresher {
  const { client, tokens, clock, account, onRejected } = options;
  let flight: { generation: number; outcome: Promise<Result<null>> } | undefined;
  let failures = 0;
  let failedAt = 0;

  function countFailure(): void {
    failures += 1;
    failedAt = clock.now();
  }

  function wait(): number {
    if (failures === 0) return 0;
    return remaining(clock, failedAt, Math.min(firstWait * 2 ** (failures - 1), maxWait));
  }

  function reset(): void {
    failures = 0;
  }

  function reject(error: ApiError): Result<null> {
    countFailure();
    onRejected();
    return fail(error);
  }

  /** Waits a moment for the store to change; a cookie has no change event, so it is polled. */
  async function awaitSibling(isSame: () => boolean): Promise<void> {
    const since = clock.now();
    for (let left = siblingWait; left > 0 && isSame(); left = remaining(clock, since, siblingWait)) {
      await new Promise<void>((resolve) => clock.after(Math.min(left, siblingLook), resolve));
    }
  }

  async function attempt(refresh: string): Promise<Result<null>> {
    const before = account.generation();
    const access = tokens.lastAccess()?.text;
    const isSame = () =>
      !account.hasChanged(before) &&
      tokens.refresh()?.text === refresh &&
      // A cookie that runs out is no news.
      (tokens.lastAccess()?.text ?? access) === access;

    const reply = await client.call('refresh', { body: { refresh } });
    if (!reply.ok && isRefused(reply.error)) await awaitSibling(isSame);
    if (account.hasChanged(before)) return fail(sessionOver);

    const stored = tokens.refresh();
    if (stored === undefined) return fail(sessionOver); // Another tab has logged out meanwhile.
    const current = tokens.access();
    // Another tab was faster: its tokens are valid.
    if (current && current.text !== access) return succeed(null);
    if (stored.text !== refresh) return attempt(stored.text);

    if (!reply.ok && reply.error.kind !== 'malformed') {
      if (isRefused(reply.error)) return reject(reply.error);
      countFailure();
      return fail(reply.error);
    }
    // A success with an unreadable body, or with none, is a failure that clears, too (readings D2).
    if (!reply.ok || reply.value === null || !tokens.accept(reply.value)) return reject(noAccessToken);
    reset();
    return succeed(null);
  }

  return {
    async refresh() {
      if (flight?.generation === account.generation()) return flight.outcome;
      const token = tokens.refresh();
      if (token === undefined) return fail(noRefreshToken);
      if (wait() > 0) return fail(tooFrequent);
      const own = { generation: account.generation(), outcome: attempt(token.text) };
      flight = own;
      try {
        return await own.outcome;
      } finally {
        if (flight === own) flight = undefined;
      }
    },
    wait,
    reset,
  };
}
