import { closed } from './closed.ts';
import type { Endpoint } from './endpoint.ts';
import { Detail, Filled } from './shapes.ts';

const told = { method: 'POST', status: 200, reply: Detail } as const;

/** Proof that the e-mail and the phone are the person's. */
export const verification = {
  sendVerification: { path: '/api/auth/send-verification/', ...told },
  sendPhoneVerification: { path: '/api/auth/send-phone-verification/', ...told },
  verifyPhone: { path: '/api/phone-verification/verify/', body: closed({ key: Filled }), ...told },
} as const satisfies Record<string, Endpoint>;
