import { paymentRefusals } from '../refusals.ts';
import type { Checkout, Payment } from '../state.ts';
import { html } from './html.ts';
import { layout } from './layout.ts';
import { sumOf } from './payment.ts';

interface Words {
  readonly title: string;
  readonly text: string;
}

function wordsOf(payment: Payment | undefined): Words {
  switch (payment?.status) {
    case 'succeeded':
    case 'authorized':
      return { title: 'Платёж прошёл', text: 'Платить ещё раз не\u00a0нужно.' };
    case 'pending':
      return { title: 'Банк думает', text: 'Ответ придёт в\u00a0магазин сам. Ещё раз не\u00a0платите.' };
    case 'canceled': {
      const { text } = paymentRefusals[payment.refusal ?? 'general_decline'];
      return {
        title: 'Платёж не\u00a0прошёл',
        text: `${text}. Вернитесь в\u00a0магазин и\u00a0начните заново.`,
      };
    }
    case undefined:
      return { title: 'Счёт отменён', text: 'Магазин больше не\u00a0ждёт этих денег.' };
  }
}

/** The page of a payment that has ended or is pending: nobody can pay here any more. */
export function outcomePage({ purchase, success, fail }: Checkout, payment: Payment | undefined): string {
  const { title, text } = wordsOf(payment);
  const back = payment?.status === 'canceled' || payment === undefined ? fail : success;
  return layout(
    title,
    html`<section class="card">
      <h1>${title}</h1>
      <p>${sumOf(purchase)}. ${text}</p>
      ${back !== null && html`<a class="button" href="${back}">Вернуться в&nbsp;магазин</a>`}
    </section>`,
  );
}

export const missingPage = (): string =>
  layout(
    'Такой страницы нет',
    html`<section class="card">
      <h1>Такой страницы нет</h1>
      <p>Вернитесь в&nbsp;магазин и&nbsp;начните оплату заново.</p>
    </section>`,
  );
