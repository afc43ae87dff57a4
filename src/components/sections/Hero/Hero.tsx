import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Art } from '../../primitives/Art/Art.tsx';
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

/** Tiles in the order they enter, the portrait first. */
const tiles = ['duet', 'lens', 'guitar', 'writer', 'hands', 'listener'] as const;

/** Decorative tiles of the first screen; they touch and snap to the page's modules. */
function Collage() {
  return (
    <div className={styles.collage} aria-hidden>
      {tiles.map((name) => (
        <div key={name} className={styles.tile[name]}>
          <Art name={name} />
        </div>
      ))}
    </div>
  );
}
