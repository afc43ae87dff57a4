import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../http/endpoint.ts';

/**
 * POST /auth/users/resend_activation/. Accounts are active from the start (readings D23), so there is never a letter to
 * send; like Djoser, the answer is the same for an unknown address.
 */
export function addActivation(app: FastifyInstance): void {
  addEndpoint(app, 'resendActivation', async () => null);
}
