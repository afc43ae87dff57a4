import type { Static, TSchema } from 'typebox';
import { authors } from './contract/authors.ts';
import { comments } from './contract/comments.ts';
import type * as comment from './contract/comments.ts';
import { credentials } from './contract/credentials.ts';
import { drafts } from './contract/drafts.ts';
import type * as draft from './contract/drafts.ts';
import { feed } from './contract/feed.ts';
import { jwt } from './contract/jwt.ts';
import type * as media from './contract/media.ts';
import { money } from './contract/money.ts';
import { donations } from './contract/donations.ts';
import { orders } from './contract/orders.ts';
import { ownProfile } from './contract/ownProfile.ts';
import type * as own from './contract/ownProfile.ts';
import { paymentMethods } from './contract/paymentMethods.ts';
import { posts } from './contract/posts.ts';
import { profiles } from './contract/profiles.ts';
import type * as profile from './contract/profiles.ts';
import { seller } from './contract/seller.ts';
import { sessions } from './contract/sessions.ts';
import type * as shapes from './contract/shapes.ts';
import { subscriptions } from './contract/subscriptions.ts';
import { support } from './contract/support.ts';
import { tiers } from './contract/tiers.ts';
import { uploads } from './contract/uploads.ts';
import { users } from './contract/users.ts';
import { verification } from './contract/verification.ts';

/**
 * The one description of the API (specification section 7), for both sides: the server takes its validation
 * from these schemas, the client only types, by `import type`.
 */
export const endpoints = {
  ...jwt,
  ...sessions,
  ...users,
  ...credentials,
  ...verification,
  ...subscriptions,
  ...authors,
  ...feed,
  ...posts,
  ...comments,
  ...profiles,
  ...drafts,
  ...uploads,
  ...ownProfile,
  ...tiers,
  ...support,
  ...orders,
  ...donations,
  ...paymentMethods,
  ...seller,
  ...money,
};

type Endpoints = typeof endpoints;

export type EndpointName = keyof Endpoints;

// Tables, so that the schemas become types once and not at every use.
type Replies = { [Name in EndpointName]: Static<Endpoints[Name]['reply']> };
type Bodies = {
  [Name in EndpointName]: Endpoints[Name] extends { body: infer Schema extends TSchema }
    ? Static<Schema>
    : undefined;
};
type Queries = {
  [Name in EndpointName]: Endpoints[Name] extends { query: infer Schema extends TSchema }
    ? Static<Schema>
    : undefined;
};
type Keys = {
  [Name in EndpointName]: Endpoints[Name] extends { isKeyed: true } ? string : undefined;
};
type Matches = {
  [Name in EndpointName]: Endpoints[Name] extends { isMatched: true } ? { 'If-Match': string } : undefined;
};
/** The names in braces of a path. */
type Placeholder<Path extends string> = Path extends `${string}{${infer Key}}${infer Rest}`
  ? Key | Placeholder<Rest>
  : never;
type PathParams = { [Name in EndpointName]: Record<Placeholder<Endpoints[Name]['path']>, string> };

export type Reply<Name extends EndpointName> = Replies[Name];
export type Body<Name extends EndpointName> = Bodies[Name];
export type Query<Name extends EndpointName> = Queries[Name];
/** The `Idempotency-Key` of a create call. */
export type ActKey<Name extends EndpointName> = Keys[Name];
/** The revision that a call changes: `"7"`. */
export type Match<Name extends EndpointName> = Matches[Name];
/** Values of the path's placeholders, as text. */
export type Params<Name extends EndpointName> = PathParams[Name];

export type User = Static<typeof shapes.User>;
export type Picture = Static<typeof media.Picture>;
export type Media = Static<typeof media.Media>;
export type Post = Static<typeof shapes.Post>;
export type WholePost = Static<typeof shapes.WholePost>;
export type Photo = Static<typeof shapes.Photo>;
export type Draft = Static<typeof draft.Draft>;
export type DraftCard = Static<typeof draft.DraftCard>;
export type OwnProfile = Static<typeof own.OwnProfile>;
export { type Block, Blocks, type Run } from './contract/blocks.ts';
export type Person = Static<typeof shapes.Person>;
export type Comment = Static<typeof comment.Comment>;
export type Answer = Static<typeof comment.Answer>;
export type Complaint = Static<typeof comment.Complaint>;
export type Order = Reply<'order'>;
export type Profile = Static<typeof profile.Profile>;
export type Subscription = Static<typeof shapes.Subscription>;
