import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as styles from './fragments.css.ts';

// Pieces of the application drawn as pictures: a screen reader skips them, and they have no controls.

/** Tools of earning, two of them on. */
export const ToolsFragment = () => (
  <div className={styles.fragment} aria-hidden>
    <div className={styles.row}>
      Подписки
      <span className={styles.track.on} />
    </div>
    <div className={styles.row}>
      Продажи
      <span className={styles.track.on} />
    </div>
    <div className={styles.row}>
      Донаты
      <span className={styles.track.off} />
    </div>
  </div>
);

/** Destination and frequency of payouts. */
export const PayoutFragment = () => (
  <div className={styles.fragment} aria-hidden>
    <div className={styles.row}>
      <span className={styles.term}>Банковский счёт</span>
      <span className={styles.value}>{'••••\u00a04417'}</span>
    </div>
    <div className={styles.row}>
      <span className={styles.term}>Выплаты</span>
      <span className={styles.value}>еженедельно</span>
    </div>
  </div>
);

/** Two protected transactions. */
export const IncomeFragment = () => (
  <div className={styles.fragment} aria-hidden>
    <div className={styles.row}>
      <Icon name="shield" />
      Подписка
      <span className={styles.value}>+500 руб.</span>
    </div>
    <div className={styles.row}>
      <Icon name="shield" />
      Донат
      <span className={styles.value}>+1 200 руб.</span>
    </div>
  </div>
);
