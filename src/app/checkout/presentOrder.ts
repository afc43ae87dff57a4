import type { Body, Order } from '#src/api/contract.ts';
import type { Checkout, CheckoutState } from '#src/components/pages/CheckoutPage/CheckoutPage.tsx';
import type { ReceiptProps } from '#src/components/primitives/Receipt/Receipt.tsx';
import { formatPrice } from '#src/format/money.ts';
import type { PaymentMethod } from '#src/data/paymentMethods/usePaymentMethods.ts';
import { consentText } from '#src/format/recurringConsent.ts';
import { formatClock, formatDate, formatMonth } from '#src/format/time.ts';
import { fees } from '../shared/installation.ts';
import { sellerOf } from '../orders/describeOrder.ts';
import { paths, postHref, profileHref, receiptHref, subscriptionsHref } from '../shared/paths.ts';
import { portraitOf } from '../shared/people.ts';

/** The page that a purchase began on, as far as the order tells. */
export function backOf({ purpose, subject, author }: Order): {
  readonly href: string;
  readonly label: string;
} {
  if (purpose === 'post') return { href: postHref(subject), label: 'К посту' };
  if (author === null) return { href: paths.feed, label: 'В ленту' };
  return { href: profileHref(author.user_id), label: 'Страница автора' };
}

function purchaseOf(order: Order, now: Date): Checkout['purchase'] {
  const { purpose, title, message, amount } = order;
  switch (purpose) {
    case 'tier':
      return {
        kind: 'tier',
        title: `Подписка «${title}»`,
        lead: `Автор — ${sellerOf(order)}. Закрытые посты уровня откроются сразу.`,
        consent: consentText(amount, now),
      };
    case 'post':
      return {
        kind: 'post',
        title: 'Купить пост',
        lead: `«${title}». Останется у вас навсегда, даже если автор снимет пост с продажи.`,
      };
    case 'donation':
      return {
        kind: 'donation',
        title: 'Поддержать автора',
        lead:
          message === '' ? `${sellerOf(order)} получит донат сразу.` : `Ваше сообщение автору: «${message}»`,
      };
  }
}

const dues = {
  tier: 'К оплате сегодня',
  post: 'К оплате, один раз',
  donation: 'К оплате, один раз',
} as const;

const lines = { tier: 'Месяц подписки', post: 'Доступ навсегда', donation: 'Разовый донат' } as const;

const overOf = (order: Order): string => {
  const name = sellerOf(order);
  return { tier: name, post: `Пост · ${name}`, donation: 'Донат' }[order.purpose];
};

const notes = {
  tier: 'Отменить можно в любой день в «Подписках»: оплаченный месяц доработает до конца.',
  post: 'Подписки не будет, больше ничего не спишем.',
  donation: 'Донат — это подарок: вернуть его можно, только если платёж прошёл дважды или без вас.',
} as const;

function receiptOf(order: Order, now: Date): ReceiptProps {
  const { purpose, title, amount, paid_at, is_test, author } = order;
  const name = sellerOf(order);
  const paid = paid_at === null ? undefined : new Date(paid_at);
  return {
    head: {
      kind: 'person',
      portrait: portraitOf(name, author ?? undefined),
      over: overOf(order),
      title: purpose === 'donation' ? name : title,
    },
    lines: [{ label: lines[purpose], kopecks: amount }],
    total: { label: paid === undefined ? dues[purpose] : 'Оплачено', kopecks: amount },
    stamp: paid && `Оплачено ${formatDate(paid_at ?? '', now) ?? ''}, ${formatClock(paid)}`,
    note: paid !== undefined && is_test ? 'Тестовый платёж, деньги не списаны.' : notes[purpose],
  };
}

/** The last month of a card: «до августа 2029». */
function expiryOf({ expiry }: PaymentMethod): string {
  const month = formatMonth(`${expiry}-02`);
  return month === undefined ? '' : `, до ${month}`;
}

type Option = Checkout['options'][number];

