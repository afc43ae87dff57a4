import type { ReactNode } from 'react';
import { Art, type ArtName } from '../Art/Art.tsx';
import * as css from './BesideArt.css.ts';

export interface BesideArtProps {
  /** A square picture. */
  art: ArtName;
  /** The page's content. */
  children: ReactNode;
}

/**
 * A short page and, from 1024 px, a tile of the art in the last third, up to the page's edge (design section 6).
 * Belongs in a `Container`.
 */
export function BesideArt({ art, children }: BesideArtProps) {
  return (
    <div className={css.columns}>
      <div>{children}</div>
      <div className={css.tile}>
        <Art name={art} isLazy />
      </div>
    </div>
  );
}
