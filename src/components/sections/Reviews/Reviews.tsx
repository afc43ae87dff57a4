import { Container } from '../../primitives/Container/Container.tsx';
import { Art } from '../../primitives/Art/Art.tsx';
import { Rating } from '../../primitives/Rating/Rating.tsx';
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

/** A quote with its score and its author; a large one has a portrait that bleeds to the page's edge. */
function Review({ review }: { review: ReviewData }) {
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

/** Testimonials of the landing page: ratings and roles are the specification's (section 1). */
const reviews = [
  {
    portrait: 'anna',
    name: 'Анна Рощина',
    role: 'Видеоблогер',
    rating: 5.0,
    quote:
      'Раньше доход зависел от рекламы и настроения алгоритмов. Теперь у канала есть подписчики, которые платят за то, чтобы он выходил.',
    place: 'largeFirst',
  },
  {
    portrait: 'ilya',
    name: 'Илья Коваль',
    role: 'Музыкант',
    rating: 4.2,
    quote: 'Выкладываю демо и ноты для тех, кто подписан. Альбом записали на деньги слушателей.',
    place: 'smallLast',
  },
  {
    portrait: 'vera',
    name: 'Вера Лунёва',
    role: 'Писатель',
    rating: 5.0,
    quote: 'Публикую роман по главам. Читатели спорят в закрытом чате, и финал уже дважды менялся.',
    place: 'smallFirst',
  },
  {
    portrait: 'mark',
    name: 'Марк Шатров',
    role: 'Артист-шоумен',
    rating: 4.0,
    quote:
      'Зал видит номер один раз, а подписчики — как он рождается. Репетиции неожиданно стали кормить лучше корпоративов.',
    place: 'largeLast',
  },
] as const;

/** One testimonial and its place in the checkered grid. */
type ReviewData = (typeof reviews)[number];
