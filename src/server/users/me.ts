import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Body } from '#src/api/contract.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { deleteUser } from './deleteUser.ts';
import type { UsersDeps } from './deps.ts';
import { updateProfile } from './updateProfile.ts';
import { userReply } from './userReply.ts';
import { withPortrait } from './withPortrait.ts';

/** GET, PUT, PATCH and DELETE /auth/users/me/: one's own account. */
export function addMe(app: FastifyInstance, deps: UsersDeps): void {
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
