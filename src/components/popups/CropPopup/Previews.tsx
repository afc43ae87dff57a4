import type { Crop } from './crop.ts';
import * as css from './CropPopup.css.ts';

const places = [
  ['page', 'на странице'],
  ['feed', 'в ленте'],
  ['answer', 'в ответах'],
] as const;

interface PreviewsProps {
  src: string;
  crop: Crop;
}

/** The part as large as readers will see it. */
export function Previews({ src, crop: { x, y, width, height } }: PreviewsProps) {
  const shown = {
    width: `${100 / width}%`,
    height: `${100 / height}%`,
    left: `${(-100 * x) / width}%`,
    top: `${(-100 * y) / height}%`,
  };
  return (
    <ul className={css.previews} aria-label="Как увидят читатели">
      {places.map(([place, words]) => (
        <li className={css.preview} key={place}>
          <span className={css.box[place]}>
            <img className={css.part} style={shown} src={src} alt="" draggable={false} />
          </span>
          {words}
        </li>
      ))}
    </ul>
  );
}
