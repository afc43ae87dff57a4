import { Art } from '../../primitives/Art/Art.tsx';
import * as styles from './Collage.css.ts';

/** Tiles in the order they enter, the portrait first. */
const tiles = ['duet', 'lens', 'guitar', 'writer', 'hands', 'listener'] as const;

/** Decorative tiles of the first screen; they touch and snap to the page's modules. */
export function Collage() {
  return (
    <div className={styles.collage} aria-hidden>
      {tiles.map((name) => (
        <div key={name} className={styles.tile[name]}>
          <Art name={name} />
        </div>
      ))}
    </div>
  );
}
