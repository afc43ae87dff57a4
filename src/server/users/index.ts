import type { FastifyInstance } from 'fastify';
import { addUserByEmail } from './byEmail.ts';
import type { UsersDeps } from './deps.ts';
import { addMe } from './me.ts';
import { addRegister } from './register.ts';

export { clearDeparted } from './departures.ts';

/** Adds the calls of an account itself. */
export function addUsers(app: FastifyInstance, deps: UsersDeps): void {
  addRegister(app, deps);
  addMe(app, deps);
  addUserByEmail(app, deps);
}
