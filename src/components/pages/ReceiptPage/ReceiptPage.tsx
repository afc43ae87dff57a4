import { type ReactNode, useRef } from 'react';
import type { Load } from '#src/status/load.ts';
import { Busy } from '../../primitives/Busy/Busy.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Main } from '../../primitives/Main/Main.tsx';
import { Page } from '../../primitives/Page/Page.tsx';
import { TextSkeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { SkipLink } from '../../primitives/SkipLink/SkipLink.tsx';
import { TestBankNotice } from '../../primitives/TestBankNotice/TestBankNotice.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { LoadFailure } from '../../sections/LoadFailure/LoadFailure.tsx';
import { type PaidReceipt, PaymentReceipt } from './PaymentReceipt.tsx';
import * as css from './ReceiptPage.css.ts';

export type { Payment } from './PaymentReceipt.tsx';

/** An order that is not paid: it waits for the payer or for the bank, or nobody can pay it any more. */
interface UnpaidOrder {
  readonly kind: 'open' | 'pending' | 'closed';
  /** Its checkout. */
  readonly href: string;
}

/** The receipt of an order, or the reason why there is none yet. */
export type OrderReceipt = PaidReceipt | UnpaidOrder;

export interface ReceiptPageProps {
  receipt: Load<OrderReceipt>;
  /** The list that receipts are opened from. */
  back: { readonly href: string; readonly label: string };
  onPrint: () => void;
  /** Load the order once more, after a failure. */
  onRetry: () => void;
}

/** Receipt of an order: a strip of paper on pine, black on white when it is printed. */
export function ReceiptPage({ receipt, back, onPrint, onRetry }: ReceiptPageProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const value = receipt.kind === 'loading' ? undefined : receipt.value;
  const paid = value?.kind === 'paid' || value?.kind === 'refunded' ? value : undefined;
  const unpaid =
    value === undefined || value.kind === 'paid' || value.kind === 'refunded' ? undefined : value;
  const hasFailed = receipt.kind === 'failed' || receipt.kind === 'offline';
  return (
    <Page>
      <SkipLink />
      <div className={css.page}>
        {paid?.payment.isTest === true && (
          <aside className={css.notice} aria-label="Тестовый банк">
            <TestBankNotice />
          </aside>
        )}
        <header className={css.close} data-theme="dark">
          <LinkButton kind="ghost" size="small" href={back.href}>
            <Icon name="close" />
            {back.label}
          </LinkButton>
        </header>
        <div className={css.column}>
          <Main>
            <VisuallyHidden>
              <h1 ref={title} tabIndex={-1}>
                Чек
              </h1>
            </VisuallyHidden>
            {receipt.kind === 'loading' && <ReceiptSkeleton />}
            {hasFailed && (
              <Sheet>
                <LoadFailure place="row" load={receipt} onRetry={onRetry} fallbackFocus={title} />
              </Sheet>
            )}
            {unpaid !== undefined && <Unpaid {...unpaid} />}
            {paid !== undefined && (
              <>
                <PaymentReceipt receipt={paid} />
                <div className={css.actions} data-theme="dark">
                  <Button kind="outline" size="small" onPress={onPrint}>
                    <Icon name="print" />
                    Печать
                  </Button>
                </div>
              </>
            )}
          </Main>
        </div>
      </div>
    </Page>
  );
}

function Sheet({ children }: { children: ReactNode }) {
  return (
    <div className={css.sheet}>
      <div className={css.content} data-theme="light">
        {children}
      </div>
    </div>
  );
}

const words = {
  open: {
    title: 'Заказ не оплачен',
    sentence: 'Чек появится здесь сразу после оплаты.',
    way: 'К оплате',
  },
  pending: {
    title: 'Ждём ответа банка',
    sentence: 'Чек появится здесь, как только банк подтвердит оплату.',
    way: 'Как идёт оплата',
  },
  closed: {
    title: 'Чека нет',
    sentence: 'Заказ закрылся неоплаченным, деньги за него не списаны.',
    way: 'К заказу',
  },
} as const;

function Unpaid({ kind, href }: UnpaidOrder) {
  const { title, sentence, way } = words[kind];
  return (
    <Sheet>
      <h2 className={css.heading}>{title}</h2>
      <p>{sentence}</p>
      <LinkButton kind="secondary" size="small" href={href}>
        {way}
      </LinkButton>
    </Sheet>
  );
}

function ReceiptSkeleton() {
  return (
    <Sheet>
      <Busy>
        {['title', 'subject', 'total'].map((line) => (
          <p key={line}>
            <TextSkeleton length="longest" />
          </p>
        ))}
      </Busy>
    </Sheet>
  );
}
