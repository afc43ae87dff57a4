import { createClient } from '#src/api/client.ts';
import { systemClock } from '#src/api/clock.ts';
import { server } from './server.ts';

/** Our client without an engine: calls and replies are passed unchanged. */
export const clientWith = (bearer?: string) =>
  createClient({ origin: server.origin, fetch, clock: systemClock, token: () => bearer });

/** The same token with a signature that is not the server's. */
export function forge(token = ''): string {
  const end = token.lastIndexOf('.') + 1;
  const swap = token[end] === 'A' ? 'B' : 'A';
  return token.slice(0, end) + swap + token.slice(end + 1);
}
