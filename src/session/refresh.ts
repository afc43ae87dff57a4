import type { Client } from '#src/api/client.ts';
import { type Clock, remaining } from '#src/api/clock.ts';
import type { ApiError } from '#src/api/errors.ts';
import { fail, type Result, succeed } from '#src/api/result.ts';
import { noAccessToken, noRefreshToken, sessionOver, tooFrequent } from './failures.ts';
import type { Tokens } from './tokens.ts';
import type { Account } from './types.ts';

const firstWait = 1000;
const longestWait = 30_000;

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
  /** The refresh token is of no use any more: the tokens are to be cleared. */
  onRejected(): void;
}

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
    return remaining(clock, failedAt, Math.min(firstWait * 2 ** (failures - 1), longestWait));
  }

  function reset(): void {
    failures = 0;
  }

  function reject(error: ApiError): Result<null> {
    countFailure();
    onRejected();
    return fail(error);
  }

  async function attempt(refresh: string): Promise<Result<null>> {
    const before = account.generation();
    const reply = await client.call('refresh', { body: { refresh } });
    if (account.hasChanged(before)) return fail(sessionOver);

    const stored = tokens.refresh();
    if (stored === undefined) return fail(sessionOver); // Another tab has logged out meanwhile.
    if (stored.text !== refresh) {
      // Another tab was faster: its tokens stand.
      return tokens.access() ? succeed(null) : attempt(stored.text);
    }

    if (reply.ok) {
      if (!tokens.accept(reply.value)) return reject(noAccessToken);
      reset();
      return succeed(null);
    }
    const { error } = reply;
    if (error.kind === 'malformed') return reject(noAccessToken);
    if (error.kind === 'http' && (error.status === 401 || error.status === 429)) return reject(error);
    countFailure();
    return fail(error);
  }

  return {
    async refresh() {
      if (flight?.generation === account.generation()) return flight.outcome;
      const token = tokens.refresh();
      if (token === undefined) return fail(noRefreshToken);
      if (wait() > 0) return fail(tooFrequent);
      const mine = { generation: account.generation(), outcome: attempt(token.text) };
      flight = mine;
      const outcome = await mine.outcome;
      if (flight === mine) flight = undefined;
      return outcome;
    },
    wait,
    reset,
  };
}
