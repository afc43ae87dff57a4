import { dots, rating } from './Rating.css.ts';

export interface RatingProps {
  /** Value from 0 to 5, shown to a tenth. */
  value: number;
}

const scale = [0, 1, 2, 3, 4];

function fill(value: number, index: number) {
  const tenths = Math.min(10, Math.max(0, Math.round((value - index) * 10)));
  return dots[tenths];
}

/** Five dots, the last of them filled by the fraction (design section 6). The number itself is beside it as text. */
export function Rating({ value }: RatingProps) {
  const spoken = value.toFixed(1).replace('.', ',');
  return (
    <span className={rating} role="img" aria-label={`Оценка ${spoken} из 5`}>
      {scale.map((index) => (
        <span key={index} className={fill(value, index)} />
      ))}
    </span>
  );
}
