import { Art, type ArtName, tiles } from '../../primitives/Art/index.ts';
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
const shown = 5;

/** A picture that a strip can begin with. */
export type CoverName = (typeof ring)[number];

/** All of them. */
export const covers: readonly CoverName[] = ring;

interface CoverProps {
  /** The first picture. */
  name: CoverName;
}

/** A strip of pictures across the page of an author. It is decoration. */
export function Cover({ name }: CoverProps) {
  const start = ring.indexOf(name);
  const strip = [...ring.slice(start), ...ring.slice(0, start)].slice(0, shown);
  return (
    <div className={css.strip}>
      {strip.map((picture, index) => {
        const { width, height } = tiles[picture];
        const box = width > height ? css.double : css.single;
        return (
          <div className={index === shown - 1 ? `${box} ${css.last}` : box} key={picture}>
            <Art name={picture} />
          </div>
        );
      })}
    </div>
  );
}
