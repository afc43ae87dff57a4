import { useDeferredValue, useEffect, useState } from 'react';
import {
  defaultPrice,
  defaultSubscribers,
  explainIncome,
  formatIncome,
  sayIncome,
} from '#src/format/income.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Container } from '../../primitives/Container/Container.tsx';
import { Thirds } from '../../primitives/Thirds/Thirds.tsx';
import * as styles from './Calculator.css.ts';
import { NumberField } from './NumberField.tsx';
import { Offer } from './Offer.tsx';
import { Result } from './Result.tsx';

export interface CalculatorProps {
  /** Anchor of the section. */
  id: string;
  /** Number of subscribers to start with, grouped by no-break spaces. @default '1 000' */
  defaultSubscribers?: string;
  /** Price in roubles to start with, grouped by no-break spaces. @default '500' */
  defaultPrice?: string;
  /**
   * The income in words after a pause, so that announcements do not disturb typing.
   * @default the income in words at once
   */
  spokenIncome?: string | undefined;
  /** The income has changed; `words` are what to give back as `spokenIncome` after a pause. */
  onIncomeChange?: ((words: string) => void) | undefined;
  /** «Начать зарабатывать» is pressed. */
  onStart: () => void;
}

/** One element, so that a key in a field leaves it alone. */
const offer = <Offer />;

/**
 * Estimated monthly income, again at every change (specification sections 1, 4, 5, 9; readings D11, D12, design section
 * 6).
 */
export function Calculator({ id, spokenIncome, onIncomeChange, onStart, ...defaults }: CalculatorProps) {
  const [subscribers, setSubscribers] = useState(defaults.defaultSubscribers ?? defaultSubscribers);
  const [price, setPrice] = useState(defaults.defaultPrice ?? defaultPrice);
  const income = formatIncome(subscribers, price);
  // The field is drawn first: laying out giant figures takes longer than the key.
  const shownIncome = useDeferredValue(income);
  const terms = useDeferredValue(explainIncome(subscribers, price));
  useEffect(() => onIncomeChange?.(sayIncome(income)), [income, onIncomeChange]);

  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-title`}>
      <Container>
        <Thirds>
          <h2 className={styles.title} id={`${id}-title`}>
            Посчитайте <br />
            доход
          </h2>
          <div>
            <div className={styles.fields}>
              <NumberField
                label="Подписчики"
                unitInWords="человек"
                name="subscribers"
                unit="чел."
                maxLength={15}
                last={50}
                value={subscribers}
                onChange={setSubscribers}
              />
              <NumberField
                label="Цена подписки"
                unitInWords="рублей"
                name="price"
                unit="руб."
                maxLength={13}
                last={40}
                value={price}
                onChange={setPrice}
              />
            </div>
            <p className={styles.resultLabel}>Примерный доход</p>
            <Result income={shownIncome} spokenIncome={spokenIncome} />
            <p className={styles.terms}>{terms}</p>
            <Button kind="secondary" hasDot onPress={onStart}>
              Начать зарабатывать
            </Button>
          </div>
          {offer}
        </Thirds>
      </Container>
    </section>
  );
}
