import { Link } from 'react-aria-components/Link';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './PostPage.css.ts';

/** A post beside this one. */
export interface Neighbour {
  readonly href: string;
  readonly title: string;
  /** Date of publication: «9 ноября». */
  readonly date: string;
}

interface NeighboursProps {
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
}

/** The author's previous and next posts. */
export function Neighbours({ previous, next }: NeighboursProps) {
  if (previous === undefined && next === undefined) return null;
  return (
    <nav className={css.neighbours} aria-label="Другие посты автора">
      {previous && (
        <Link className={css.previous} href={previous.href}>
          <Icon name="left" />
          <Words name="Предыдущий пост" {...previous} />
        </Link>
      )}
      {next && (
        <Link className={css.next} href={next.href}>
          <span className={css.nextSign}>
            <Icon name="right" />
          </span>
          <Words name="Следующий пост" {...next} />
        </Link>
      )}
    </nav>
  );
}

function Words({ name, title, date }: Neighbour & { name: string }) {
  return (
    <span>
      <VisuallyHidden>{name}: </VisuallyHidden>
      <span className={css.neighbourTitle}>{title}</span>
      <span className={css.neighbourDate}>{date}</span>
    </span>
  );
}
