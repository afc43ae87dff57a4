import { Link } from '../../primitives/Link/Link.tsx';
import * as css from './CheckoutPage.css.ts';

interface RefusalNoteProps {
  /** Time of the day when the order closes. */
  waitsUntil: string;
  supportHref: string;
}

/** Words after a refusal: the same order waits, at the same price. */
export function RefusalNote({ waitsUntil, supportHref }: RefusalNoteProps) {
  return (
    <p className={css.small}>
      {'Заказ подождёт до '}
      {waitsUntil}, цена за это время не изменится. Карта в порядке, а банк отказывает? Спросите у банка: нам
      он причину сверх этой не называет. <Link href={supportHref}>Написать в поддержку</Link>
    </p>
  );
}
