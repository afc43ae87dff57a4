import { createHash } from 'node:crypto';
import type { Bank } from '../bank.ts';
import type { Checkout } from '../state.ts';
import { html, type Markup } from './html.ts';
import { layout } from './layout.ts';
import { sumOf } from './payment.ts';

const size = 25;
const corners = [
  [0, 0],
  [size - 7, 0],
  [0, size - 7],
] as const;

/** A picture that looks like a code and holds nothing: no bank reads it. */
function drawCode(text: string): Markup {
  const bits = [0, 1, 2].flatMap((part) => [...createHash('sha256').update(`${part} ${text}`).digest()]);
  const isFree = (x: number, y: number): boolean =>
    !corners.some(([left, top]) => x >= left - 1 && x <= left + 7 && y >= top - 1 && y <= top + 7);
  const dots = Array.from(
    { length: size * size },
    (_, index) => [index % size, Math.floor(index / size)] as const,
  )
    .filter(([x, y], index) => isFree(x, y) && ((bits[Math.floor(index / 8)] ?? 0) >> (index % 8)) % 2 === 1)
    .map(([x, y]) => `M${x} ${y}h1v1h-1z`);
  const eyes = corners.map(([x, y]) => `M${x} ${y}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z`);
  return html`<svg class="qr" viewBox="-2 -2 29 29" role="img" aria-label="Картинка вместо QR-кода">
    <path fill="#fff" d="M-2 -2h29v29h-29z" />
    <path fill="#1b2440" fill-rule="evenodd" d="${[...dots, ...eyes].join('')}" />
  </svg>`;
}

/** The page at which the payer would point a phone. */
export const sbpPage = (bank: Bank, { id, purchase }: Checkout): string =>
  layout(
    'Оплата через СБП',
    html`<form class="card" method="post" action="/pay/${id}/sbp">
        <h1>Оплата через СБП</h1>
        <p>${sumOf(purchase)} · ${bank.shop}</p>
        ${drawCode(id)}
        <p>Настоящий банк попросил бы навести телефон. Здесь телефона нет: заплатите кнопкой.</p>
        <button class="button" name="action" value="pay">Заплатить понарошку</button>
        ${purchase.way === 'any' && html`<a class="button outline" href="/pay/${id}">Заплатить картой</a>`}
        <button class="button outline" name="action" value="leave">
          Отказаться и&nbsp;вернуться в&nbsp;магазин
        </button>
      </form>
      <p class="footer">
        Картинка только похожа на&nbsp;<span class="whole">QR-код</span>: в&nbsp;ней ничего не&nbsp;записано.
      </p>`,
  );
