import Type, { type Static, type TSchema } from 'typebox';

/**
 * The one description of the API (specification section 7), for both sides: the server takes its validation
 * from these schemas, the client only types, by `import type`.
 */

const Detail = Type.Object({ detail: Type.String() });
const FieldErrors = Type.Record(Type.String(), Type.Array(Type.String()));

export const User = Type.Object({
  id: Type.Integer(),
  email: Type.String(),
  username: Type.String(),
  first_name: Type.String(),
  last_name: Type.String(),
  phone: Type.String(),
  phone_verified: Type.Boolean(),
});

export const Post = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  /** `null` where the reader has no access: a locked body never leaves the server. */
  body: Type.Union([Type.String(), Type.Null()]),
  /** Name of an illustration shipped with the client, or `null`. */
  image: Type.Union([Type.String(), Type.Null()]),
  author: Type.Object({ name: Type.String(), role: Type.String(), portrait: Type.String() }),
  access: Type.Union([Type.Literal('open'), Type.Literal('subscribers')]),
  /** The subscription tier that opens a locked post. */
  tier: Type.Union([Type.String(), Type.Null()]),
  /** Price of that tier per month in kopecks (readings D25). */
  price: Type.Union([Type.Integer(), Type.Null()]),
  /** ISO 8601 with zone. */
  published_at: Type.String(),
  likes: Type.Integer(),
  comments: Type.Integer(),
});

const page = <Item extends TSchema>(item: Item) =>
  Type.Object({
    count: Type.Integer(),
    next: Type.Union([Type.String(), Type.Null()]),
    previous: Type.Union([Type.String(), Type.Null()]),
    results: Type.Array(item),
  });

const Empty = Type.Null();
/** A field of a request: present and not empty. */
const Filled = Type.String({ minLength: 1 });

/** The shape every endpoint fills; `reply` is the body of a success. */
interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/${string}/`;
  readonly query?: TSchema;
  readonly body?: TSchema;
  readonly status: 200 | 201 | 204;
  readonly reply: TSchema;
}

export const endpoints = {
  login: {
    method: 'POST',
    path: '/auth/jwt/create/',
    body: Type.Object({ email: Filled, password: Filled }),
    status: 200,
    reply: Type.Object({ access: Type.String(), refresh: Type.String() }),
  },
  refresh: {
    method: 'POST',
    path: '/auth/jwt/refresh/',
    body: Type.Object({ refresh: Filled }),
    status: 200,
    reply: Type.Object({ access: Type.String(), refresh: Type.Optional(Type.String()) }),
  },
  verify: {
    method: 'POST',
    path: '/auth/jwt/verify/',
    body: Type.Object({ token: Filled }),
    status: 200,
    reply: Type.Object({}),
  },
  logout: {
    method: 'POST',
    path: '/auth/jwt/logout/',
    body: Type.Object({ refresh: Filled }),
    status: 204,
    reply: Empty,
  },
  register: {
    method: 'POST',
    path: '/auth/users/',
    body: Type.Object({
      email: Filled,
      password: Filled,
      captcha_token: Filled,
    }),
    status: 201,
    reply: User,
  },
  me: { method: 'GET', path: '/auth/users/me/', status: 200, reply: User },
  resetPassword: {
    method: 'POST',
    path: '/auth/users/reset_password/',
    body: Type.Object({ email: Filled }),
    status: 204,
    reply: Empty,
  },
  confirmResetPassword: {
    method: 'POST',
    path: '/auth/users/reset_password_confirm/',
    body: Type.Object({
      uid: Filled,
      token: Filled,
      new_password: Filled,
      re_new_password: Filled,
    }),
    status: 204,
    reply: Empty,
  },
  resendActivation: {
    method: 'POST',
    path: '/auth/users/resend_activation/',
    body: Type.Object({ email: Filled }),
    status: 204,
    reply: Empty,
  },
  feed: {
    method: 'GET',
    path: '/api/feed/',
    query: Type.Object({ page: Type.Optional(Type.Integer({ minimum: 1 })) }),
    status: 200,
    reply: page(Post),
  },
} as const satisfies Record<string, Endpoint>;

/** Error bodies of Djoser and Django REST framework that our server sends too. */
export const errorBodies = { Detail, FieldErrors } as const;

type Endpoints = typeof endpoints;

export type EndpointName = keyof Endpoints;
export type Reply<Name extends EndpointName> = Static<Endpoints[Name]['reply']>;
export type Body<Name extends EndpointName> = Endpoints[Name] extends { body: infer Schema extends TSchema }
  ? Static<Schema>
  : undefined;
export type Query<Name extends EndpointName> = Endpoints[Name] extends {
  query: infer Schema extends TSchema;
}
  ? Static<Schema>
  : undefined;
export type Route<Name extends EndpointName> = readonly [Endpoints[Name]['method'], Endpoints[Name]['path']];

export type User = Static<typeof User>;
export type Post = Static<typeof Post>;
