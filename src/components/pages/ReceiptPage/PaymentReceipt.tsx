import { Receipt } from '../../primitives/Receipt/Receipt.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { FeeSplit, type FeeSplitProps } from '../../sections/FeeSplit/FeeSplit.tsx';
import * as css from './ReceiptPage.css.ts';

/** A payment, as its receipt names it. */
export interface Payment {
  /** Number of the order. */
  readonly number: string;
  /** «Оплачено 25 ноября 2026, 16:39». */
  readonly moment: string;
  /** «Подписка «Первый ряд», автор Анна Рощина». */
  readonly subject: string;
  /** An integer. */
  readonly kopecks: number;
  /** Address of the receipt of the cash register. */
  readonly email: string;
  /** The company that runs the site. */
  readonly company: { readonly name: string; readonly inn: string } | undefined;
  /** Paid at the test bank. */
  readonly isTest: boolean;
}

/** A payment that stands, with its parts, or one of which money has gone back. */
export type PaidReceipt =
  | { readonly kind: 'paid'; readonly payment: Payment; readonly split: FeeSplitProps }
  | { readonly kind: 'refunded'; readonly payment: Payment };

/** The strip of paper: subject, sum, parts, requisites. */
export function PaymentReceipt({ receipt }: { receipt: PaidReceipt }) {
  const { moment, subject, kopecks, email, isTest } = receipt.payment;
  return (
    <Receipt
      label="Чек об оплате"
      head={{ kind: 'document', title: 'Чек', note: moment }}
      lines={[{ label: subject, kopecks }]}
      total={{ label: 'Итого', kopecks }}
      hasKopecks
      note={
        isTest
          ? 'Тестовый платёж: деньги не списаны, кассового чека нет.'
          : `Кассовый чек платёжная система присылает на ${email}.`
      }
    >
      {receipt.kind === 'paid' ? <FeeSplit {...receipt.split} /> : <Refund />}
      <Requisites {...receipt.payment} />
    </Receipt>
  );
}

function Refund() {
  return (
    <div className={css.refund}>
      <Tag kind="over">Возврат</Tag>
      <p>По этому заказу есть возврат: деньги придут туда, откуда вы платили.</p>
    </div>
  );
}

function Requisites({ number, company }: Payment) {
  return (
    <dl className={css.requisites}>
      {company !== undefined && (
        <>
          <dt className={css.requisite}>Платёж принял</dt>
          <dd>{company.name}</dd>
          <dt className={css.requisite}>ИНН</dt>
          <dd>{company.inn}</dd>
        </>
      )}
      <dt className={css.requisite}>Номер заказа</dt>
      <dd>{number}</dd>
    </dl>
  );
}
