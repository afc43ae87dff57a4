import type { Arguments } from '#src/api/client.ts';
import type { Body, Reply, User } from '#src/api/contract.ts';
import { malformed } from '#src/api/errors.ts';
import { fail, type Result, succeed } from '#src/api/result.ts';
import type { SessionEndpoint } from './authorize.ts';
import { createCore } from './core.ts';
import { isUnauthorized, sessionOver } from './failures.ts';
import { createStartup } from './startup.ts';
import { live, readToken } from './token.ts';
import type { RegisterError, Session, SessionDeps } from './types.ts';
import { isUser } from './user.ts';

/** Milliseconds (specification section 9). */
const userLifetime = 300_000;

/** Makes a session. Tokens in the store mean `loading` until `start`; without any this is a visitor right away. */
export function createSession(deps: SessionDeps): Session {
  const { clock, store } = deps;
  const core = createCore(deps);
  const { state, client, generation } = core;
  let logouts = 0;

  async function call<Name extends SessionEndpoint>(
    name: Name,
    ...input: Arguments<Name>
  ): Promise<Result<Reply<Name>>> {
    const { result, isLost } = await core.authorize(name, ...input);
    if (isLost) core.end('expired');
    return result;
  }

  async function loadUser(): Promise<Result<User>> {
    const before = generation();
    const reply = await call('me');
    if (!reply.ok) return reply;
    if (before !== generation()) return fail(sessionOver);
    if (!isUser(reply.value)) return fail(malformed);
    core.welcome(reply.value);
    return reply;
  }

  async function login(credentials: Body<'login'>): Promise<Result<User>> {
    const before = logouts;
    const reply = await client.call('login', { body: credentials });
    if (!reply.ok) return reply;
    if (before !== logouts) return fail(sessionOver);
    const access = live(readToken(reply.value.access), clock.now());
    const refresh = readToken(reply.value.refresh);
    if (!access || !refresh) return fail(malformed);

    store.save({ access: access.text, refresh: refresh.text });
    core.refresher.reset();
    core.turn();
    const mine = generation();
    const loaded = await loadUser();
    if (!loaded.ok && mine === generation()) core.end('expired');
    return loaded;
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

  function logout(): void {
    logouts += 1;
    const refresh = store.refresh();
    core.end('logout');
    if (refresh) void client.call('logout', { body: { refresh: refresh.text } });
  }

  async function user(): Promise<Result<User>> {
    const current = state.get();
    const isFresh = current.status === 'authenticated' && core.userAge() < userLifetime;
    return isFresh ? succeed(current.user) : loadUser();
  }

  return {
    getSnapshot: state.get,
    subscribe: state.subscribe,
    onSignedOut: core.onSignedOut,
    ...createStartup(core, deps),
    login,
    register,
    logout,
    user,
    call,
  };
}
