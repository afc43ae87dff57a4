import { Art, type ArtName, tiles } from '../../primitives/Art/Art.tsx';
import { type Photo, PhotoImage } from '../../primitives/Avatar/Avatar.tsx';
import * as css from './ProfileHeader.css.ts';

/** The pictures of a strip, one after another and from the beginning again. */
const ring = [
  'keys',
  'showman',
  'hands',
  'lens',
  'writer',
  'listener',
  'guitar',
] as const satisfies readonly ArtName[];
const pictureCount = 5;

/** A picture that a strip can begin with. */
export type CoverName = (typeof ring)[number];

/** All of them. */
export const covers: readonly CoverName[] = ring;

/** Cover of an author: our collage, or a picture of their own in 5:1. */
export type CoverView = CoverName | Photo;

export interface CoverProps {
  view: CoverView;
  /** Across the page, or in a box where it is chosen. @default 'page' */
  place?: 'page' | 'preview';
}

/** A strip across the page of an author. It is decoration. */
export function Cover({ view, place = 'page' }: CoverProps) {
  return (
    <div className={place === 'page' ? css.strip : css.preview} data-part="strip">
      {typeof view === 'string' ? <Collage name={view} /> : <PhotoImage photo={view} sizes="100vw" />}
    </div>
  );
}

/** Our pictures, starting with the named one. */
function Collage({ name }: { name: CoverName }) {
  const start = ring.indexOf(name);
  const strip = [...ring.slice(start), ...ring.slice(0, start)].slice(0, pictureCount);
  return strip.map((picture, index) => {
    const { width, height } = tiles[picture];
    const box = width > height ? css.double : css.single;
    return (
      <div className={index === pictureCount - 1 ? `${box} ${css.last}` : box} key={picture}>
        <Art name={picture} />
      </div>
    );
  });
}
