import type { Client } from '#src/api/client.ts';
import type { Clock } from '#src/api/clock.ts';
import type { ApiError } from '#src/api/errors.ts';
import { fail, type Result, succeed } from '#src/api/result.ts';
import { noAccessToken, noRefreshToken, sessionOver, tooFrequent } from './failures.ts';
import type { TokenStore } from './store.ts';
import { live, readToken } from './token.ts';

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
  store: TokenStore;
  clock: Clock;
  /** Grows with every login and logout: what was started under an older number must write nothing. */
  generation(): number;
  /** The refresh token is of no use any more: the tokens are to be cleared. */
  onRejected(): void;
}

/** Makes the refresh engine (specification section 4, readings D3, D4, D19, D21). */
export function createRefresher({
  client,
  store,
  clock,
  generation,
  onRejected,
}: RefresherOptions): Refresher {
  let flight: { generation: number; outcome: Promise<Result<null>> } | undefined;
  let failures = 0;
  let blockedUntil = 0;

  function reset(): void {
    failures = 0;
    blockedUntil = 0;
  }

  function countFailure(): void {
    blockedUntil = clock.now() + Math.min(firstWait * 2 ** failures, longestWait);
    failures += 1;
  }

  function reject(error: ApiError): Result<null> {
    countFailure();
    onRejected();
    return fail(error);
  }

  async function attempt(refresh: string): Promise<Result<null>> {
    const before = generation();
    const reply = await client.call('refresh', { body: { refresh } });
    if (before !== generation()) return fail(sessionOver);

    const stored = store.refresh();
    if (stored === undefined) return fail(sessionOver); // Another tab has logged out meanwhile.
    if (stored.text !== refresh) {
      // Another tab was faster, or logged somebody else in: its tokens stand.
      if (live(store.access(), clock.now())) return succeed(null);
      return attempt(stored.text);
    }

    if (reply.ok) {
      const access = live(readToken(reply.value.access), clock.now());
      if (!access) return reject(noAccessToken);
      store.save({ access: access.text, refresh: readToken(reply.value.refresh)?.text });
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
      if (flight?.generation === generation()) return flight.outcome;
      const token = store.refresh();
      if (token === undefined) return fail(noRefreshToken);
      if (clock.now() < blockedUntil) return fail(tooFrequent);
      const mine = { generation: generation(), outcome: attempt(token.text) };
      flight = mine;
      const outcome = await mine.outcome;
      if (flight === mine) flight = undefined;
      return outcome;
    },
    wait: () => Math.max(0, blockedUntil - clock.now()),
    reset,
  };
}
