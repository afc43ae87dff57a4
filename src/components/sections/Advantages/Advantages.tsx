import { Container } from '../../primitives/Container/Container.tsx';
import * as styles from './Advantages.css.ts';
import { DiscsSign, KeyholeSign, SpeechSign } from './signs.tsx';

/** Three numbered reasons (specification section 1, design section 6): a full-bleed triptych on the page's thirds. */
export function Advantages() {
  return (
    <section aria-labelledby="advantages">
      <Container>
        <h2 className={styles.title} id="advantages">
          Три причины <br />
          работать с нами
        </h2>
      </Container>
      <ol className={styles.cards}>
        <li className={styles.card.first}>
          <DiscsSign />
          <span className={styles.numeral.first} aria-hidden>
            001
          </span>
          <h3 className={styles.heading}>Финансовая прозрачность</h3>
          <p className={styles.description.first}>
            {/* Apart, so that it may end a line: with a line more the headings of the three cards would not be level. */}
            Понятные условия, которые легко найти: {'вы'} всегда знаете, что получаете и за что платите.
          </p>
        </li>
        <li className={styles.card.second}>
          <KeyholeSign />
          <span className={styles.numeral.second} aria-hidden>
            002
          </span>
          <h3 className={styles.heading}>Безопасность и защита</h3>
          <p className={styles.description.second}>
            {'Защищаем работы от копирования без вашего разрешения.'}
          </p>
        </li>
        <li className={styles.card.third}>
          <SpeechSign />
          <span className={styles.numeral.third} aria-hidden>
            003
          </span>
          <h3 className={styles.heading}>Поддержка на всех этапах</h3>
          <p className={styles.description.third}>Консультируем, помогаем с настройкой и продвижением.</p>
        </li>
      </ol>
    </section>
  );
}
