import { Art } from '../../primitives/Art/Art.tsx';
import { Rating } from '../../primitives/Rating/Rating.tsx';
import type { ReviewData } from './reviews.ts';
import * as styles from './Review.css.ts';

/** A quote with its score and its author; a large one has a portrait that bleeds to the page's edge. */
export function Review({ review }: { review: ReviewData }) {
  const { name, place, portrait, quote, rating, role } = review;
  const isLarge = place === 'largeFirst' || place === 'largeLast';
  return (
    <figure className={styles.review[place]}>
      {isLarge && (
        <div className={styles.portrait}>
          <Art name={portrait} isLazy />
        </div>
      )}
      <div className={styles.score}>
        <span className={styles.figure} aria-hidden>
          {rating.toFixed(1)}
        </span>
        <Rating value={rating} />
      </div>
      <blockquote className={isLarge ? styles.quoteLarge : styles.quote}>{quote}</blockquote>
      <figcaption className={styles.author}>
        <span className={isLarge ? styles.avatarCompact : styles.avatar}>
          <Art name={portrait} isLazy />
        </span>
        <span>
          <span className={styles.name}>{name}</span>
          <span className={styles.role}>{role}</span>
        </span>
      </figcaption>
    </figure>
  );
}
