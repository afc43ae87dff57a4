import type { ReactNode } from 'react';
import { Avatar, type AvatarProps } from '../Avatar/Avatar.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Money } from '../Money/Money.tsx';
import * as css from './Receipt.css.ts';

/** An entry of a receipt. */
export interface ReceiptLine {
  readonly label: string;
  /** An integer. */
  readonly kopecks: number;
}

/** Top of a receipt. */
export type ReceiptHead =
  /** A purchase from a person: «Анна Рощина», «Первый ряд». */
  | {
      readonly kind: 'person';
      readonly portrait: AvatarProps['portrait'];
      readonly over: string;
      readonly title: string;
    }
  /** A document: «Кассовый чек», «Приход · 25 ноября 2026, 16:39». */
  | { readonly kind: 'document'; readonly title: string; readonly note: string };

export interface ReceiptProps {
  /** Name of the region for screen readers. @default 'Чек' */
  label?: string;
  head: ReceiptHead;
  lines: readonly ReceiptLine[];
  total: ReceiptLine;
  /** Lines under the total: later charges, ways of payment. @default none */
  after?: readonly ReceiptLine[];
  /** «Оплачено 25 ноября, 16:39». @default not paid */
  stamp?: string | undefined;
  /** Shows kopecks that are zero, as fiscal receipts do. @default false */
  hasKopecks?: boolean;
  /** Below the cut: shares, requisites. @default no cut */
  children?: ReactNode;
  /** Last words in small letters. @default none */
  note?: string | undefined;
}

/** The sign of money: a strip of paper with sums, its foot torn. It hangs from the top of a pine block. */
export function Receipt(props: ReceiptProps) {
  const { label = 'Чек', head, lines, total, after = [], stamp, hasKopecks = false, children, note } = props;
  return (
    <section className={css.paper} aria-label={label}>
      <div className={css.content} data-theme="light">
        <Head {...head} />
        <dl>
          {lines.map((line) => (
            <Line key={line.label} {...line} hasKopecks={hasKopecks} />
          ))}
          <div className={css.total}>
            <dt className={css.totalLabel}>{total.label}</dt>
            <dd className={css.amount}>
              <Money kind="total" kopecks={total.kopecks} />
            </dd>
          </div>
          {after.map((line) => (
            <Line key={line.label} {...line} hasKopecks={hasKopecks} />
          ))}
        </dl>
        {stamp !== undefined && (
          <div className={css.stamp}>
            <Icon name="check" />
            {stamp}
          </div>
        )}
        {children !== undefined && <div className={css.cut}>{children}</div>}
        {note !== undefined && <p className={css.note}>{note}</p>}
      </div>
    </section>
  );
}

function Head(head: ReceiptHead) {
  if (head.kind === 'document')
    return (
      <div className={css.plainHead}>
        <h2 className={css.title}>{head.title}</h2>
        <p className={css.over}>{head.note}</p>
      </div>
    );
  return (
    <div className={css.head}>
      <Avatar portrait={head.portrait} size="large" />
      <div>
        <p className={css.over}>{head.over}</p>
        <p className={css.title}>{head.title}</p>
      </div>
    </div>
  );
}

function Line({ label, kopecks, hasKopecks }: ReceiptLine & { hasKopecks: boolean }) {
  return (
    <div className={css.line}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.amount}>
        <Money kopecks={kopecks} hasKopecks={hasKopecks} hasUnit={!hasKopecks} />
      </dd>
    </div>
  );
}
