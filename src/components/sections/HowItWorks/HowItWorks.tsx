import { Container } from '../../primitives/Container/Container.tsx';
import { Thirds } from '../../primitives/Thirds/Thirds.tsx';
import { IncomeFragment, PayoutFragment, ToolsFragment } from './fragments.tsx';
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
