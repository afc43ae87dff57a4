import { type FormEvent, useState } from 'react';
import { formatPrice } from '#src/format/money.ts';
import { failureOf } from '#src/status/action.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { PaymentChoice, type PaymentOption } from '../../sections/PaymentChoice/PaymentChoice.tsx';
import type { Checkout, CheckoutActions, CheckoutLinks, CheckoutState } from './checkout.ts';
import { PayButtons } from './PayButtons.tsx';
import * as css from './CheckoutPage.css.ts';

interface RefusedFormProps {
  order: Checkout;
  state: Extract<CheckoutState, { kind: 'refused' }>;
  links: CheckoutLinks;
  actions: Pick<CheckoutActions, 'onPay'>;
  backHref: string;
}

const labelOf = (sum: string, kind: PaymentOption['kind'] | undefined) =>
  kind === 'sbp' ? `Оплатить ${sum} через СБП` : `Оплатить ${sum} картой`;

/** Another way to pay the same order, at the same price; the one that failed stays on the list. */
export function RefusedForm({ order, state, links, actions, backHref }: RefusedFormProps) {
  const { options, email, kopecks } = order;
  const first = options.find(({ isRefused = false }) => !isRefused) ?? options[0];
  const [chosen, setChosen] = useState(first?.id ?? '');
  const option = options.find(({ id }) => id === chosen);
  const isPending = state.paying.kind === 'pending';
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) actions.onPay({ option: chosen, email });
  };
  return (
    <form className={css.body} onSubmit={send}>
      <Banner tone="error">{failureOf(state.paying)}</Banner>
      <PaymentChoice options={options} value={chosen} onChange={setChosen} isReadOnly={isPending} />
      <div className={css.end}>
        <PayButtons
          label={labelOf(formatPrice(kopecks), option?.kind)}
          icon={option?.kind === 'sbp' ? 'qr' : 'lock'}
          isPending={isPending}
          backHref={backHref}
        />
        <p className={css.small}>
          {'Заказ подождёт до '}
          {state.waitsUntil}, цена за это время не изменится. Карта в порядке, а банк отказывает? Спросите
          у банка: нам он причину сверх этой не называет.{' '}
          <Link href={links.support}>Написать в поддержку</Link>
        </p>
      </div>
    </form>
  );
}
