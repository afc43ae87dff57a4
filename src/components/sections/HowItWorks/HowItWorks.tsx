import { Container } from '../../primitives/Container/Container.tsx';
import { Thirds } from '../../primitives/Thirds/Thirds.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as styles from './HowItWorks.css.ts';

/**
 * Three steps to earning beside fragments of the interface, and the tagline (specification section 1, design section
 * 6).
 */
export function HowItWorks() {
  return (
    <section className={styles.section} aria-labelledby="how-it-works">
      <Container>
        <Thirds>
          <h2 className={styles.title} id="how-it-works">
            Как это <br />
            работает
          </h2>
          <ol>
            <li className={styles.step}>
              <div className={styles.words}>
                <h3 className={styles.heading}>Вы выбираете, на чём зарабатывать</h3>
                <p className={styles.description}>
                  Подписки, продажи, донаты — включите что-то одно или всё сразу.
                </p>
              </div>
              <ToolsFragment />
            </li>
            <li className={styles.step}>
              <div className={styles.words}>
                <h3 className={styles.heading}>Настраиваете приём оплаты</h3>
                <p className={styles.description}>
                  После регистрации укажите счёт, на который переводить деньги.
                </p>
              </div>
              <PayoutFragment />
            </li>
            <li className={styles.step}>
              <div className={styles.words}>
                <h3 className={styles.heading}>Получаете деньги</h3>
                <p className={styles.description}>Все транзакции защищены.</p>
              </div>
              <IncomeFragment />
            </li>
          </ol>
        </Thirds>
        <p className={styles.tagline}>Мы работаем вместе с нашими клиентами</p>
      </Container>
    </section>
  );
}

// Pieces of the application drawn as pictures: a screen reader skips them, and they have no controls.

/** Tools of earning, two of them on. */
const ToolsFragment = () => (
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
const PayoutFragment = () => (
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
const IncomeFragment = () => (
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
