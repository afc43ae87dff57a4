import Type from 'typebox';
import type { Endpoint } from './endpoint.ts';
import { Empty } from './shapes.ts';

const Session = Type.Object({
  id: Type.String(),
  /** As the browser named itself at the login. */
  user_agent: Type.String(),
  /** ISO 8601 with zone, as both. */
  created_at: Type.String(),
  refreshed_at: Type.String(),
  /** It is the one that asks. */
  is_current: Type.Boolean(),
});

/** The person's sessions; the specification has no such calls. */
export const sessions = {
  sessions: { method: 'GET', path: '/api/sessions/', status: 200, reply: Type.Array(Session) },
  endOtherSessions: { method: 'DELETE', path: '/api/sessions/', status: 204, reply: Empty },
  endSession: { method: 'DELETE', path: '/api/sessions/{id}/', status: 204, reply: Empty },
} as const satisfies Record<string, Endpoint>;
