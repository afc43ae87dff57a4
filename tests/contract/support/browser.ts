import type { Arguments } from '#src/api/client.ts';
import { type Clock, systemClock } from '#src/api/clock.ts';
import type { EndpointName, Reply } from '#src/api/contract.ts';
import type { Result } from '#src/api/result.ts';
import type { SessionEndpoint } from '#src/session/types.ts';
import { createSession } from '#src/session/session.ts';
import { createTokenStore } from '#src/session/store.ts';
import { createSharedSlots } from '#tests/session/world.ts';
import { server } from './server.ts';

/** An outcome as the product gets it, with the status the server gave it last. */
export type Answer<Name extends EndpointName> = Result<Reply<Name>> & { status: number | undefined };

interface Tokens {
  readonly access?: string | undefined;
  readonly refresh?: string | undefined;
}

/**
 * One person's browser without its window: our session engine and client, storage, and a record of what went out.
 * @param tokens what an earlier visit left in the storage
 */
export function openBrowser({ access, refresh }: Tokens = {}, clock: Clock = systemClock) {
  const slots = createSharedSlots();
  slots.access.text = access;
  slots.refresh.text = refresh;
  /** Like `GET /auth/users/me/ 200`, in the order of the answers. */
  const exchanges: string[] = [];
  let status: number | undefined;

  const session = createSession({
    origin: server.origin,
    async fetch(input, init) {
      const response = await fetch(input, init);
      status = response.status;
      exchanges.push(`${init?.method} ${new URL(String(input)).pathname} ${status}`);
      return response;
    },
    clock,
    store: createTokenStore(slots),
    events: { listen: () => () => {} },
  });

  return {
    session,
    slots,
    exchanges,
    async call<Name extends SessionEndpoint>(name: Name, ...input: Arguments<Name>): Promise<Answer<Name>> {
      status = undefined;
      const result = await session.call(name, ...input);
      return { ...result, status };
    },
  };
}

export type Browser = ReturnType<typeof openBrowser>;
