import Type from 'typebox';
import { closed } from './closed.ts';
import type { Endpoint } from './endpoint.ts';
import { Empty, Filled } from './shapes.ts';

/** Messages of people to the support. */
export const support = {
  writeToSupport: {
    method: 'POST',
    path: '/api/support/',
    body: closed({
      text: Filled,
      /** Address for the answer. For a signed-in person it is the account's, whatever stands here. */
      email: Type.Optional(Type.String()),
      /** Only visitors need one. */
      captcha_token: Type.Optional(Type.String()),
    }),
    status: 204,
    reply: Empty,
    isOpen: true,
  },
} as const satisfies Record<string, Endpoint>;
