import * as styles from './Offer.css.ts';

/** A creator's offers and the fees that the estimate leaves out (specification section 1). */
export function Offer() {
  return (
    <>
      <h3 className={styles.heading}>Что предложить подписчикам</h3>
      <div className={styles.lists}>
        <ul>
          <li className={styles.item}>Эксклюзивный контент</li>
          <li className={styles.item}>Ранний доступ</li>
          <li className={styles.item}>Влияние на будущий контент</li>
        </ul>
        <ul>
          <li className={styles.item}>Закрытая группа или секретный чат</li>
          <li className={styles.item}>Всё, что понравится подписчикам</li>
        </ul>
        <h3 className={styles.excludedHeading}>Не включено</h3>
        <ul className={styles.excluded}>
          <li className={styles.excludedItem}>Налоги</li>
          <li className={styles.excludedItem}>Возвраты подписчикам</li>
        </ul>
      </div>
    </>
  );
}
