import { html, type Markup } from '../pages/html.ts';
import { sumOf } from '../pages/payment.ts';
import { paymentRefusals } from '../refusals.ts';
import type { Method, Notification, Payment, Payout, Provider, Refund } from '../state.ts';

const moment = new Intl.DateTimeFormat('ru-RU', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Moscow',
});

export const at = (date: string): string => moment.format(new Date(date));

/** A form of one button. */
export const button = (text: string, fields: Readonly<Record<string, string>>): Markup =>
  html`<form method="post" action="/control">
    ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <button class="button outline small">${text}</button>
  </form>`;

export const table = (title: string, columns: readonly string[], rows: readonly Markup[]): Markup =>
  html`<section class="card wide">
    <h2>${title}</h2>
    ${
      rows.length === 0
        ? html`<p>Пока пусто.</p>`
        : html`<div class="scroll" tabindex="0" role="region" aria-label="${title}">
            <table>
              <thead>
                <tr>
                  ${columns.map((column) => html`<th scope="col">${column}</th>`)}
                </tr>
              </thead>
              <tbody>
                ${rows}
              </tbody>
            </table>
          </div>`
    }
  </section>`;

const providers: Readonly<Record<Provider, string>> = { yookassa: 'ЮKassa', cloudpayments: 'CloudPayments' };

const statusWords: Readonly<Record<string, string>> = {
  pending: 'ждёт',
  authorized: 'деньги отложены',
  succeeded: 'прошёл',
  canceled: 'не прошёл',
  waiting: 'ждёт',
  held: 'пропускает следующее',
  delivered: 'доставлено',
  lost: 'потеряно',
  'given up': 'больше не\u00a0повторяется',
  open: 'открыт',
  won: 'выигран магазином',
  lostDispute: 'проигран магазином',
};

const status = (name: string): string => statusWords[name] ?? name;

function disputeButtons({ id, dispute }: Payment): Markup {
  if (dispute === null) return button('Открыть спор', { action: 'set-dispute', id, status: 'open' });
  if (dispute.status !== 'open')
    return html`спор ${status(dispute.status === 'lost' ? 'lostDispute' : 'won')}`;
  return html`${button('Спор выигран', { action: 'set-dispute', id, status: 'won' })}
  ${button('Спор проигран', { action: 'set-dispute', id, status: 'lost' })}`;
}

export const paymentRow = (payment: Payment): Markup =>
  html`<tr>
    <td>${at(payment.created)}<br />${providers[payment.purchase.provider]}</td>
    <td>${sumOf(payment)}<br />возвращено ${sumOf({ amount: payment.refunded })}</td>
    <td>${payment.purchase.description || payment.purchase.invoice || payment.id}</td>
    <td>${status(payment.status)}${payment.refusal && html`: ${paymentRefusals[payment.refusal].text}`}</td>
    <td>
      ${payment.status === 'pending' && payment.method !== null && button('Провести', { action: 'finish', id: payment.id })}
      ${
        payment.status === 'succeeded' &&
        html`<form method="post" action="/control">
            <input type="hidden" name="action" value="refund-payment" />
            <input type="hidden" name="id" value="${payment.id}" />
            <input
              class="small"
              name="amount"
              size="9"
              aria-label="Сумма возврата, пустое поле вернёт всё"
              placeholder="500.00"
            />
            <button class="button outline small">Вернуть</button>
          </form>
          ${disputeButtons(payment)}`
      }
    </td>
  </tr>`;

export const movement = (name: string, words: Readonly<Record<string, string>>) =>
  function row({ id, amount, created, refusal, ...item }: Refund | Payout): Markup {
    return html`<tr>
      <td>${at(created)}</td>
      <td>${name}</td>
      <td>${sumOf({ amount })}</td>
      <td>${status(item.status)}${refusal && html`: ${words[refusal] ?? refusal}`}</td>
      <td>${item.status === 'pending' && button('Провести', { action: 'finish', id })}</td>
    </tr>`;
  };

export const methodRow = ({ id, kind, last4, account, isRevoked }: Method): Markup =>
  html`<tr>
    <td>${kind === 'sbp' ? 'Счёт СБП' : `Карта •••• ${last4}`}</td>
    <td>${account ?? ''}</td>
    <td>
      ${isRevoked ? 'списания запрещены' : button('Запретить списания', { action: 'revoke-method', id })}
      ${kind === 'bank_card' && button('Перевыпустить', { action: 'reissue-card', id })}
    </td>
  </tr>`;

export const notificationRow = ({ id, event, provider, due, tries, answer, ...item }: Notification): Markup =>
  html`<tr>
    <td>${providers[provider]}<br />${event}</td>
    <td>${status(item.status)}, попыток ${tries}</td>
    <td>${item.status === 'waiting' ? at(due) : ''}</td>
    <td>${answer ?? ''}</td>
    <td>${button('Послать', { action: 'send-again', id })}</td>
  </tr>`;
