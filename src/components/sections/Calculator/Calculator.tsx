import { useDeferredValue, useEffect, useState } from 'react';
import {
  defaultPrice,
  defaultSubscribers,
  explainIncome,
  formatIncome,
  sayIncome,
} from '#src/format/income.ts';
import { groupSeparator } from '#src/format/digits.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Container } from '../../primitives/Container/Container.tsx';
import { Thirds } from '../../primitives/Thirds/Thirds.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Calculator.css.ts';
import { breakable, longest, result, unit } from './Calculator.css.ts';
import { NumberField } from './NumberField.tsx';

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

interface ResultProps {
  income: string;
  /** Announced instead of the income itself, see `CalculatorProps`. */
  spokenIncome: string | undefined;
}

/** The income in giant figures; a longer number is set smaller, so that it keeps to its column. */
function Result({ income, spokenIncome }: ResultProps) {
  const { length } = income;
  const isBreakable = length >= breakable;
  return (
    <output
      className={result}
      data-length={Math.min(length, longest)}
      data-breakable={isBreakable || undefined}
    >
      <span aria-hidden>
        {isBreakable ? income.replaceAll(groupSeparator, ' ') : income} <span className={unit}>руб/мес</span>
      </span>
      <VisuallyHidden>{spokenIncome ?? sayIncome(income)}</VisuallyHidden>
    </output>
  );
}

/** A creator's offers and the fees that the estimate leaves out (specification section 1). */
function Offer() {
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
