import type { Static, TSchema } from 'typebox';
import { credentials } from './contract/credentials.ts';
import { feed } from './contract/feed.ts';
import { jwt } from './contract/jwt.ts';
import type * as shapes from './contract/shapes.ts';
import { subscriptions } from './contract/subscriptions.ts';
import { users } from './contract/users.ts';
import { verification } from './contract/verification.ts';

/**
 * The one description of the API (specification section 7), for both sides: the server takes its validation
 * from these schemas, the client only types, by `import type`.
 */
export const endpoints = { ...jwt, ...users, ...credentials, ...verification, ...subscriptions, ...feed };

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

/** The names in braces of a path. */
type Placeholder<Path extends string> = Path extends `${string}{${infer Key}}${infer Rest}`
  ? Key | Placeholder<Rest>
  : never;
/** Values of the path's placeholders, as text. */
export type Params<Name extends EndpointName> = Record<Placeholder<Endpoints[Name]['path']>, string>;

export type User = Static<typeof shapes.User>;
export type Post = Static<typeof shapes.Post>;
export type Subscription = Static<typeof shapes.Subscription>;
