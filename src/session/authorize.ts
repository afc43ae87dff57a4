import type { Arguments, Client } from '#src/api/client.ts';
import type { Clock } from '#src/api/clock.ts';
import type { EndpointName, Reply } from '#src/api/contract.ts';
import { fail, type Result } from '#src/api/result.ts';
import { isUnauthorized, sessionOver, tooFrequent } from './failures.ts';
import type { Refresher } from './refresh.ts';
import type { TokenStore } from './store.ts';
import { live } from './token.ts';

/** Every call but those that handle the tokens themselves. */
export type SessionEndpoint = Exclude<EndpointName, 'login' | 'refresh' | 'verify' | 'logout'>;

/** Calls a visitor may make: a dead session must not spoil them, their answers hold nobody's data. */
const open: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'register',
  'resetPassword',
  'confirmResetPassword',
]);

export interface Attempt<Name extends EndpointName> {
  result: Result<Reply<Name>>;
  /** A 401 that refreshing did not cure: the session is to be cleared. */
  isLost: boolean;
}

export interface AuthorizeOptions {
  client: Client;
  store: TokenStore;
  clock: Clock;
  refresher: Refresher;
  generation(): number;
}

/** Makes the call that answers a 401 by one refresh and one repeat (specification sections 4 and 8). */
export function createAuthorize({ client, store, clock, refresher, generation }: AuthorizeOptions) {
  const bearer = () => live(store.access(), clock.now())?.text;

  return async function authorize<Name extends SessionEndpoint>(
    name: Name,
    ...input: Arguments<Name>
  ): Promise<Attempt<Name>> {
    const before = generation();
    const isStale = () => before !== generation() && !open.has(name);
    const over = { result: fail(sessionOver), isLost: false };

    const sent = bearer();
    const first = await client.call(name, ...input);
    if (isStale()) return over;
    if (first.ok || !isUnauthorized(first.error)) return { result: first, isLost: false };

    const current = bearer();
    if (current === undefined || current === sent) {
      const refreshed = await refresher.refresh();
      if (isStale()) return refreshed.ok ? over : { result: refreshed, isLost: false };
      // An open call goes out again without the dead bearer that spoiled it.
      const mayRepeat = refreshed.ok || (open.has(name) && sent !== undefined && bearer() === undefined);
      if (!mayRepeat) return { result: refreshed, isLost: refreshed.error !== tooFrequent };
    }

    const second = await client.call(name, ...input);
    if (isStale()) return over;
    return { result: second, isLost: !second.ok && isUnauthorized(second.error) };
  };
}
