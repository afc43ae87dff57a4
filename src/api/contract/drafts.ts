import Type from 'typebox';
import { Blocks } from './blocks.ts';
import { closed } from './closed.ts';
import type { Endpoint } from './endpoint.ts';
import { Media, Picture } from './media.ts';
import { Audience, cursor, Empty, keysetPage, orNull, Tier, WholePost } from './shapes.ts';

const Title = Type.String({ maxLength: 200 });

/** Publication state of a post. */
const State = Type.Union([
  Type.Literal('draft'),
  Type.Literal('scheduled'),
  /** Readers have it; the author may be writing on. */
  Type.Literal('published'),
]);

const TierIds = Type.Array(Type.Integer(), { maxItems: 100, uniqueItems: true });

/** Fields that a draft has in a list and by itself. */
const common = {
  /** The post will have, or has, the same one. */
  id: Type.Integer(),
  title: Title,
  state: State,
  audience: Audience,
  /** Kopecks, of a post for buyers; `null` until its author has named them. */
  price: orNull(Type.Integer()),
  words: Type.Integer(),
  /** Counts the changes: a save names the one that it has seen. */
  revision: Type.Integer(),
  /** ISO 8601 with zone, as all moments here: of the last change. */
  saved_at: Type.String(),
  /** Due time of a scheduled post. */
  publish_at: orNull(Type.String()),
  /** Reason why a due post was not published: a sentence for its author, until its schedule changes. */
  publish_problem: orNull(Type.String()),
  /** Time of publication; kept while the post is withdrawn. */
  published_at: orNull(Type.String()),
  /** Readers have another text than this one. */
  changed: Type.Boolean(),
  /** It is pinned: the first on the author's page. */
  pinned: Type.Boolean(),
};

/** A post as its author has it before them. Counts up: `revision` is what `If-Match` names. */
export const Draft = Type.Object({
  ...common,
  blocks: Blocks,
  /** Media that the blocks name. */
  media: Type.Array(Media),
  /** Ids of the tiers that open it. */
  tiers: TierIds,
});

/** A post in the list of its author's own. */
export const DraftCard = Type.Object({
  ...common,
  tiers: Type.Array(Tier),
  cover: orNull(Picture),
  /** Name of an illustration shipped with the client. */
  image: orNull(Type.String()),
  likes: Type.Integer(),
  comments: Type.Integer(),
});

/** Fields of a post that its author changes. */
const content = {
  title: Title,
  blocks: Blocks,
  audience: Audience,
  tiers: TierIds,
  /** @see Draft. Clients of the previous release leave it out. */
  price: Type.Optional(orNull(Type.Integer())),
};

/** A state of a draft that is kept. */
const Revision = Type.Object({
  revision: Type.Integer(),
  saved_at: Type.String(),
  words: Type.Integer(),
  /** User agent of the browser. */
  user_agent: Type.String(),
  /** True for the caller's own session. */
  own_session: Type.Boolean(),
});

const draft = { status: 200, reply: Draft } as const;

/** An author's own posts, from the first word to the last reader. */
export const drafts = {
  drafts: {
    method: 'GET',
    path: '/api/drafts/',
    query: Type.Object({
      state: Type.Optional(State),
      /** Beginnings of words of the title or the text, in any order, or a part of the title. */
      search: Type.Optional(Type.String({ maxLength: 50 })),
      cursor,
    }),
    status: 200,
    reply: Type.Object({
      ...keysetPage(DraftCard).properties,
      /** Totals of each state, whether found or not. */
      counts: Type.Object({ draft: Type.Integer(), scheduled: Type.Integer(), published: Type.Integer() }),
    }),
  },
  createDraft: {
    method: 'POST',
    path: '/api/drafts/',
    body: closed(content),
    isKeyed: true,
    status: 201,
    reply: Draft,
  },
  draft: { method: 'GET', path: '/api/drafts/{id}/', ...draft },
  saveDraft: {
    method: 'PUT',
    path: '/api/drafts/{id}/',
    body: closed({
      ...content,
      /** The same one for every try of one save: a repeat changes nothing, and with another content is a 409. */
      save_id: Type.String({ format: 'uuid' }),
      /** The author has chosen another text instead, like a former one: the present one is kept among the revisions. */
      replaces: Type.Optional(Type.Literal(true)),
    }),
    isMatched: true,
    ...draft,
  },
  deleteDraft: { method: 'DELETE', path: '/api/drafts/{id}/', status: 204, reply: Empty },
  /** Possible within a day. */
  restoreDraft: { method: 'PUT', path: '/api/drafts/{id}/restore/', status: 200, reply: DraftCard },
  copyDraft: {
    method: 'POST',
    path: '/api/drafts/{id}/copy/',
    body: closed({}),
    isKeyed: true,
    status: 201,
    reply: DraftCard,
  },
  publishDraft: {
    method: 'PUT',
    path: '/api/drafts/{id}/publication/',
    /** ISO 8601 with zone; `null`: now. */
    body: closed({ at: orNull(Type.String()) }),
    isMatched: true,
    ...draft,
  },
  /** Takes it back from its readers, or from the schedule; hearts and comments wait. */
  unpublishDraft: { method: 'DELETE', path: '/api/drafts/{id}/publication/', ...draft },
  previewDraft: {
    method: 'GET',
    path: '/api/drafts/{id}/preview/',
    /** `stranger`, `subscriber`, `buyer`, or the id of a tier. */
    query: Type.Object({ as: Type.String() }),
    status: 200,
    reply: WholePost,
  },
  revisions: {
    method: 'GET',
    path: '/api/drafts/{id}/revisions/',
    status: 200,
    /** The newest first: it is the present one. */
    reply: Type.Object({ results: Type.Array(Revision) }),
  },
  revision: {
    method: 'GET',
    path: '/api/drafts/{id}/revisions/{revision}/',
    status: 200,
    reply: Type.Object({
      ...Revision.properties,
      title: Title,
      blocks: Blocks,
      media: Type.Array(Media),
    }),
  },
  pinPost: { method: 'PUT', path: '/api/posts/{id}/pin/', status: 204, reply: Empty },
  unpinPost: { method: 'DELETE', path: '/api/posts/{id}/pin/', status: 204, reply: Empty },
  audience: {
    method: 'GET',
    path: '/api/audience/',
    status: 200,
    reply: Type.Object({
      /** Everybody who follows, with a free subscription or a paid one. */
      subscribers: Type.Integer(),
      /** Tiers to choose from, without archived ones. */
      tiers: Type.Array(Type.Object({ ...Tier.properties, members: Type.Integer() })),
    }),
  },
} as const satisfies Record<string, Endpoint>;
