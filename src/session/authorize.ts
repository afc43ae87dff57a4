import type { Arguments, Client } from '#src/api/client.ts';
import type { EndpointName, Reply } from '#src/api/contract.ts';
import type { ApiError } from '#src/api/errors.ts';
import { fail, type Result } from '#src/api/result.ts';
import { isUnauthorized, noRefreshToken, sessionOver, tooFrequent } from './answers.ts';
import type { Refresher } from './refresh.ts';
import type { Account, SessionEndpoint } from './types.ts';

/** Calls that a visitor may make: a dead session must not break them, and their replies have no personal data. */
const open: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'register',
  'activate',
  'resendActivation',
  'resetPassword',
  'confirmResetPassword',
  'writeToSupport',
]);

export interface Attempt<Name extends EndpointName> {
  result: Result<Reply<Name>>;
  /** The server does not know us any more and refreshing did not help: the session has to be cleared. */
  isLost: boolean;
}

export interface AuthorizeOptions {
  client: Client;
  /** The access token that can be sent now. */
  bearer(): string | undefined;
  refresher: Refresher;
  account: Account;
}

const isRefused = ({ result }: Attempt<EndpointName>) => !result.ok && isUnauthorized(result.error);

const failed = (error: ApiError, isLost = false) => ({ result: fail(error), isLost });

/**
 * Makes calls and answers a 401 by one refresh and one repeat (specification sections 4 and 8). A call that needs a
 * login is never sent without a bearer: an expired access token is refreshed first.
 */
export function createAuthorize({ client, bearer, refresher, account }: AuthorizeOptions) {
  return async function authorize<Name extends SessionEndpoint>(
    name: Name,
    ...input: Arguments<Name>
  ): Promise<Attempt<Name>> {
    const isOpen = open.has(name);
    const before = account.generation();
    const isOver = () => !isOpen && account.hasChanged(before);

    async function send(): Promise<Attempt<Name>> {
      if (isOver()) return failed(sessionOver);
      // Another tab has logged out since the refresh.
      if (!isOpen && bearer() === undefined) return failed(noRefreshToken, true);
      const result = await client.call(name, ...input);
      return isOver() ? failed(sessionOver) : { result, isLost: false };
    }

    if (isOver()) return failed(sessionOver);
    const early = isOpen || bearer() !== undefined ? undefined : await refresher.refresh();
    if (early?.ok === false) return failed(early.error, early.error === noRefreshToken);

    const sent = bearer();
    const first = await send();
    if (sent === undefined || !isRefused(first)) return first;

    const current = bearer();
    if (current === undefined || current === sent) {
      if (early) return { ...first, isLost: true };
      const refreshed = await refresher.refresh();
      // Repeats an open call without the dead bearer.
      const mayRepeat = refreshed.ok || (isOpen && bearer() === undefined);
      if (!mayRepeat) return failed(refreshed.error, refreshed.error !== tooFrequent);
    }

    const second = await send();
    return isRefused(second) ? { ...second, isLost: true } : second;
  };
}
