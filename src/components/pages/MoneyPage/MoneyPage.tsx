import { useRef } from 'react';
import { formatPercent } from '#src/format/percent.ts';
import { withNoun } from '#src/format/plural.ts';
import type { Load } from '#src/status/load.ts';
import { Busy } from '../../primitives/Busy/Busy.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import { PageTitle } from '../../primitives/PageTitle/PageTitle.tsx';
import { TextSkeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { TabLinks, type TabLinksProps } from '../../primitives/TabLinks/TabLinks.tsx';
import { Balance, type BalancePart } from '../../sections/Balance/Balance.tsx';
import { LoadFailure } from '../../sections/LoadFailure/LoadFailure.tsx';
import * as css from './MoneyPage.css.ts';

/** Money of an author; sums are integers of kopecks. */
export interface MoneyOverview {
  /** Ready to be paid out. */
  readonly available: number;
  readonly balance: readonly BalancePart[];
  /** All of it: what the movements add up to. */
  readonly total: number;
  /** Days on which held money becomes available, the next one first: «28 ноября, суббота». */
  readonly maturing: readonly { readonly id: string; readonly day: string; readonly kopecks: number }[];
  /** «16:40, по Москве». */
  readonly updated: string;
}

export interface MoneyPageProps {
  overview: Load<MoneyOverview>;
  tabs: TabLinksProps;
  /** Page of the movements. */
  statementHref: string;
  /** Terms of payments and payouts. */
  termsHref: string;
  /** Fees in percent. */
  fees: { readonly platform: number; readonly paymentSystem: number };
  /** Whole days after the day of a payment in which it is held. */
  holdDays: number;
  /** Load it once more, after a failure. */
  onRetry: () => void;
}

/** «Деньги» of an author: the balance by account, and when held money becomes available. */
export function MoneyPage({ overview, tabs, onRetry, ...terms }: MoneyPageProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const value = overview.kind === 'loading' ? undefined : overview.value;
  return (
    <>
      <PageTitle ref={title}>Деньги</PageTitle>
      <TabLinks {...tabs} />
      {overview.kind === 'loading' && <MoneyPageSkeleton />}
      <LoadFailure load={overview} onRetry={onRetry} fallbackFocus={title} />
      {value !== undefined && (
        <div className={css.columns}>
          <div className={css.main}>
            <Ready {...value} holdDays={terms.holdDays} />
            <div>
              <Balance parts={value.balance} />
              <p className={css.note}>
                Вместе <Money kind="text" kopecks={value.total} />, и до копейки сходится с{'\u00a0'}
                <Link kind="text" href={terms.statementHref}>
                  движениями
                </Link>
                {'. Обновлено в '}
                {value.updated}.
              </p>
            </div>
            {value.maturing.length > 0 && <Maturing days={value.maturing} />}
          </div>
          <Terms {...terms} />
        </div>
      )}
    </>
  );
}

const fullDays = ['полный день', 'полных дня', 'полных дней'] as const;

function MoneyPageSkeleton() {
  return (
    <Busy>
      {['first', 'second', 'third'].map((row) => (
        <p className={css.note} key={row}>
          <TextSkeleton length="longest" />
        </p>
      ))}
    </Busy>
  );
}

function Ready({ available, total, holdDays }: MoneyOverview & Pick<MoneyPageProps, 'holdDays'>) {
  return (
    <div>
      <p className={css.caption}>Готово к выплате</p>
      <div className={css.figure}>
        <Money kind="great" kopecks={available} />
      </div>
      <p className={css.lead}>
        {total === 0
          ? `Первые деньги появятся здесь сразу после оплаты. Удержание снимется через ${withNoun(holdDays, fullDays)} после дня оплаты.`
          : 'Выплаты на счёт пока не подключены: деньги копятся здесь.'}
      </p>
    </div>
  );
}

function Maturing({ days }: { days: MoneyOverview['maturing'] }) {
  return (
    <section>
      <h2 className={css.title}>Когда снимется удержание</h2>
      <ul className={css.days}>
        {days.map(({ id, day, kopecks }) => (
          <li className={css.day} key={id}>
            <span>{day}</span>
            <Money kopecks={kopecks} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A payment that shows what the fees take. */
const example = 50_000;

function Terms({ fees, termsHref }: Pick<MoneyPageProps, 'fees' | 'termsHref'>) {
  const rest = example - (example * (fees.platform + fees.paymentSystem)) / 100;
  return (
    <div className={css.aside}>
      <section>
        <h2 className={css.title}>Сколько берём</h2>
        <p className={css.paragraph}>
          {formatPercent(fees.platform)}
          {' платформе и '}
          {formatPercent(fees.paymentSystem)} платёжной системе. С{'\u00a0'}
          <Money kind="text" kopecks={example} /> вам остаётся <Money kind="text" kopecks={rest} />
        </p>
        <p className={css.paragraph}>
          <Link href={termsHref}>Условия оплаты и выплат</Link>
        </p>
      </section>
    </div>
  );
}
