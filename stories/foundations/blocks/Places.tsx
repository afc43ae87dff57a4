import { withNoun } from '#src/format/plural.ts';
import { placesOf } from '../places.ts';
import * as css from './Places.css.ts';

interface PlacesProps {
  /** Files, as paths from the repository. */
  paths: readonly string[];
}

/** The components and rooms that files are of, with links to their pages. */
export function PlaceList({ paths }: PlacesProps) {
  return (
    <ul className={css.list}>
      {placesOf(paths).map(({ name, href }) => (
        <li key={name}>
          {href === undefined ? (
            name
          ) : (
            <a className={css.link} href={href} target="_top">
              {name}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The same, behind their number. */
export function Places({ paths }: PlacesProps) {
  const count = placesOf(paths).length;
  if (count === 0) return <p className={css.list}>Только в теме</p>;
  return (
    <details>
      <summary className={css.summary}>{withNoun(count, ['место', 'места', 'мест'])}</summary>
      <PlaceList paths={paths} />
    </details>
  );
}