/** Saved methods first; СБП and a card need the bank's page. */
function optionsOf(methods: readonly PaymentMethod[]): readonly Option[] {
  const saved = methods
    .filter(({ is_usable }) => is_usable)
    .map((method): Option => ({
      id: method.id,
      kind: 'saved',
      label: method.title,
      note: `Сохранённый способ${expiryOf(method)}`,
    }));
  return [
    ...saved,
    { id: 'sbp', kind: 'sbp', label: 'СБП', note: 'Откроется приложение банка или QR-код' },
    { id: 'card', kind: 'card', label: 'Банковская карта', note: 'Номер спросит банк на своей странице' },
  ];
}

/** Body of the call that pays by a way of `optionsOf`. */
export const wayOf = (option: string): Pick<Body<'payOrder'>, 'method' | 'saved_method'> =>
  option === 'sbp' || option === 'card' ? { method: option } : { saved_method: option };

/** An order as its page shows it at the moment `now`. */
export function presentOrder(
  order: Order,
  methods: readonly PaymentMethod[],
  state: CheckoutState,
  now: Date,
): Checkout {
  const { purpose, amount, shares, email, paid_at } = order;
  // The title of a donation is the author's name.
  const unpaidNote = purpose === 'donation' ? 'Донат' : sellerOf(order);
  return {
    purchase: purchaseOf(order, now),
    receipt: receiptOf(order, now),
    split: {
      author: 'Автору',
      shares: { author: shares.author, platformFee: shares.platform, paymentFee: shares.payment },
      fees,
    },
    summaryNote: paid_at === null ? unpaidNote : `Оплачено в ${formatClock(new Date(paid_at))}`,
    kopecks: amount,
    options: optionsOf(methods),
    email,
    state,
  };
}

const opens = {
  tier: 'Откроются посты уровня',
  post: 'Откроется пост',
  donation: 'Автор получит донат',
} as const;

/** The way of a payment. @param end its second step: the bank is awaited, or its page was left */
export function stepsOf(
  { purpose, title, amount, created_at }: Order,
  end: 'waiting' | 'returned',
): Extract<CheckoutState, { kind: 'waiting' }>['steps'] {
  return [
    {
      kind: 'done',
      title: 'Заказ принят',
      note: `«${title}», ${formatPrice(amount)} Эта цена уже не изменится`,
      time: formatClock(new Date(created_at)),
    },
    end === 'waiting'
      ? { kind: 'now', title: 'Ждём ответа банка', note: 'Код мог прийти на телефон' }
      : { kind: 'failed', title: 'Банк об оплате не сообщил', note: 'Его страница ждёт вас' },
    { kind: 'next', title: opens[purpose], note: 'Сразу после оплаты' },
  ];
}

/** The end of a purchase: what has opened, and the way to it. */
export function paidState(order: Order): Extract<CheckoutState, { kind: 'paid' }> {
  const { id, purpose, subject, title, email } = order;
  const back = backOf(order);
  const receipt = `Чек придёт на ${email}.`;
  const way = { label: 'Чек', href: receiptHref(id) };
  switch (purpose) {
    case 'tier':
      return {
        kind: 'paid',
        title: 'Подписка оформлена',
        sentence: `Открыты все посты уровня «${title}», автор — ${sellerOf(order)}. ${receipt}`,
        opened: [],
        ways: [
          { label: 'Смотреть посты', href: back.href },
          { label: 'Мои подписки', href: subscriptionsHref },
          way,
        ],
      };
    case 'post':
      return {
        kind: 'paid',
        title: 'Пост ваш',
        sentence: `«${title}» открыт навсегда. ${receipt}`,
        opened: [],
        ways: [{ label: 'Читать пост', href: postHref(subject) }, way],
      };
    case 'donation':
      return {
        kind: 'paid',
        title: 'Спасибо, дошло',
        sentence: `${sellerOf(order)}: ${formatPrice(order.amount)}${order.message === '' ? '' : ' и ваше сообщение'}. ${receipt}`,
        opened: [],
        ways: [{ label: back.label, href: back.href }, way],
      };
  }
}
