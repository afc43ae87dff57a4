import { Link } from '../../primitives/Link/Link.tsx';
import * as css from './CheckoutPage.css.ts';

/** Terms that a press on «Оплатить» accepts, and the next step. */
export function Terms({ href }: { href: string }) {
  return (
    <p className={css.small}>
      Нажимая кнопку, вы принимаете{' '}
      <Link href={href} isExternal>
        условия оплаты
      </Link>
      . Дальше откроется страница банка; возвращаться оттуда не обязательно, всё включится само.
    </p>
  );
}
