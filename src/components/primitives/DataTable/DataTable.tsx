import type { ReactNode } from 'react';
import * as css from './DataTable.css.ts';

/** A column of a table. */
export interface DataColumn<Row> {
  readonly id: string;
  readonly title: ReactNode;
  /** Sums stand at the end. @default 'start' */
  readonly side?: 'start' | 'end';
  /** `wide` is left out below 1024 px, where a row is two lines. @default 'always' */
  readonly shown?: 'always' | 'wide';
  /** This cell names its row for screen readers. @default false */
  readonly isRowHeader?: boolean;
  readonly render: (row: Row) => ReactNode;
  /** Cell of the line above a group: the sum of a day. @default empty */
  readonly renderTotal?: ((group: DataGroup<Row>) => ReactNode) | undefined;
}

/** Rows under a heading, a day or a month. */
export interface DataGroup<Row> {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly Row[];
}

export interface DataTableProps<Row> {
  /** Name of the table for screen readers. */
  label: string;
  columns: readonly DataColumn<Row>[];
  groups: readonly DataGroup<Row>[];
  /** Unique among all rows. */
  idOf: (row: Row) => string;
}

/**
 * Rows of data in groups (design section 9): a table from 1024 px and on paper, rows of two lines below. Browsers keep
 * it a table to screen readers, however it is drawn.
 */
export function DataTable<Row>({ label, columns, groups, idOf }: DataTableProps<Row>) {
  return (
    <table className={css.table} aria-label={label}>
      <thead className={css.head}>
        <tr>
          {columns.map(({ id, title, side = 'start' }) => (
            <th className={css.headingCell[side]} key={id} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody className={css.group} key={group.id}>
          <GroupLine group={group} columns={columns} />
          {group.rows.map((row) => (
            <tr className={css.row} key={idOf(row)}>
              {columns.map((column) => (
                <Cell key={column.id} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Cell<Row>({ column, row }: { column: DataColumn<Row>; row: Row }) {
  const { side = 'start', shown = 'always', isRowHeader = false, render } = column;
  const className = css.cellOf[shown][side];
  return isRowHeader ? (
    <th className={className} scope="row">
      {render(row)}
    </th>
  ) : (
    <td className={className}>{render(row)}</td>
  );
}

interface GroupLineProps<Row> {
  group: DataGroup<Row>;
  columns: readonly DataColumn<Row>[];
}

/** The day with its sum, in the column of what it sums up. */
function GroupLine<Row>({ group, columns }: GroupLineProps<Row>) {
  const at = columns.findIndex(({ renderTotal }) => renderTotal !== undefined);
  const span = at === -1 ? columns.length : at;
  return (
    <tr className={css.day}>
      <th className={css.dayTitle} colSpan={span} scope="rowgroup">
        {group.title}
      </th>
      {at !== -1 && (
        <td className={at === columns.length - 1 ? css.dayCell.last : css.dayCell.inner}>
          {columns[at]?.renderTotal?.(group)}
        </td>
      )}
    </tr>
  );
}

interface TwoLinesProps {
  title: ReactNode;
  note: ReactNode;
}

/** The cell that names a row: what it is, and about what. */
export function TwoLines({ title, note }: TwoLinesProps) {
  return (
    <>
      <span className={css.title}>{title}</span>
      <span className={css.note}>{note}</span>
    </>
  );
}
