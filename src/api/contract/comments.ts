import Type, { type TSchema } from 'typebox';
import { closed } from './closed.ts';
import type { Endpoint } from './endpoint.ts';
import {
  CommentPolicy,
  cursor,
  Detail,
  Empty,
  keysetPage,
  orNull,
  page,
  pageNumber,
  Person,
} from './shapes.ts';

const CommentText = closed({ text: Type.String() });

const common = {
  id: Type.String(),
  /** ISO 8601 with zone. */
  created_at: Type.String(),
};

/** A readable comment, or the place of a deleted one, which stays while it has answers. */
const oneOf = <Extra extends Record<string, TSchema>>(extra: Extra) =>
  Type.Union([
    Type.Object({
      ...common,
      ...extra,
      state: Type.Literal('visible'),
      /** The commenter; `null` if the account is deleted. */
      person: orNull(Person),
      /** Written by the author of the post. */
      by_author: Type.Boolean(),
      /** Written by the person who asks. */
      mine: Type.Boolean(),
      text: Type.String(),
      edited_at: orNull(Type.String()),
    }),
    Type.Object({
      ...common,
      ...extra,
      state: Type.Union([Type.Literal('deleted'), Type.Literal('hidden')]),
    }),
  ]);

export const Answer = oneOf({ parent: Type.String() });

export const Comment = oneOf({
  parent: Type.Null(),
  /** The first three, the oldest first. */
  answers: Type.Array(Answer),
  /** Cursor of further answers; `null` at the end. */
  more_answers: orNull(Type.String()),
  answers_count: Type.Integer(),
});

const Either = Type.Union([Comment, Answer]);

/** A complaint to the moderators. */
export const Complaint = closed({
  reason: Type.Union([
    Type.Literal('spam'),
    Type.Literal('insult'),
    Type.Literal('illegal'),
    Type.Literal('copyright'),
    Type.Literal('other'),
  ]),
});

/** Comments of a post: only those who may read its body may read and write them. */
export const comments = {
  comments: {
    method: 'GET',
    path: '/api/posts/{id}/comments/',
    query: Type.Object({ cursor }),
    status: 200,
    /** Newest first. `newest`: where comments begin that are newer than all of these; `total`: all that can be read. */
    reply: Type.Object({
      ...keysetPage(Comment).properties,
      newest: Type.String(),
      total: Type.Integer(),
    }),
  },
  newComments: {
    method: 'GET',
    path: '/api/posts/{id}/comments/new/',
    query: Type.Object({ since: Type.String() }),
    status: 200,
    /** New comments and answers by others, capped at 99. */
    reply: Type.Object({ count: Type.Integer() }),
  },
  answers: {
    method: 'GET',
    path: '/api/comments/{id}/answers/',
    query: Type.Object({ cursor }),
    status: 200,
    /** Oldest first. */
    reply: keysetPage(Answer),
  },
  comment: {
    method: 'POST',
    path: '/api/posts/{id}/comments/',
    /** `parent`: the comment that is answered. */
    body: closed({ ...CommentText.properties, parent: Type.Optional(orNull(Type.String())) }),
    isKeyed: true,
    status: 201,
    reply: Either,
  },
  editComment: {
    method: 'PATCH',
    path: '/api/comments/{id}/',
    body: CommentText,
    status: 200,
    reply: Either,
  },
  deleteComment: { method: 'DELETE', path: '/api/comments/{id}/', status: 204, reply: Empty },
  /** Undoes deleting, for a while. */
  restoreComment: {
    method: 'PUT',
    path: '/api/comments/{id}/restore/',
    status: 200,
    reply: Either,
  },
  reportComment: {
    method: 'POST',
    path: '/api/comments/{id}/report/',
    body: Complaint,
    isKeyed: true,
    status: 201,
    reply: Detail,
  },
  reportPost: {
    method: 'POST',
    path: '/api/posts/{id}/report/',
    body: Complaint,
    isKeyed: true,
    status: 201,
    reply: Detail,
  },
  /** For the author of the post. */
  setCommentPolicy: {
    method: 'PUT',
    path: '/api/posts/{id}/comment_policy/',
    body: closed({ policy: CommentPolicy }),
    status: 200,
    reply: Type.Object({ policy: CommentPolicy }),
  },
  /** Readers whom an author has blocked; by that author. */
  blockedReaders: {
    method: 'GET',
    path: '/api/blocked_readers/',
    query: Type.Object({ page: pageNumber }),
    status: 200,
    reply: page(Person),
  },
  blockReader: { method: 'PUT', path: '/api/blocked_readers/{userId}/', status: 204, reply: Empty },
  unblockReader: { method: 'DELETE', path: '/api/blocked_readers/{userId}/', status: 204, reply: Empty },
} as const satisfies Record<string, Endpoint>;
