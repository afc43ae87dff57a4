import Type from 'typebox';
import { MediaId } from './blocks.ts';
import { closed, closedPart } from './closed.ts';
import type { Endpoint } from './endpoint.ts';
import { Picture } from './media.ts';
import { orNull, Photo } from './shapes.ts';

/** A part of a picture, in fractions of its sides. */
const Crop = closed({
  x: Type.Number({ minimum: 0, maximum: 1 }),
  y: Type.Number({ minimum: 0, maximum: 1 }),
  width: Type.Number({ exclusiveMinimum: 0, maximum: 1 }),
  height: Type.Number({ exclusiveMinimum: 0, maximum: 1 }),
});

/** The source picture of a crop, at addresses for its owner, so that it can be cropped again. */
const Source = Type.Object({ picture: Picture, crop: Crop });

/** One's own page, as one edits it. */
export const OwnProfile = Type.Object({
  user_id: Type.Integer(),
  /** They have said that they are an author: others find and follow them. It is no permission. */
  is_author: Type.Boolean(),
  name: Type.String(),
  username: Type.String(),
  /** Occupation of the person. */
  role: Type.String(),
  bio: Type.String(),
  /** Addresses with https:. */
  links: Type.Array(Type.String()),
  /** Name of a portrait shipped with the client. */
  portrait: orNull(Type.String()),
  photo: Type.Optional(Photo),
  photo_source: Type.Optional(Source),
  /** Name of an illustration shipped with the client. */
  cover: orNull(Type.String()),
  cover_picture: Type.Optional(Picture),
  cover_source: Type.Optional(Source),
  /** A moderator keeps the texts and pictures of the page from others. */
  hidden: Type.Boolean(),
  /** Id of the pinned post. */
  pinned: orNull(Type.Integer()),
});

const fields = {
  name: Type.String(),
  username: Type.String(),
  role: Type.String(),
  bio: Type.String(),
  links: Type.Array(Type.String(), { maxItems: 5 }),
};

/** A crop of one's own picture. */
const Cropped = closed({ media: MediaId, crop: Crop });

const own = { status: 200, reply: OwnProfile } as const;

/** One's own page. What is left out stays. */
export const ownProfile = {
  ownProfile: { method: 'GET', path: '/api/profile/', ...own },
  updateProfile: { method: 'PATCH', path: '/api/profile/', body: closedPart(fields), ...own },
  becomeAuthor: {
    method: 'PUT',
    path: '/api/profile/author/',
    body: closed({ name: Type.String(), role: Type.String() }),
    ...own,
  },
  setPhoto: { method: 'PUT', path: '/api/profile/photo/', body: Cropped, ...own },
  removePhoto: { method: 'DELETE', path: '/api/profile/photo/', ...own },
  setCover: { method: 'PUT', path: '/api/profile/cover/', body: Cropped, ...own },
  removeCover: { method: 'DELETE', path: '/api/profile/cover/', ...own },
  username: {
    method: 'GET',
    path: '/api/usernames/{username}/',
    status: 200,
    /** True if the caller may take the name. */
    reply: Type.Object({ available: Type.Boolean() }),
  },
} as const satisfies Record<string, Endpoint>;
