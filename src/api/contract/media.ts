import Type from 'typebox';
import { MediaId } from './blocks.ts';

/** A form of a picture: its width in pixels, and where it is. */
const Source = Type.Object({ width: Type.Integer(), url: Type.String() });

/** A picture of an author's, in several widths. */
export const Picture = Type.Object({
  id: MediaId,
  kind: Type.Literal('picture'),
  /** Pixels of the largest one. */
  width: Type.Integer(),
  height: Type.Integer(),
  /** Placeholder colour: `#rrggbb`; `transparent` for a transparent picture, which has no ground of its own. */
  color: Type.String(),
  /** The narrowest first. */
  sources: Type.Array(Source),
  /** The same as it moves, the narrowest first; only of one that does. `sources` show its first frame. */
  motion: Type.Optional(Type.Array(Source)),
});

/** A file of an author's, at an address that may end: for one reader, and an hour at least. */
export const Media = Type.Union([
  Picture,
  Type.Object({
    id: MediaId,
    kind: Type.Literal('audio'),
    seconds: Type.Integer(),
    bytes: Type.Integer(),
    url: Type.String(),
  }),
  Type.Object({
    id: MediaId,
    kind: Type.Literal('file'),
    /** As the author has named it; its ending tells what it is. */
    name: Type.String(),
    bytes: Type.Integer(),
    url: Type.String(),
  }),
]);
