import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Body } from '#src/api/contract.ts';
import { findUserByEmail, type CallDeps, type Confirmation } from '../auth/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { notFound } from '../http/errors.ts';
import type { Limits } from '../limits/limits.ts';
import { deleteUser } from './deleteUser.ts';
import { updateProfile } from './updateProfile.ts';
import { userReply, withPortrait } from './userReply.ts';

interface AccountDeps extends CallDeps {
  readonly confirmation: Confirmation;
  readonly limits: Pick<Limits, 'require'>;
}

/** GET, PUT, PATCH and DELETE /auth/users/me/: the caller's own account. */
export function addMe(app: FastifyInstance, deps: AccountDeps): void {
  const { authenticate, db } = deps;

  async function update(request: FastifyRequest<{ Body: Body<'updateMe'> }>) {
    const { user } = await authenticate(request);
    return withPortrait(db, await updateProfile(deps, user, request.body));
  }

  addEndpoint(app, 'me', { limit: { none: 'asked for with every page' } }, async (request) =>
    withPortrait(db, userReply((await authenticate(request)).user)),
  );
  addEndpoint(app, 'replaceMe', { limit: 'LIMIT_WRITE' }, update);
  addEndpoint(app, 'updateMe', { limit: 'LIMIT_WRITE' }, update);

  addEndpoint(app, 'deleteMe', { limit: { itself: 'LIMIT_CONFIRM' } }, async (request) => {
    const caller = await authenticate(request);
    await deleteUser(deps, request, caller, caller.user.id);
    return null;
  });
}

interface Params {
  readonly email: string;
}

/** GET, PUT, PATCH and DELETE /auth/users/{email}/: for oneself and for staff (readings D22). */
export function addUserByEmail(app: FastifyInstance, deps: AccountDeps): void {
  const { db, authenticate } = deps;

  /** @throws {HttpError} 404 for an account of somebody else, the same as for none */
  async function find(request: FastifyRequest<{ Params: Params }>) {
    const caller = await authenticate(request);
    const user = await findUserByEmail(db, request.params.email);
    const isTheirs = user?.id === caller.user.id || caller.user.isStaff;
    if (user === undefined || !isTheirs) throw notFound();
    return { user, caller };
  }

  async function update(request: FastifyRequest<{ Params: Params; Body: Body<'updateUser'> }>) {
    const { user } = await find(request);
    return updateProfile(deps, user, request.body);
  }

  addEndpoint(app, 'user', { limit: { none: 'one row' } }, async (request) =>
    userReply((await find(request)).user),
  );
  addEndpoint(app, 'replaceUser', { limit: 'LIMIT_WRITE' }, update);
  addEndpoint(app, 'updateUser', { limit: 'LIMIT_WRITE' }, update);

  addEndpoint(app, 'deleteUser', { limit: { itself: 'LIMIT_CONFIRM' } }, async (request) => {
    const { user, caller } = await find(request);
    await deleteUser(deps, request, caller, user.id);
    return null;
  });
}
