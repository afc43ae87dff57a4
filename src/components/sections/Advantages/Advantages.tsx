import type { ReactNode } from 'react';
import { Container } from '../../primitives/Container/Container.tsx';
import * as styles from './Advantages.css.ts';

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

/** A geometric sign that bleeds off the card's right edge; the card is a third of the page by 2.72 modules. */
const Sign = ({ children }: { children: ReactNode }) => (
  <svg className={styles.sign} viewBox="0 0 480 653" preserveAspectRatio="xMaxYMid slice" aria-hidden>
    {children}
  </svg>
);

/** Overlapping discs: transparency. */
const DiscsSign = () => (
  <Sign>
    <circle className={styles.disc.cinnabar} cx="330" cy="352" r="82" />
    <circle className={styles.disc.pink} cx="420" cy="352" r="82" />
    <g className={styles.outline}>
      <circle cx="330" cy="352" r="82" />
      <circle cx="420" cy="352" r="82" />
    </g>
  </Sign>
);

/** Rings round a keyhole: protection. */
const KeyholeSign = () => (
  <Sign>
    <g className={styles.rings}>
      <circle cx="396" cy="358" r="94" />
      <circle cx="396" cy="358" r="76" />
      <circle cx="396" cy="358" r="58" />
    </g>
    <circle className={styles.fill.yellow} cx="396" cy="358" r="40" />
    <path className={styles.fill.ink} d="M396 340a13 13 0 0 1 8 23l5 20h-26l5-20a13 13 0 0 1 8-23z" />
  </Sign>
);

/** Two speech bubbles: support. */
const SpeechSign = () => (
  <Sign>
    <path
      className={styles.fill.bubble}
      d="M290 276h106a52 52 0 0 1 0 104h-64l-40 36v-36h-2a52 52 0 0 1 0-104z"
    />
    <circle className={styles.fill.pink} cx="304" cy="328" r="12" />
    <circle className={styles.fill.pink} cx="346" cy="328" r="12" />
    <circle className={styles.fill.cinnabar} cx="388" cy="328" r="12" />
    <path className={styles.fill.cinnabar} d="M480 396h-56a38 38 0 0 0 0 76h26l30 26z" />
  </Sign>
);
