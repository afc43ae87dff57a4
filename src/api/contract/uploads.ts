import Type from 'typebox';
import type { Endpoint } from './endpoint.ts';
import { Media } from './media.ts';
import { orNull } from './shapes.ts';

/** Kind of file in a post. */
const UploadKind = Type.Union([Type.Literal('picture'), Type.Literal('audio'), Type.Literal('file')]);

const Upload = Type.Object({
  id: Type.String({ format: 'uuid' }),
  kind: UploadKind,
  /** The file's name on the author's machine. */
  name: Type.String(),
  bytes: Type.Integer(),
  /** Bytes that are here. */
  offset: Type.Integer(),
  state: Type.Union([
    Type.Literal('receiving'),
    /** All of it is here, and it is made into what readers get. */
    Type.Literal('processing'),
    Type.Literal('done'),
    Type.Literal('failed'),
  ]),
  /** The result; `null` until the upload is done. */
  media: orNull(Media),
  /** A sentence for the author; of one that has failed. */
  error: orNull(Type.String()),
});

/**
 * Uploads of an author. The bytes use tus (https://tus.io/protocols/resumable-upload) at the same addresses: `POST
 * /api/uploads/` with `Upload-Metadata: filename, kind`, then `HEAD`, `PATCH` and `DELETE /api/uploads/{id}/`.
 */
export const uploads = {
  uploads: {
    method: 'GET',
    path: '/api/uploads/',
    status: 200,
    reply: Type.Object({
      /** Bytes that a file of each kind may have, and all files of an author together. */
      limits: Type.Object({
        picture: Type.Integer(),
        audio: Type.Integer(),
        file: Type.Integer(),
        total: Type.Integer(),
      }),
      /** Bytes that the author has here. */
      used: Type.Integer(),
    }),
  },
  upload: { method: 'GET', path: '/api/uploads/{id}/', status: 200, reply: Upload },
} as const satisfies Record<string, Endpoint>;
