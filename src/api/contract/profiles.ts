import Type from 'typebox';
import type { Endpoint } from './endpoint.ts';
import { Picture } from './media.ts';
import { Author, cursor, keysetPage, orNull, Post, Subscription, Tier } from './shapes.ts';

const PricedTier = Type.Object({
  ...Tier.properties,
  /** Description of the tier; may be empty. */
  description: Type.String(),
  /** Published posts that it opens. */
  posts: Type.Integer(),
  /** Places that are left; `null`: any number. */
  places_left: orNull(Type.Integer()),
});

/** A person's page. Names only: neither e-mail nor phone. */
export const Profile = Type.Object({
  user_id: Type.Integer(),
  /** The canonical address is `/profile/{username}`, or by number where the username is `edit` (readings D29). */
  username: Type.String(),
  name: Type.String(),
  /** ISO 8601 with zone. */
  joined_at: Type.String(),
  /** The reader, being an author, may keep this person from following and commenting. */
  can_block: Type.Boolean(),
  /** They do. */
  blocked: Type.Boolean(),
  /** Fields that only authors have. */
  author: orNull(
    Type.Object({
      ...Author.properties,
      bio: Type.String(),
      /** Name of an illustration shipped with the client. */
      cover: orNull(Type.String()),
      /** The author's own cover, which takes precedence. */
      cover_picture: Type.Optional(Picture),
      /** Addresses with https:. */
      links: Type.Array(Type.String()),
      /** The post that the author has pinned. */
      pinned: orNull(Post),
      /** A minute late. */
      subscribers: Type.Integer(),
      posts: Type.Integer(),
      /** Number of these that are locked. */
      locked_posts: Type.Integer(),
      /** In the author's order; hidden and archived tiers only if the reader has them. */
      tiers: Type.Array(PricedTier),
      /** The reader's own, while it gives access. */
      subscription: orNull(Subscription),
      /** True if the reader may follow: not oneself, and no author who has blocked them. */
      can_follow: Type.Boolean(),
    }),
  ),
});

const tab = Type.Optional(Type.Union([Type.Literal('all'), Type.Literal('locked')]));

/** Pages of people. `{userId}` is the number or the username; a deleted account is 410, an unknown one 404. */
export const profiles = {
  profile: { method: 'GET', path: '/api/profiles/{userId}/', status: 200, reply: Profile },
  profilePosts: {
    method: 'GET',
    path: '/api/profiles/{userId}/posts/',
    query: Type.Object({ tab, cursor }),
    status: 200,
    reply: keysetPage(Post),
  },
} as const satisfies Record<string, Endpoint>;
