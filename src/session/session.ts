import { systemClock } from '#src/api/clock.ts';
import type { Body, User } from '#src/api/contract.ts';
import { malformed } from '#src/api/errors.ts';
import { fail, type Result, succeed } from '#src/api/result.ts';
import { createCore } from './core.ts';
import { isUnauthorized, isUser, sessionOver } from './answers.ts';
import { windowEvents } from './events.ts';
import { createStartup } from './startup.ts';
import { createTokenStore } from './store.ts';
import { readToken, type Token } from './token.ts';
import type { RegisterError, Session, SessionDeps } from './types.ts';

/** Makes a session. Tokens in the store mean `loading` until `start`; without any this is a visitor right away. */
export function createSession(deps: SessionDeps): Session {
  const core = createCore(deps);
  const { state, client, tokens, generation, call } = core;
  let departures = 0;

  /** Ends a session on the server whose tokens are dropped, never the one in use; the answer is ignored (readings D18). */
  function abandon(refresh: Token | undefined): void {
    if (!refresh || refresh.text === tokens.refresh()?.text) return;
    void client.call('logout', { body: { refresh: refresh.text }, keepalive: true });
  }

  /** Finds out whose tokens these are. */
  async function enter(): Promise<Result<User>> {
    const before = generation();
    const reply = await call('me');
    if (!reply.ok) return reply;
    if (core.hasChanged(before)) return fail(sessionOver);
    if (!isUser(reply.value)) return fail(malformed);
    core.welcome(reply.value);
    return reply;
  }

  async function login(credentials: Body<'login'>): Promise<Result<User>> {
    const before = departures;
    const reply = await client.call('login', { body: credentials });
    if (!reply.ok) return reply;
    const old = tokens.refresh();
    const begun = readToken(reply.value?.refresh);
    if (before !== departures) {
      abandon(begun);
      return fail(sessionOver);
    }
    if (!begun || !tokens.accept(reply.value, begun)) return fail(malformed);

    abandon(old);
    core.refresher.reset();
    core.turn();
    // Nothing of the previous person's page may go out with these tokens.
    if (state.get().status === 'authenticated') state.set({ status: 'loading' });
    const own = generation();
    const entered = await enter();
    if (!entered.ok) {
      if (!core.hasChanged(own)) core.end('expired');
      abandon(begun);
    }
    return entered;
  }

  async function register(account: Body<'register'>): Promise<Result<User, RegisterError>> {
    const created = await call('register', { body: account });
    if (!created.ok) return created;
    const { email, password } = account;
    const entered = await login({ email, password });
    if (entered.ok) return entered;
    const { error } = entered;
    return fail(isUnauthorized(error) ? { kind: 'activation' } : { kind: 'login', error });
  }

  function leave(): void {
    departures += 1;
    core.end('logout');
  }

  function logout(): void {
    const refresh = tokens.refresh();
    leave();
    abandon(refresh);
  }

  async function deleteAccount(confirmation: Body<'deleteMe'>): Promise<Result<void>> {
    const before = generation();
    const reply = await call('deleteMe', { body: confirmation });
    if (!reply.ok) return reply;
    if (!core.hasChanged(before)) leave();
    return succeed(undefined);
  }

  return {
    getSnapshot: state.get,
    subscribe: state.subscribe,
    generation,
    onUser: core.onUser,
    onSignedOut: core.onSignedOut,
    ...createStartup(core, deps),
    login,
    register,
    logout,
    deleteAccount,
    call,
    origin: deps.origin,
    bearer: core.bearer,
  };
}

/** The session of a page, on the browser's cookie, local storage, network and clock. @param origin of the API */
export const createBrowserSession = (origin: string): Session =>
  createSession({
    origin,
    fetch: (...request) => fetch(...request),
    guard: async () => (await import('#src/api/guard/fits.ts')).fits,
    clock: systemClock,
    store: createTokenStore(),
    events: windowEvents,
  });
