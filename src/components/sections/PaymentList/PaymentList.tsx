import { useRef } from 'react';
import { type Action, failureOf } from '#src/status/action.ts';
import type { Load } from '#src/status/load.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Busy } from '../../primitives/Busy/Busy.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { type DataColumn, DataTable, TwoLines } from '../../primitives/DataTable/DataTable.tsx';
import { useFallbackFocus } from '../../primitives/focus.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import { TextSkeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { LoadFailure } from '../LoadFailure/LoadFailure.tsx';
import * as css from './PaymentList.css.ts';

/** A payment of the person. */
export interface PaymentRow {
  readonly id: string;
  /** «Подписка «Первый ряд»». */
  readonly title: string;
  /** «Анна Рощина, 25 ноября, 16:39». */
  readonly note: string;
  /** An integer. */
  readonly kopecks: number;
  readonly isRefunded: boolean;
  /** Its receipt. */
  readonly href: string;
}

/** The payments of a month, newest first. */
export interface PaymentMonth {
  readonly id: string;
  /** «Ноябрь 2026». */
  readonly title: string;
  readonly rows: readonly PaymentRow[];
}

export interface PaymentListProps {
  payments: Load<readonly PaymentMonth[]>;
  /** Older payments; `undefined` after the last one. */
  more: Action | undefined;
  /** Load older payments, or the failed ones once more. */
  onMore: () => void;
  /** Load the list once more, after a failure. */
  onRetry: () => void;
}

const columns: readonly DataColumn<PaymentRow>[] = [
  {
    id: 'title',
    title: 'За что',
    isRowHeader: true,
    render: ({ title, note }) => <TwoLines title={title} note={note} />,
  },
  {
    id: 'sum',
    title: 'Сумма, руб.',
    side: 'end',
    render: ({ kopecks }) => <Money kopecks={kopecks} hasUnit={false} />,
  },
  {
    id: 'state',
    title: 'Что с платежом',
    render: ({ isRefunded }) =>
      isRefunded ? <Tag kind="over">Возврат</Tag> : <Tag kind="good">Оплачен</Tag>,
  },
  {
    id: 'receipt',
    title: 'Чек',
    side: 'end',
    render: ({ href, title, note }) => (
      <Link href={href}>
        Чек
        <VisuallyHidden>
          {' '}
          ({title}, {note})
        </VisuallyHidden>
      </Link>
    ),
  },
];

/** Payments of the person, month by month, each with its receipt. */
export function PaymentList({ payments, more, onMore, onRetry }: PaymentListProps) {
  const box = useRef<HTMLDivElement>(null);
  const action = useFallbackFocus(box);
  const months = payments.kind === 'loading' ? undefined : payments.value;
  const isEmpty = months?.length === 0 && more === undefined;
  return (
    <div className={css.box} ref={box} role="group" aria-label="Платежи" tabIndex={-1}>
      {payments.kind === 'loading' && (
        <Busy>
          {['first', 'second', 'third'].map((row) => (
            <p key={row}>
              <TextSkeleton length="longest" />
            </p>
          ))}
        </Busy>
      )}
      <LoadFailure place="row" load={payments} onRetry={onRetry} fallbackFocus={box} />
      {isEmpty && <p className={css.note}>Платежей пока нет. Чек появится здесь сразу после оплаты.</p>}
      {months !== undefined && months.length > 0 && (
        <DataTable label="Платежи" columns={columns} groups={months} idOf={({ id }) => id} />
      )}
      {months !== undefined && more !== undefined && (
        <div className={css.more} ref={action}>
          <Banner tone="error">{failureOf(more)}</Banner>
          <Button kind="outline" size="small" isPending={more.kind === 'pending'} onPress={onMore}>
            {more.kind === 'pending' ? 'Загрузка...' : 'Показать ещё'}
          </Button>
        </div>
      )}
    </div>
  );
}
