import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';

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

/** Whether the body that is being sent there may be slow. */
export const isSlowBody = (socket: Socket): boolean => slow.has(socket);
