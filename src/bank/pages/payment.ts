import { formatAmount } from '../amounts.ts';
import type { Bank } from '../bank.ts';
import { inGroups, testCards } from '../cards.ts';
import type { Checkout, Purchase } from '../state.ts';
import { html, type Markup } from './html.ts';
import { layout } from './layout.ts';

/** `500,00 RUB`. */
export const sumOf = ({ amount }: Pick<Purchase, 'amount'>): string =>
  `${formatAmount(amount).replace('.', ',')}\u00a0RUB`;

const forWhat = ({ description, invoice }: Purchase): string =>
  description || (invoice === null ? 'без названия' : `заказ ${invoice}`);

const cardRow = (chosen: string) =>
  function row({ number, description }: (typeof testCards)[number]): Markup {
    const isChosen = number === chosen;
    return html`<li class="${isChosen && 'chosen'}">
      <a href="?card=${number}" aria-current="${isChosen ? 'true' : 'false'}">${inGroups(number)}</a>
      <span>${description}${isChosen && html` <strong>← выбрана</strong>`}</span>
    </li>`;
  };

interface View {
  /** Number of the test card that stands in the field; empty after a number that is none. */
  readonly card: string;
  /** The sentence about a wrong card number. */
  readonly error?: string;
}

/** The payer types the card here. */
export function paymentPage(bank: Bank, { id, purchase }: Checkout, { card, error }: View): string {
  const problem = error !== undefined && html`<p class="error" id="problem" role="alert">${error}</p>`;
  const bySbp = html`<a class="button outline" href="/pay/${id}/sbp">Заплатить через СБП</a>`;
  return layout(
    `Оплата ${sumOf(purchase)}`,
    html`<form class="card" method="post" action="/pay/${id}">
        <h1>Оплата ${sumOf(purchase)}</h1>
        <p>Получатель: ${bank.shop} · ${forWhat(purchase)}</p>
        ${problem}
        <div class="field">
          <label for="card">Номер карты</label>
          <input
            id="card"
            name="card"
            value="${inGroups(card)}"
            inputmode="numeric"
            autocomplete="off"
            maxlength="23"
            required
            ${error !== undefined && html`aria-invalid="true" aria-describedby="problem"`}
          />
        </div>
        <div class="pair">
          <div class="field">
            <label for="until">Действует до</label>
            <input
              id="until"
              name="until"
              value="08/29"
              inputmode="numeric"
              autocomplete="off"
              maxlength="5"
            />
          </div>
          <div class="field">
            <label for="code">Код с&nbsp;обратной стороны</label>
            <input id="code" name="code" value="000" inputmode="numeric" autocomplete="off" maxlength="4" />
          </div>
        </div>
        <button class="button" name="action" value="pay">Заплатить понарошку</button>
        ${purchase.way === 'any' && bySbp}
        <button class="button outline" name="action" value="leave" formnovalidate>
          Отказаться и&nbsp;вернуться в&nbsp;магазин
        </button>
      </form>
      <section class="card">
        <h2>Какую карту взять</h2>
        <ul class="cards">
          ${testCards.map(cardRow(card))}
        </ul>
      </section>
      <p class="footer">
        Эту страницу рисует отдельная программа, а&nbsp;не&nbsp;${bank.shop.replace(/ \(.*/, '')}: у&nbsp;неё
        свой адрес и&nbsp;своя память. Настоящую карту сюда не&nbsp;вводите.
      </p>`,
  );
}
