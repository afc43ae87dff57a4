import type { Order } from '#src/api/contract.ts';
import type { Checkout, CheckoutState } from '#src/components/pages/CheckoutPage/CheckoutPage.tsx';
import type { ReceiptProps } from '#src/components/primitives/Receipt/Receipt.tsx';
import { formatPrice } from '#src/format/money.ts';
import { formatClock, formatDate } from '#src/format/time.ts';
import { fees } from '../shared/installation.ts';
import { paths, postHref, profileHref, subscriptionsHref } from '../shared/paths.ts';
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

const nameOf = ({ author }: Order): string => author?.name ?? 'Автор удалил страницу';

function purchaseOf(order: Order): Checkout['purchase'] {
  const { purpose, title, message } = order;
  switch (purpose) {
    case 'tier':
      return {
        kind: 'tier',
        title: 'Подписка на месяц',
        lead: `Уровень «${title}». Автор — ${nameOf(order)}. Закрытые посты уровня откроются сразу.`,
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
          message === '' ? `${nameOf(order)} получит донат сразу.` : `Ваше сообщение автору: «${message}»`,
      };
  }
}

const lines = { tier: 'Месяц подписки', post: 'Доступ навсегда', donation: 'Разовый донат' } as const;

const overOf = (order: Order): string => {
  const name = nameOf(order);
  return { tier: name, post: `Пост · ${name}`, donation: 'Донат' }[order.purpose];
};

const notes = {
  tier: 'Подписка на один месяц: сама она не продлевается.',
  post: 'Подписки не будет, больше ничего не спишем.',
  donation: 'Донат — это подарок: вернуть его можно, только если платёж прошёл дважды или без вас.',
} as const;

function receiptOf(order: Order, now: Date): ReceiptProps {
  const { purpose, title, amount, paid_at, is_test, author } = order;
  const name = nameOf(order);
  const paid = paid_at === null ? undefined : new Date(paid_at);
  return {
    head: {
      kind: 'person',
      portrait: portraitOf(name, author ?? undefined),
      over: overOf(order),
      title: purpose === 'donation' ? name : title,
    },
    lines: [{ label: lines[purpose], kopecks: amount }],
    total: { label: paid === undefined ? 'К оплате, один раз' : 'Оплачено', kopecks: amount },
    stamp: paid && `Оплачено ${formatDate(paid_at ?? '', now) ?? ''}, ${formatClock(paid)}`,
    note: paid !== undefined && is_test ? 'Тестовый платёж, деньги не списаны.' : notes[purpose],
  };
}

/** An order as its page shows it at the moment `now`. */
export function presentOrder(order: Order, state: CheckoutState, now: Date): Checkout {
  const { purpose, amount, shares, email, paid_at } = order;
  // The title of a donation is the author's name.
  const unpaidNote = purpose === 'donation' ? 'Донат' : nameOf(order);
  return {
    purchase: purchaseOf(order),
    receipt: receiptOf(order, now),
    split: {
      author: 'Автору',
      shares: { author: shares.author, platformFee: shares.platform, paymentFee: shares.payment },
      fees,
    },
    summaryNote: paid_at === null ? unpaidNote : `Оплачено в ${formatClock(new Date(paid_at))}`,
    kopecks: amount,
    options: [
      { id: 'bank', kind: 'card', label: 'Картой или через СБП', note: 'Способ выберете на странице банка' },
    ],
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
  const { purpose, subject, title, email } = order;
  const back = backOf(order);
  const receipt = `Чек придёт на ${email}.`;
  switch (purpose) {
    case 'tier':
      return {
        kind: 'paid',
        title: 'Подписка оформлена',
        sentence: `Открыты все посты уровня «${title}», автор — ${nameOf(order)}. ${receipt}`,
        opened: [],
        ways: [
          { label: 'Смотреть посты', href: back.href },
          { label: 'Мои подписки', href: subscriptionsHref },
        ],
      };
    case 'post':
      return {
        kind: 'paid',
        title: 'Пост ваш',
        sentence: `«${title}» открыт навсегда. ${receipt}`,
        opened: [],
        ways: [{ label: 'Читать пост', href: postHref(subject) }],
      };
    case 'donation':
      return {
        kind: 'paid',
        title: 'Спасибо, дошло',
        sentence: `${nameOf(order)}: ${formatPrice(order.amount)}${order.message === '' ? '' : ' и ваше сообщение'}. ${receipt}`,
        opened: [],
        ways: [{ label: back.label, href: back.href }],
      };
  }
}
