import type { Bank } from '../bank.ts';
import { html, type Markup } from '../pages/html.ts';
import { layout } from '../pages/layout.ts';
import { paymentRefusals, payoutRefusals, refundRefusals } from '../refusals.ts';
import { scriptKinds } from '../scriptKinds.ts';
import { at, button, methodRow, movement, notificationRow, paymentRow, table } from './tables.ts';

/** Rows of each table, newest first. */
const shownRows = 20;

const newest = <Item>(items: Readonly<Record<string, Item>>): Item[] =>
  Object.values(items).toReversed().slice(0, shownRows);

const options = (words: Readonly<Record<string, string>>): Markup[] =>
  Object.entries(words).map(([value, text]) => html`<option value="${value}">${text}</option>`);

const paymentWords = Object.fromEntries(
  Object.entries(paymentRefusals).map(([name, { text }]) => [name, text]),
);

const scriptForm = (): Markup =>
  html`<form class="card wide" method="post" action="/control">
    <h2>Что подстроить</h2>
    <input type="hidden" name="action" value="script" />
    <div class="columns">
      <div class="field">
        <label for="kind">Что случится</label>
        <select id="kind" name="kind">
          ${options(scriptKinds)}
        </select>
      </div>
      <div class="field">
        <label for="times">Сколько раз</label>
        <input id="times" name="times" value="1" inputmode="numeric" />
      </div>
      <div class="field">
        <label for="seconds">Секунд, если надо ждать</label>
        <input id="seconds" name="seconds" value="5" inputmode="numeric" />
      </div>
      <div class="field">
        <label for="reason">Причина отказа</label>
        <select id="reason" name="reason">
          <optgroup label="Платёж">${options(paymentWords)}</optgroup>
          <optgroup label="Возврат">${options(refundRefusals)}</optgroup>
          <optgroup label="Выплата">${options(payoutRefusals)}</optgroup>
        </select>
      </div>
      <div class="field">
        <label for="only">Только для (часть вызова или события)</label>
        <input id="only" name="only" placeholder="POST /v3/refunds" />
      </div>
      <button class="button">Подстроить</button>
    </div>
  </form>`;

const clockForm = (bank: Bank): Markup =>
  html`<form class="card wide" method="post" action="/control">
    <h2>Часы банка: ${at(bank.now().toISOString())}</h2>
    <input type="hidden" name="action" value="advance-clock" />
    <div class="columns">
      <div class="field">
        <label for="ahead">На сколько секунд вперёд</label>
        <input id="ahead" name="seconds" value="3600" inputmode="numeric" />
      </div>
      <button class="button">Перевести</button>
    </div>
  </form>`;

/** The control panel: tables of everything in the bank, and forms that make it fail. */
export function controlPage(bank: Bank, error?: string): string {
  const { state } = bank;
  const saved = Object.fromEntries(Object.entries(state.methods).filter(([, { isSaved }]) => isSaved));
  return layout(
    'Пульт',
    html`<section class="card wide">
        <h1>Пульт</h1>
        <p>Здесь банк можно заставить опаздывать, повторяться, терять и&nbsp;отказывать.</p>
        ${error !== undefined && html`<p class="error" role="alert">${error}</p>`}
      </section>
      ${scriptForm()}
      ${table(
        'Подстроено',
        ['Что', 'Сколько раз', 'Только для'],
        state.scripts.map(
          ({ kind, times, only }) =>
            html`<tr>
              <td>${scriptKinds[kind]}</td>
              <td>${times}</td>
              <td>${only}</td>
            </tr>`,
        ),
      )}
      ${state.scripts.length > 0 && html`<div class="footer">${button('Убрать всё подстроенное', { action: 'clear-scripts' })}</div>`}
      ${clockForm(bank)}
      ${table('Платежи', ['Когда', 'Сумма', 'За что', 'Что с ним', 'Сделать'], newest(state.payments).map(paymentRow))}
      ${table(
        'Возвраты и выплаты',
        ['Когда', 'Что', 'Сумма', 'Что с ним', 'Сделать'],
        [
          ...newest(state.refunds).map(movement('возврат', refundRefusals)),
          ...newest(state.payouts).map(movement('выплата', payoutRefusals)),
        ],
      )}
      ${table('Сохранённые способы оплаты', ['Способ', 'Плательщик', 'Сделать'], newest(saved).map(methodRow))}
      ${table(
        'Уведомления магазину',
        ['Событие', 'Что с ним', 'Когда', 'Ответ', 'Сделать'],
        state.notifications.toReversed().slice(0, shownRows).map(notificationRow),
      )}`,
  );
}
