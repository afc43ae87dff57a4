import type { User } from '#src/api/contract.ts';
import { feedOf, openPost } from '#tests/api/posts.ts';
import { type FakeApi, json, signedInOnly } from './fakeApi.ts';

export const anna: User = {
  id: 1,
  email: 'anna@example.ru',
  username: 'anna',
  first_name: 'Анна',
  last_name: 'Кузнецова',
  phone: '',
  phone_verified: false,
  email_verified: true,
};
export const boris: User = {
  ...anna,
  id: 2,
  email: 'boris@example.ru',
  first_name: 'Борис',
  last_name: 'Волков',
};

const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A JWT with this payload; the client does not look at the signature. */
export const jwt = (payload: unknown): string =>
  [base64url({ alg: 'HS256' }), base64url(payload), crypto.randomUUID()].join('.');

/** A token of `user` that dies `life` seconds from now; each one differs. */
export const token = (life: number, user: User = anna): string =>
  jwt({ exp: Math.floor(Date.now() / 1000) + life, user_id: user.id });

export interface Tokens {
  readonly access?: string;
  readonly refresh?: string;
}

/** Fresh tokens of `user`. */
export const pair = (user: User = anna) => ({ access: token(1800, user), refresh: token(86_400, user) });

export const feed = json(feedOf([openPost]));

/** An API where everything works for `user`. */
export function serve(api: FakeApi, user: User = anna): void {
  api.on('POST /auth/jwt/create/', (route) => json(pair(user))(route));
  api.on('POST /auth/jwt/refresh/', (route) => json({ access: token(1800, user) })(route));
  api.on('GET /auth/users/me/', signedInOnly(json(user)));
  api.on('GET /api/feed/', signedInOnly(feed));
  api.on('GET /api/feed/new/', signedInOnly(json({ count: 0 })));
  api.on('GET /api/subscriptions/my_subscriptions/', signedInOnly(json([])));
}
