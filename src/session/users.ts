import type { Body, User } from '#src/api/contract.ts';
import { malformed } from '#src/api/errors.ts';
import { fail, type Result, succeed } from '#src/api/result.ts';
import type { Core } from './core.ts';
import { sessionOver } from './failures.ts';
import { isUser } from './user.ts';

/** Keeps the user of the session state up to date. */
export function createUsers(core: Core) {
  const { state, call, generation } = core;
  let asked = 0;
  let shown = 0;

  /** Shows an answer, unless one that was asked for later is there already. */
  function show(reply: Result<User>, since: number, order: number): Result<User> {
    if (!reply.ok) return reply;
    if (core.hasChanged(since)) return fail(sessionOver);
    if (!isUser(reply.value)) return fail(malformed);
    if (order > shown) {
      shown = order;
      core.welcome(reply.value);
    }
    return reply;
  }

  async function load(): Promise<Result<User>> {
    const before = generation();
    asked += 1;
    const order = asked;
    return show(await call('me'), before, order);
  }

  async function user(): Promise<Result<User>> {
    const current = state.get();
    return current.status === 'authenticated' && core.isUserRecent() ? succeed(current.user) : load();
  }

  function renewUser(): Promise<Result<User>> {
    core.forgetUser();
    return load();
  }

  async function updateUser(changes: Body<'updateMe'>): Promise<Result<User>> {
    const before = generation();
    const reply = await call('updateMe', { body: changes });
    core.forgetUser();
    // What is still under way was asked for before the change.
    asked += 1;
    return show(reply, before, asked);
  }

  return { load, user, renewUser, updateUser };
}
