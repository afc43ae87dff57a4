import type { Clock } from './clock.ts';
import type { ActKey, Body, EndpointName, Match, Params, Query, Reply } from './contract.ts';
import { malformed, noSuchPath, offline } from './errors.ts';
import { fillPath } from './fillPath.ts';
import { readReply } from './reply.ts';
import { fail, type Result } from './result.ts';
import { type Route, routes } from './routes.ts';

const deadline = 15_000;
/** The longest `Retry-After`, in seconds, that is waited for (readings D17). */
const shortWait = 5;

type Part<Key extends string, Value> = [Value] extends [undefined] ? unknown : { [K in Key]: Value };
type OptionalPart<Key extends string, Value> = [Value] extends [undefined] ? unknown : { [K in Key]?: Value };

interface Options {
  /** Calls it off: a call cut short is no answer and is not repeated. */
  signal?: AbortSignal;
  /** The call outlives the page. @default false */
  keepalive?: boolean;
}

/**
 * Input of a call: `params` for its path's placeholders, `body`, `query`, `key` for create calls (the same key until
 * the result is known), and `headers` for a change of one revision.
 */
type Inputs = {
  [Name in EndpointName]: Options &
    Part<'body', Body<Name>> &
    Part<'key', ActKey<Name>> &
    Part<'headers', Match<Name>> &
    OptionalPart<'query', Query<Name>> &
    (Record<never, never> extends Params<Name> ? unknown : { params: Params<Name> });
};
type InputArguments = {
  [Name in EndpointName]: Record<never, never> extends Inputs[Name]
    ? [input?: Inputs[Name]]
    : [input: Inputs[Name]];
};

/** The arguments after the name; left out where nothing is required. */
export type Arguments<Name extends EndpointName> = InputArguments[Name];

export interface Client {
  /** Makes one call of the contract; never rejects. */
  call<Name extends EndpointName>(name: Name, ...input: Arguments<Name>): Promise<Result<Reply<Name>>>;
}

export interface ClientOptions {
  /**
   * Origin of the API, like `https://api.example`. The bearer goes to no other origin: paths are from our own table.
   */
  origin: string;
  fetch: typeof globalThis.fetch;
  clock: Clock;
  /** The access token to send now, if there is a usable one; asked at every request, synchronously. */
  token(): string | undefined;
  /**
   * Downloads what tells a reply from nonsense (`guard/fits.ts`), for the calls beyond `/auth/`.
   * @default every reply is believed
   */
  guard?: (() => Promise<Guard>) | undefined;
}

/** Returns true if a reply matches the contract of the call. */
export type Guard = (name: EndpointName, value: unknown) => boolean;

interface LooseInput extends Options {
  params?: Record<string, string>;
  body?: unknown;
  key?: string;
  headers?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
}

/** Makes the HTTP client of the API. */
export function createClient({ origin, fetch, clock, token, guard }: ClientOptions): Client {
  async function exchange(method: string, path: string, input: LooseInput, signal: AbortSignal) {
    const url = new URL(path, origin);
    for (const [key, value] of Object.entries(input.query ?? {})) {
      if (value !== undefined) url.searchParams.set(key, String(value));
    }
    // No other headers than these: a server of another origin allows those that `src/api/README.md` names.
    const headers = new Headers({ Accept: 'application/json', ...input.headers });
    const bearer = token();
    if (bearer !== undefined) headers.set('Authorization', `Bearer ${bearer}`);
    if (input.key !== undefined) headers.set('Idempotency-Key', input.key);
    const request: RequestInit = {
      method,
      headers,
      credentials: 'include',
      signal,
      keepalive: input.keepalive ?? false,
    };
    if (input.body !== undefined) {
      headers.set('Content-Type', 'application/json');
      request.body = JSON.stringify(input.body);
    }
    const response = await fetch(url, request);
    return readReply(response, await response.text());
  }

  async function send([method, pattern]: Route, input: LooseInput): Promise<Result<unknown>> {
    const path = fillPath(pattern, input.params ?? {});
    if (path === undefined) return fail(noSuchPath);
    const aborter = new AbortController();
    const abort = () => aborter.abort();
    const disarm = clock.after(deadline, abort);
    input.signal?.addEventListener('abort', abort);
    try {
      if (input.signal?.aborted) return fail(offline);
      const first = await exchange(method, path, input, aborter.signal);
      const wait = method === 'GET' ? busyFor(first) : undefined;
      if (wait === undefined) return first;
      await new Promise<void>((resolve) => clock.after(wait * 1000, resolve));
      return await exchange(method, path, input, aborter.signal);
    } catch {
      return fail(offline);
    } finally {
      disarm();
      input.signal?.removeEventListener('abort', abort);
    }
  }

  return {
    async call<Name extends EndpointName>(name: Name, ...[given]: Arguments<Name>) {
      const input: LooseInput = given ?? {};
      const route = routes[name];
      // If the guard's file is gone after a release, replies are not checked.
      const guarding = route[1].startsWith('/auth/') ? undefined : guard?.().catch(() => undefined);
      const result = await send(route, input);
      const fits = await guarding;
      if (result.ok && fits?.(name, result.value) === false) return fail(malformed);
      return result as Result<Reply<Name>>;
    },
  };
}

/** Seconds a busy server asks to wait, when they are few. */
function busyFor(result: Result<unknown>): number | undefined {
  if (result.ok || result.error.kind !== 'http' || result.error.status !== 503) return undefined;
  const { retryAfter } = result.error;
  return retryAfter !== undefined && retryAfter <= shortWait ? retryAfter : undefined;
}
