import Type, { type TSchema } from 'typebox';

/** A sentence for the person. */
export const Detail = Type.Object({ detail: Type.String() });

/** A success without a body. */
export const Empty = Type.Null();

/** A field of a request: present and not empty. */
export const Filled = Type.String({ minLength: 1 });

const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

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
  body: orNull(Type.String()),
  /** Name of an illustration shipped with the client, or `null`. */
  image: orNull(Type.String()),
  author: Type.Object({ name: Type.String(), role: Type.String(), portrait: Type.String() }),
  access: Type.Union([Type.Literal('open'), Type.Literal('subscribers')]),
  /** The subscription tier that opens a locked post. */
  tier: orNull(Type.String()),
  /** Price of that tier per month in kopecks (readings D25). */
  price: orNull(Type.Integer()),
  /** ISO 8601 with zone. */
  published_at: Type.String(),
  likes: Type.Integer(),
  comments: Type.Integer(),
});

export const Author = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  role: Type.String(),
  /** Name of a portrait shipped with the client. */
  portrait: Type.String(),
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
