import { type DataColumn, DataTable, TwoLines } from '../../primitives/DataTable/DataTable.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import * as css from './StatementPage.css.ts';

/** A movement of money; sums are integers of kopecks, and what leaves is negative. */
export interface StatementRow {
  readonly id: string;
  /** «16:38». */
  readonly time: string;
  /** «Нина Орлова», «Выплата на счёт •••• 4417». */
  readonly title: string;
  /** ««Первый ряд», первый месяц». */
  readonly note: string;
  /** Page of the payout. @default none */
  readonly href?: string | undefined;
  /** The payment; a payout has neither it nor fees. */
  readonly gross: number | undefined;
  readonly fees: number | undefined;
  /** Change of the balance. */
  readonly net: number;
  /** The balance after it. */
  readonly balance: number;
}

/** The movements of a day, newest first, with their sum. */
export interface StatementDay {
  readonly id: string;
  /** «25 ноября, среда». */
  readonly title: string;
  /** Absent while some of its movements are not loaded. */
  readonly net: number | undefined;
  readonly rows: readonly StatementRow[];
}

const sum = (kopecks: number | undefined, sign: 'minus' | 'both' = 'minus') =>
  kopecks !== undefined && <Money kopecks={kopecks} hasUnit={false} sign={sign} />;

const columnsOf = (days: readonly StatementDay[]): readonly DataColumn<StatementRow>[] => [
  {
    id: 'time',
    title: 'Время',
    shown: 'wide',
    render: ({ time }) => <span className={css.time}>{time}</span>,
  },
  {
    id: 'title',
    title: 'Кто и за что',
    isRowHeader: true,
    render: ({ title, note, href }) => (
      <TwoLines title={href === undefined ? title : <Link href={href}>{title}</Link>} note={note} />
    ),
  },
  { id: 'gross', title: 'Сумма', side: 'end', shown: 'wide', render: ({ gross }) => sum(gross) },
  { id: 'fees', title: 'Комиссии', side: 'end', shown: 'wide', render: ({ fees }) => sum(fees, 'both') },
  {
    id: 'net',
    title: 'Вам, руб.',
    side: 'end',
    render: ({ net }) => <Money kopecks={net} hasUnit={false} sign="both" isStrong />,
    renderTotal: ({ id }) => sum(days.find((day) => day.id === id)?.net, 'both'),
  },
  {
    id: 'balance',
    title: 'Баланс',
    side: 'end',
    shown: 'wide',
    render: ({ balance }) => <span className={css.muted}>{sum(balance)}</span>,
  },
];

/** The rows of the statement, day by day. */
export function StatementTable({ days }: { days: readonly StatementDay[] }) {
  return <DataTable label="Движения денег" columns={columnsOf(days)} groups={days} idOf={({ id }) => id} />;
}
