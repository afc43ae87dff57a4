import { Money } from '../../primitives/Money/Money.tsx';
import * as css from './Balance.css.ts';

/** An account of the author's. */
export interface BalancePart {
  readonly kind: 'inPayout' | 'available' | 'held' | 'disputed' | 'debt';
  /** An integer; a debt is negative and has no part in the bar. */
  readonly kopecks: number;
  /** «Отправили 23 ноября, банк зачислит до 26-го». */
  readonly note: string;
}

export interface BalanceProps {
  parts: readonly BalancePart[];
}

const names = {
  inPayout: 'В пути',
  available: 'Готово к выплате',
  held: 'На удержании',
  disputed: 'В споре',
  debt: 'Долг',
} as const satisfies Record<BalancePart['kind'], string>;

/** Money by account: on its way to the bank, ready, held. Bar and list have the same order. */
export function Balance({ parts }: BalanceProps) {
  const drawn = parts.filter(({ kopecks }) => kopecks > 0);
  return (
    <section className={css.balance} aria-label="Где деньги">
      {drawn.length > 0 && (
        <div className={css.bar} aria-hidden="true">
          {drawn.map(({ kind, kopecks }) => (
            <span className={css.part[kind]} key={kind} style={{ flexGrow: kopecks }} />
          ))}
        </div>
      )}
      <ul className={css.list}>
        {parts.map(({ kind, kopecks, note }) => (
          <li className={css.item} key={kind}>
            <span className={css.mark[kind]} />
            <div>
              <Money kind="part" kopecks={kopecks} />
              <p className={css.name}>{names[kind]}</p>
              <p className={css.note}>{note}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
