import { useSearchParams } from 'react-router-dom';
import type { User } from '#src/api/contract.ts';
import { type StatementFilter, StatementPage } from '#src/components/pages/StatementPage/StatementPage.tsx';
import { type StatementChoice, useStatement } from '#src/data/money/money.ts';
import { loadOf, moreOf } from '#src/data/shared/load.ts';
import { formatError } from '#src/api/errors.ts';
import { paths } from '../shared/paths.ts';
import { presentUser } from '../shared/people.ts';
import { useInner } from '../shell/inner.ts';
import { PageMeta } from '../shell/PageMeta.tsx';
import { titles } from '../shell/titles.ts';
import { moneyTabs } from './links.ts';
import { dayOf, daysOfMonth, monthsBetween, timeOf, titleOfMonth } from './moscow.ts';
import { presentDays } from './presentMoney.ts';
import { useFile } from './useFile.ts';
import { usePrinting } from './usePrinting.ts';

const kinds = {
  all: undefined,
  subscriptions: 'tier',
  posts: 'post',
  donations: 'donation',
  payouts: 'payout',
  refunds: 'refund',
} as const satisfies Record<StatementFilter, StatementChoice['kind']>;

const filters = Object.keys(kinds) as StatementFilter[];
const always = ['all', 'За всё время'] as const;
const failure = 'Не удалось загрузить движения денег. Попробуйте ещё раз.';

/** The choice in the address: `?kind=posts&month=2026-11`. */
function useChoice() {
  const [query, setQuery] = useSearchParams();
  const filter = filters.find((each) => each === query.get('kind')) ?? 'all';
  const [month = 'all'] = /^20\d\d-(?:0[1-9]|1[0-2])$/.exec(query.get('month') ?? '') ?? [];
  const choose = (next: { filter?: StatementFilter; month?: string }) => {
    const chosen = { filter, month, ...next };
    setQuery({
      ...(chosen.filter !== 'all' && { kind: chosen.filter }),
      ...(chosen.month !== 'all' && { month: chosen.month }),
    });
  };
  const kind = kinds[filter];
  const choice = { ...(kind && { kind }), ...(month !== 'all' && daysOfMonth(month)) };
  return { filter, month, choice, choose };
}

/** `/money/statement`: movements of an author's money. */
export function Component() {
  const { user } = useInner();
  const { filter, month, choice, choose } = useChoice();
  const { pages, error, isValidating, isAboutNext, load, renew, money } = useStatement(choice);
  const file = useFile(choice, `dengi-${month === 'all' ? 'vse' : month}.csv`);

  const next = pages?.at(-1)?.next;
  const hasMore = typeof next === 'string';
  const isLoading = isAboutNext && isValidating && error === undefined;
  const print = usePrinting({
    ...{ hasMore, isLoading, hasFailed: isAboutNext && error !== undefined },
    load,
  });

  const loaded = new Date(pages?.[0]?.requestedAt ?? 0);
  const value = pages && {
    days: presentDays(
      pages.flatMap(({ results }) => results),
      hasMore,
      loaded,
    ),
    hasMore,
    requisites: requisitesOf(user, month, loaded),
  };
  const since = money.data?.value.since ?? dayOf(loaded);
  const months = monthsBetween(since, dayOf(loaded));
  if (month !== 'all' && !months.includes(month)) months.unshift(month);
  const failed = isAboutNext && error !== undefined ? formatError(error, failure) : undefined;
  return (
    <>
      <PageMeta title={titles.statement} noIndex />
      <StatementPage
        statement={loadOf(
          value,
          isAboutNext ? { error: undefined, isValidating } : { error, isValidating },
          failure,
        )}
        filter={filter}
        onFilter={(each) => choose({ filter: each })}
        months={[always, ...months.map((each) => [each, titleOfMonth(each)] as const)]}
        month={month}
        onMonth={(each) => choose({ month: each })}
        tabs={{ ...moneyTabs, current: paths.statement }}
        saving={file.saving}
        onSave={file.save}
        onPrint={print}
        more={moreOf(next, failed, isLoading) ?? { kind: 'idle' }}
        onMore={load}
        onRetry={renew}
      />
    </>
  );
}

/** Head of the paper. */
function requisitesOf(user: User, month: string, loaded: Date) {
  const { name, note } = presentUser(user);
  return [
    { name: 'Автор', value: note === undefined ? name : `${name}, ${note}` },
    { name: 'Период', value: month === 'all' ? 'Всё время' : titleOfMonth(month) },
    { name: 'Время', value: `по Москве, UTC+3; выписка на ${timeOf(loaded)}` },
  ];
}
