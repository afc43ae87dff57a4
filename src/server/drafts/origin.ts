import type { FastifyRequest } from 'fastify';
import type { Caller } from '../auth/index.ts';
import { sharedNow } from '../database/index.ts';

/** Characters. */
const maxUserAgent = 300;

/** The columns that say when and from where something is saved. */
export const savedBy = ({ headers }: Pick<FastifyRequest, 'headers'>, { sessionId }: Caller) => ({
  sessionId,
  userAgent: (headers['user-agent'] ?? '').slice(0, maxUserAgent),
  savedAt: sharedNow,
});
