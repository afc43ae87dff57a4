import Type from 'typebox';
import { closed, closedPart } from './closed.ts';
import type { Endpoint } from './endpoint.ts';
import { Empty, Filled, User } from './shapes.ts';

const userFields = {
  username: Filled,
  first_name: Type.Optional(Type.String()),
  last_name: Type.Optional(Type.String()),
  phone: Type.Optional(Type.String()),
};
const userBody = closed(userFields);
const part = closedPart(userFields);
/** The password of the person who asks, staff included. */
const confirmed = closed({ current_password: Filled });

const user = { status: 200, reply: User } as const;
const nothing = { status: 204, reply: Empty } as const;

/** The account itself and, for staff, everybody's (readings D22). */
export const users = {
  register: {
    method: 'POST',
    path: '/auth/users/',
    body: closed({ email: Filled, password: Filled, captcha_token: Filled }),
    status: 201,
    reply: User,
    isOpen: true,
  },
  me: { method: 'GET', path: '/auth/users/me/', ...user },
  /** Stands beside the PATCH (specification section 7); our client sends only what has changed. */
  replaceMe: { method: 'PUT', path: '/auth/users/me/', body: userBody, ...user },
  updateMe: { method: 'PATCH', path: '/auth/users/me/', body: part, ...user },
  deleteMe: { method: 'DELETE', path: '/auth/users/me/', body: confirmed, ...nothing },
  // Calls for staff (specification sections 6, 7); no page of the client uses them.
  user: { method: 'GET', path: '/auth/users/{email}/', ...user },
  replaceUser: { method: 'PUT', path: '/auth/users/{email}/', body: userBody, ...user },
  updateUser: { method: 'PATCH', path: '/auth/users/{email}/', body: part, ...user },
  deleteUser: { method: 'DELETE', path: '/auth/users/{email}/', body: confirmed, ...nothing },
} as const satisfies Record<string, Endpoint>;
