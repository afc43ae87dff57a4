import { Container } from '../../primitives/Container/Container.tsx';
import { Review } from './Review.tsx';
import { reviews } from './reviews.ts';
import * as styles from './Reviews.css.ts';

/** Four testimonials in a checkered grid: large and small quotes change sides (design section 6). */
export function Reviews() {
  return (
    <section className={styles.section} aria-labelledby="reviews">
      <Container>
        <h2 className={styles.title} id="reviews">
          Говорят авторы
        </h2>
        <div className={styles.grid}>
          {reviews.map((review) => (
            <Review key={review.portrait} review={review} />
          ))}
        </div>
      </Container>
    </section>
  );
}
