import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { busy } from './errors.ts';
import { isApiPath } from './paths.ts';

/** A body that has been silent for so long is cut off, ms. */
const timeout = 12_000;

const slow = new WeakSet<Socket>();

/** Lets a body take as long as it likes while it keeps coming: all others have to arrive within the server's time. */
export function allowSlowBody({ raw }: FastifyRequest): void {
  const { socket } = raw;
  slow.add(socket);
  raw.once('close', () => slow.delete(socket));
  raw.setTimeout(timeout, () => raw.destroy());
}

/** True if a body on this connection may be slow. */
export const isSlowBody = (socket: Socket): boolean => slow.has(socket);

/** Supervisors would restart a server that only has much to do. */
const health = new Set(['/healthz', '/readyz']);

/**
 * Refuses calls of the API with a 503 while the server is busy: in a long queue everybody would wait until they give
 * up. A request counts while the server works for it, not while its body or answer is transferred: a slow client takes
 * nobody's turn.
 * @param most requests in hand at once
 */
export function refuseOverload(app: FastifyInstance, most: number): void {
  const inHand = new Set<FastifyRequest>();

  async function enter(request: FastifyRequest) {
    const { url = '' } = request.routeOptions;
    if (!isApiPath(request.url) || health.has(url) || isSlowBody(request.raw.socket)) return;
    if (inHand.size >= most) throw busy();
    inHand.add(request);
  }
  async function leave(request: FastifyRequest) {
    inHand.delete(request);
  }

  app.addHook('onRequest', enter);
  app.addHook('preParsing', leave);
  app.addHook('preValidation', enter);
  app.addHook('onSend', leave);
}
