import Type from 'typebox';
import type { Endpoint } from './endpoint.ts';
import { Empty, Filled, User } from './shapes.ts';

const userFields = Type.Object({
  username: Filled,
  first_name: Type.Optional(Type.String()),
  last_name: Type.Optional(Type.String()),
  phone: Type.Optional(Type.String()),
});
const userPatch = Type.Partial(userFields);
/** The password of the person who asks, staff included. */
const confirmed = Type.Object({ current_password: Filled });

const user = { status: 200, reply: User } as const;
const nothing = { status: 204, reply: Empty } as const;

/** The account itself and, for staff, everybody's (readings D22). */
export const users = {
  register: {
    method: 'POST',
    path: '/auth/users/',
    body: Type.Object({ email: Filled, password: Filled, captcha_token: Filled }),
    status: 201,
    reply: User,
    isOpen: true,
  },
  me: { method: 'GET', path: '/auth/users/me/', ...user },
  replaceMe: { method: 'PUT', path: '/auth/users/me/', body: userFields, ...user },
  updateMe: { method: 'PATCH', path: '/auth/users/me/', body: userPatch, ...user },
  deleteMe: { method: 'DELETE', path: '/auth/users/me/', body: confirmed, ...nothing },
  user: { method: 'GET', path: '/auth/users/{email}/', ...user },
  replaceUser: { method: 'PUT', path: '/auth/users/{email}/', body: userFields, ...user },
  updateUser: { method: 'PATCH', path: '/auth/users/{email}/', body: userPatch, ...user },
  deleteUser: { method: 'DELETE', path: '/auth/users/{email}/', body: confirmed, ...nothing },
} as const satisfies Record<string, Endpoint>;
