import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Collage } from './Collage.tsx';
import * as styles from './Hero.css.ts';

export interface HeroProps {
  /** Link of «Посчитать доход»: the calculator's anchor. */
  calculatorHref: string;
  /** «Начать зарабатывать» is pressed. */
  onStart: () => void;
}

/** First screen: the invitation to earn and the collage (specification section 1, design section 6). */
export function Hero({ calculatorHref, onStart }: HeroProps) {
  return (
    <section className={styles.hero} aria-labelledby="hero">
      <div className={styles.copy}>
        <h1 className={styles.title} id="hero">
          <span className={styles.firstLine}>Превратите</span> <span className={styles.line}>творчество</span>{' '}
          <span className={styles.line}>в доход</span>
        </h1>
        <div className={styles.details}>
          <p className={styles.subtitle}>
            Тысячи успешных авторов уже делают из своего контента деньги — подписками, продажами и донатами.
          </p>
          <div className={styles.actions}>
            <Button hasDot onPress={onStart}>
              Начать зарабатывать
            </Button>
            <Link href={calculatorHref}>Посчитать доход</Link>
          </div>
        </div>
      </div>
      <Collage />
    </section>
  );
}
