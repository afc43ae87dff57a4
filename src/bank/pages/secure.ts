import type { Bank } from '../bank.ts';
import { secureCode } from '../payments.ts';
import type { Checkout, Payment } from '../state.ts';
import { html } from './html.ts';
import { layout } from './layout.ts';
import { sumOf } from './payment.ts';

const clock = new Intl.DateTimeFormat('ru-RU', { timeStyle: 'short', timeZone: 'Europe/Moscow' });

const triesLeft: Readonly<Record<number, string>> = { 1: 'Осталась одна попытка', 2: 'Остались две попытки' };

/**
 * The payer types the code of 3-D Secure here.
 * @param wrong the code that did not fit
 */
export function securePage(
  bank: Bank,
  { id }: Checkout,
  payment: Payment & { readonly secure: NonNullable<Payment['secure']> },
  wrong?: string,
): string {
  const { method, secure } = payment;
  const last4 = method === null ? '' : (bank.state.methods[method]?.last4 ?? '');
  const problem =
    wrong !== undefined &&
    html`<p class="error" id="problem" role="alert">
      Код${wrong === '' ? ' не\u00a0введён' : ` ${wrong} не\u00a0подошёл`}. ${triesLeft[secure.tries]}.
    </p>`;
  return layout(
    'Подтвердите платёж',
    html`<form class="card" method="post" action="/pay/${id}/secure">
        <h1>Подтвердите платёж</h1>
        <p>${sumOf(payment)} · карта •••• ${last4} · ${bank.shop}</p>
        ${problem}
        <div class="field">
          <label for="code">Код из&nbsp;SMS. Телефона нет, поэтому вот он: ${secureCode}</label>
          <input
            id="code"
            name="code"
            inputmode="numeric"
            autocomplete="one-time-code"
            maxlength="8"
            autofocus
            ${wrong !== undefined && html`aria-invalid="true" aria-describedby="problem"`}
          />
        </div>
        <button class="button" name="action" value="confirm">Подтвердить</button>
        <button class="button outline" name="action" value="leave">Отказаться от&nbsp;платежа</button>
        <div class="line">
          <span>Код действует</span>
          <strong>до&nbsp;${clock.format(new Date(secure.until))} по&nbsp;Москве</strong>
        </div>
      </form>
      <p class="footer">Закрыть страницу тоже можно: так проверяют, что будет, если человек ушёл.</p>`,
  );
}
