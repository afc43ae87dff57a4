import Type from 'typebox';
import { closed } from './closed.ts';
import type { Endpoint } from './endpoint.ts';
import { Empty, Filled } from './shapes.ts';

/** The calls that handle the tokens themselves. */
export const jwt = {
  login: {
    method: 'POST',
    path: '/auth/jwt/create/',
    /** Required after too many failures for the address: a 400 names it. */
    body: closed({ email: Filled, password: Filled, captcha_token: Type.Optional(Filled) }),
    status: 200,
    reply: Type.Object({ access: Type.String(), refresh: Type.String() }),
    isOpen: true,
  },
  refresh: {
    method: 'POST',
    path: '/auth/jwt/refresh/',
    body: closed({ refresh: Filled }),
    status: 200,
    reply: Type.Object({ access: Type.String(), refresh: Type.Optional(Type.String()) }),
    isOpen: true,
  },
  /** For other services (specification section 7); our client reads the expiry from the token and reacts to a 401. */
  verify: {
    method: 'POST',
    path: '/auth/jwt/verify/',
    body: closed({ token: Filled }),
    status: 200,
    reply: Type.Object({}),
    isOpen: true,
  },
  logout: {
    method: 'POST',
    path: '/auth/jwt/logout/',
    body: closed({ refresh: Filled }),
    status: 204,
    reply: Empty,
    isOpen: true,
  },
} as const satisfies Record<string, Endpoint>;
