import Type, { type TSchema } from 'typebox';
import { Blocks } from './blocks.ts';
import { Media, Picture } from './media.ts';

/** A sentence for the person. */
export const Detail = Type.Object({ detail: Type.String() });

/** A success without a body. */
export const Empty = Type.Null();

/** A field of a request: present and not empty. */
export const Filled = Type.String({ minLength: 1 });

export const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** A person's own portrait: square, in several widths. */
export const Photo = Type.Pick(Picture, ['id', 'color', 'sources']);

export const User = Type.Object({
  id: Type.Integer(),
  email: Type.String(),
  /** The person has proved it by a link; a server that leaves it out asks for no proof. */
  email_verified: Type.Boolean(),
  username: Type.String(),
  first_name: Type.String(),
  last_name: Type.String(),
  phone: Type.String(),
  phone_verified: Type.Boolean(),
  /** They publish and may be paid. A server without money leaves it out. */
  is_author: Type.Optional(Type.Boolean()),
  /** Name of a portrait shipped with the client. A server that has no pictures leaves out both. */
  portrait: Type.Optional(Type.String()),
  /** The person's own portrait, which takes precedence. */
  photo: Type.Optional(Photo),
});

export const Author = Type.Object({
  id: Type.Integer(),
  /** The author's account: the page is `/profile/{user_id}` (readings D29). */
  user_id: Type.Integer(),
  name: Type.String(),
  role: Type.String(),
  /** Name of a portrait shipped with the client; may be empty. */
  portrait: Type.String(),
  /** The author's own portrait, which takes precedence. */
  photo: Type.Optional(Photo),
});

/** A person who writes, or who is written about: their name, and where their page is. */
export const Person = Type.Object({
  user_id: Type.Integer(),
  username: Type.String(),
  /** First and last name, or the username if there is none. */
  name: Type.String(),
  /** Name of a portrait shipped with the client; without it and a photo: an initial. */
  portrait: orNull(Type.String()),
  photo: Type.Optional(Photo),
});

/** Audience of a post (readings D32). */
export const Audience = Type.Union([
  Type.Literal('everyone'),
  Type.Literal('subscribers'),
  Type.Literal('tiers'),
  Type.Literal('buyers'),
]);

/** A tier to subscribe to. */
export const Tier = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  /** Kopecks per month (readings D25). */
  price: Type.Integer(),
});

/** A post as lists show it, without the parts that only some may read. */
export const Post = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  /** Public part of the text (readings D33). */
  teaser: Type.String(),
  /** Name of an illustration shipped with the client, or `null`. */
  image: orNull(Type.String()),
  /** The author's own cover, which is public and takes precedence over `image`. */
  cover: orNull(Picture),
  author: Author,
  access: Type.Object({
    /** The reader may read all of it. */
    granted: Type.Boolean(),
    audience: Audience,
    /** The tiers that open it, the cheapest first: those that the reader can take, and their own. */
    tiers: Type.Array(Tier),
    /** Kopecks for which it is sold by itself; `null`: it is not. */
    price: orNull(Type.Integer()),
    /** The reader has bought it. */
    bought: Type.Boolean(),
  }),
  /** Numbers of its media. */
  contents: Type.Object({ pictures: Type.Integer(), audio_seconds: Type.Integer(), files: Type.Integer() }),
  /** ISO 8601 with zone. */
  published_at: Type.String(),
  likes: Type.Integer(),
  comments: Type.Integer(),
  /** The reader's own marks. */
  liked: Type.Boolean(),
  bookmarked: Type.Boolean(),
});

/** A post beside another one of its author. */
const Neighbour = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  published_at: Type.String(),
});

/** Readers who may comment: all of them, followers of the author, or nobody. */
export const CommentPolicy = Type.Union([
  Type.Literal('readers'),
  Type.Literal('subscribers'),
  Type.Literal('nobody'),
]);

/** A post as its page shows it. */
export const WholePost = Type.Object({
  ...Post.properties,
  /** All that the reader may read: of a locked post the blocks above its paywall mark. */
  blocks: Blocks,
  /** Media that the blocks name. */
  media: Type.Array(Media),
  /** The author's previous and next posts. */
  previous: orNull(Neighbour),
  next: orNull(Neighbour),
  /** A moderator keeps it from everybody but its author, who reads this. */
  hidden: Type.Boolean(),
  commenting: Type.Object({
    policy: CommentPolicy,
    /** The reader may; else why not. */
    may: Type.Union([
      Type.Literal('yes'),
      Type.Literal('locked'),
      Type.Literal('subscribers_only'),
      Type.Literal('off'),
      Type.Literal('blocked'),
    ]),
  }),
});

/** The specification shows only the `id`; the rest is what our server sends, and a foreign one may leave it out. */
export const Subscription = Type.Object({
  id: Type.Integer(),
  author: Author,
  /** Name of the paid tier; `null` for a free subscription. */
  tier: orNull(Type.String()),
  /** Kopecks per month; `null` for a free subscription. */
  price: orNull(Type.Integer()),
  currency: Type.Literal('RUB'),
  /** A cancelled one still gives access until `paid_until`; after that it is `expired`. */
  status: Type.Union([Type.Literal('active'), Type.Literal('cancelled'), Type.Literal('expired')]),
  /** ISO 8601 with zone, as all three. */
  created_at: Type.String(),
  /** End of what is paid for; `null` for a free subscription. */
  paid_until: orNull(Type.String()),
  cancelled_at: orNull(Type.String()),
});

/** A page of a list, as Django REST framework numbers them. */
export const page = <Item extends TSchema>(item: Item) =>
  Type.Object({
    count: Type.Integer(),
    next: orNull(Type.String()),
    previous: orNull(Type.String()),
    results: Type.Array(item),
  });

/** Query of a list: pages count from 1. */
export const pageNumber = Type.Optional(Type.Integer({ minimum: 1 }));

/**
 * A page of a list that changes while it is read: `next` is the address of the next one. There is no total and no
 * previous page.
 */
export const keysetPage = <Item extends TSchema>(item: Item) =>
  Type.Object({
    count: Type.Null(),
    next: orNull(Type.String()),
    previous: Type.Null(),
    results: Type.Array(item),
  });

/** Query of such a list: the `cursor` of a `next`. */
export const cursor = Type.Optional(Type.String());
