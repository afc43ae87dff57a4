import { useRef } from 'react';
import { type Action, failureOf } from '#src/status/action.ts';
import type { Load } from '#src/status/load.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Busy } from '../../primitives/Busy/Busy.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { FilterChips } from '../../primitives/FilterChips/FilterChips.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { PageTitle } from '../../primitives/PageTitle/PageTitle.tsx';
import { Select, type SelectOption } from '../../primitives/Select/Select.tsx';
import { TextSkeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { TabLinks, type TabLinksProps } from '../../primitives/TabLinks/TabLinks.tsx';
import { EmptyState } from '../../sections/EmptyState/EmptyState.tsx';
import { LoadFailure } from '../../sections/LoadFailure/LoadFailure.tsx';
import { type StatementDay, StatementTable } from './StatementTable.tsx';
import * as css from './StatementPage.css.ts';

export type { StatementDay, StatementRow } from './StatementTable.tsx';

/** Part of the statement to show. */
export type StatementFilter = 'all' | 'subscriptions' | 'posts' | 'donations' | 'payouts' | 'refunds';

/** Movements of an author's money. */
export interface Statement {
  /** Newest first, of the chosen part. */
  readonly days: readonly StatementDay[];
  /** There are older ones. */
  readonly hasMore: boolean;
  /** On paper: «Автор» with the name, «Счёт» with its last digits. */
  readonly requisites: readonly { readonly name: string; readonly value: string }[];
}

export interface StatementPageProps {
  statement: Load<Statement>;
  filter: StatementFilter;
  onFilter: (filter: StatementFilter) => void;
  /** Months that have movements, the last first, after all of them. */
  months: readonly SelectOption<string>[];
  month: string;
  onMonth: (month: string) => void;
  tabs: TabLinksProps;
  /** The last try to save the file. */
  saving: Action;
  /** Save the chosen rows as CSV. */
  onSave: () => void;
  onPrint: () => void;
  more: Action;
  /** Load older days. */
  onMore: () => void;
  /** Load the statement once more, after a failure. */
  onRetry: () => void;
}

const filters = [
  ['all', 'Всё'],
  ['subscriptions', 'Подписки'],
  ['posts', 'Посты'],
  ['donations', 'Донаты'],
  ['payouts', 'Выплаты'],
  ['refunds', 'Возвраты'],
] as const satisfies readonly (readonly [StatementFilter, string])[];

/** «Движения» of an author's money: the rows that the balance is made of. */
export function StatementPage(props: StatementPageProps) {
  const { statement, filter, onFilter, months, month, onMonth, tabs, onRetry } = props;
  const title = useRef<HTMLHeadingElement>(null);
  const value = statement.kind === 'loading' ? undefined : statement.value;
  return (
    <>
      <PageTitle ref={title}>Деньги</PageTitle>
      <TabLinks {...tabs} />
      {statement.kind === 'loading' && (
        <Busy>
          {['first', 'second', 'third'].map((row) => (
            <p className={css.note} key={row}>
              <TextSkeleton length="longest" />
            </p>
          ))}
        </Busy>
      )}
      <LoadFailure load={statement} onRetry={onRetry} fallbackFocus={title} />
      {value !== undefined && (
        <>
          <dl className={css.requisites}>
            {value.requisites.map(({ name, value: text }) => (
              <Requisite key={name} name={name} value={text} />
            ))}
          </dl>
          <div className={css.tools}>
            <FilterChips label="Что показать" options={filters} value={filter} onChange={onFilter} />
            <div className={css.actions}>
              <Select label="Месяц" options={months} value={month} onChange={onMonth} />
              <Tools {...props} />
            </div>
          </div>
          <Rows {...props} value={value} />
        </>
      )}
    </>
  );
}

function Requisite({ name, value }: Statement['requisites'][number]) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}

function Tools({ saving, onSave, onPrint }: Pick<StatementPageProps, 'saving' | 'onSave' | 'onPrint'>) {
  const isSaving = saving.kind === 'pending';
  return (
    <>
      <Button kind="outline" size="small" isPending={isSaving} onPress={onSave}>
        <Icon name="download" />
        {isSaving ? 'Готовим...' : 'CSV'}
      </Button>
      <Button kind="outline" size="small" onPress={onPrint}>
        <Icon name="print" />
        Печать
      </Button>
      <Banner tone="error">{failureOf(saving)}</Banner>
    </>
  );
}

type RowsProps = Pick<StatementPageProps, 'filter' | 'more' | 'onMore'> & { value: Statement };

function Rows({ value: { days, hasMore }, filter, more, onMore }: RowsProps) {
  if (days.length === 0)
    return (
      <EmptyState place="tab">
        {filter === 'all'
          ? 'Движений пока нет: первые появятся через минуту после оплаты'
          : 'Таких движений нет'}
      </EmptyState>
    );
  const isLoading = more.kind === 'pending';
  return (
    <>
      <StatementTable days={days} />
      {hasMore && (
        <div className={css.more}>
          <Banner tone="error">{failureOf(more)}</Banner>
          <Button kind="outline" size="small" isPending={isLoading} onPress={onMore}>
            {isLoading ? 'Загрузка...' : 'Показать раньше'}
          </Button>
        </div>
      )}
      <p className={css.note}>
        Баланс здесь — то, что лежит у нас: готово к выплате и на удержании. Деньги в пути уже вычтены. Записи
        не меняются и не исчезают: ошибку исправляет новая строка.
      </p>
    </>
  );
}
