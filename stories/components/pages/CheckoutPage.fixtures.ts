import type { Checkout, CheckoutState } from '#src/components/pages/CheckoutPage/CheckoutPage.tsx';
import { tierReceipt } from '#stories/components/primitives/Receipt.fixtures.ts';
import { paymentOptions, refusedOptions } from '#stories/components/sections/PaymentChoice.fixtures.ts';
import { returnedSteps, waitingSteps } from '#stories/components/sections/Timeline.fixtures.ts';

export const entering: CheckoutState = { kind: 'entering', paying: { kind: 'idle' } };

const fees = { platform: 7, paymentSystem: 3 } as const;

/** A month of a tier, for stories and tests. */
export const tierCheckout: Checkout = {
  purchase: {
    kind: 'tier',
    title: 'Подписка на Анну Рощину',
    lead: '«Первый ряд»: фильмы на неделю раньше всех и дневник съёмок по четвергам. Сразу откроются 34 поста.',
    consent:
      'Разрешаю списывать по 500 руб. 25-го числа каждого месяца, начиная с 25 декабря, пока не отменю подписку. За три дня до списания придёт письмо.',
  },
  receipt: tierReceipt,
  split: { author: 'Анне', shares: { author: 45_000, platformFee: 3500, paymentFee: 1500 }, fees },
  summaryNote: 'Анна Рощина',
  kopecks: 50_000,
  options: paymentOptions,
  email: 'nina@example.ru',
  state: entering,
};

/** A post. */
export const postCheckout: Checkout = {
  ...tierCheckout,
  purchase: {
    kind: 'post',
    title: 'Купить пост',
    lead: '«Кинотеатр на двадцать мест»: фильм на 22 минуты, 14 фото и смета ремонта. Останется у вас навсегда, даже если автор снимет пост с продажи.',
    remark: 'В «Первый ряд» за 500 руб. этот пост не входит: автор продаёт его отдельно.',
  },
  receipt: {
    head: {
      kind: 'person',
      portrait: 'anna',
      over: 'Пост Анны Рощиной',
      title: 'Кинотеатр на двадцать мест',
    },
    lines: [{ label: 'Доступ навсегда', kopecks: 15_000 }],
    total: { label: 'К оплате, один раз', kopecks: 15_000 },
    note: 'Подписки не будет, больше ничего не спишем.',
  },
  split: { author: 'Анне', shares: { author: 13_500, platformFee: 1050, paymentFee: 450 }, fees },
  kopecks: 15_000,
};

/** A donation to a goal. */
export const donationCheckout: Checkout = {
  ...tierCheckout,
  purchase: {
    kind: 'donation',
    title: 'Поддержать Анну',
    lead: 'Ваше сообщение автору: «Пусть проектор живёт»',
  },
  receipt: {
    head: { kind: 'person', portrait: 'anna', over: 'Донат Анне Рощиной', title: 'Починить проектор' },
    lines: [{ label: 'Разовый донат', kopecks: 30_000 }],
    total: { label: 'К оплате, один раз', kopecks: 30_000 },
    note: 'Донат — это подарок: вернуть его можно, только если платёж прошёл дважды или без вас.',
  },
  split: { author: 'Анне', shares: { author: 27_000, platformFee: 2100, paymentFee: 900 }, fees },
  kopecks: 30_000,
};

export const waiting = {
  kind: 'waiting',
  steps: waitingSteps,
  opening: { kind: 'idle' },
} as const satisfies CheckoutState;

export const returned: CheckoutState = { kind: 'returned', steps: returnedSteps, opening: { kind: 'idle' } };

export const silent = {
  kind: 'silent',
  checkedAt: '16:55',
  checking: { kind: 'idle' },
} as const satisfies CheckoutState;

export const refused = {
  kind: 'refused',
  reason: 'funds',
  waitsUntil: '17:08',
  paying: { kind: 'idle' },
} as const satisfies CheckoutState;

/** The bank has refused the saved card. */
export const refusedCheckout: Checkout = { ...tierCheckout, options: refusedOptions, state: refused };

/** A tier that was just paid for. */
export const paidCheckout: Checkout = {
  ...tierCheckout,
  receipt: {
    ...tierReceipt,
    total: { label: 'Оплачено', kopecks: 50_000 },
    stamp: 'Оплачено 25 ноября, 16:39',
    note: 'Заказ № 2511-0734. Тестовый платёж, деньги не списаны.',
  },
  summaryNote: 'Оплачено в 16:39',
  state: {
    kind: 'paid',
    title: 'Вы в «Первом ряду»',
    sentence: 'Открылись 34 поста Анны. Чек ушёл на nina@example.ru.',
    opened: [
      {
        title: 'Часовщик из Зарайска',
        href: '/posts/1',
        note: '17 ноября · фильм, 30 минут',
      },
      {
        title: 'Сценарий на одной салфетке',
        href: '/posts/2',
        note: '24 ноября · выйдет для всех через неделю',
      },
    ],
    ways: [
      { label: 'Смотреть «Часовщика»', href: '/posts/1' },
      { label: 'Все 34 поста', href: '/profile/anna' },
    ],
    next: 'Следующее списание 25 декабря, напомним за три дня. Сменить карту или отменить можно в «Подписках».',
  },
};

/** A post that was just paid for. */
export const boughtCheckout: Checkout = {
  ...postCheckout,
  receipt: {
    ...postCheckout.receipt,
    total: { label: 'Оплачено', kopecks: 15_000 },
    stamp: 'Оплачено 25 ноября, 12:20',
  },
  summaryNote: 'Оплачено в 12:20',
  state: {
    kind: 'paid',
    title: 'Пост ваш',
    sentence: 'Навсегда: он лежит в «Подписках», на вкладке «Купленное». Чек ушёл на nina@example.ru.',
    opened: [
      {
        title: 'Кинотеатр на двадцать мест',
        href: '/posts/3',
        note: 'Фильм, 22 минуты · 14 фото · смета ремонта, PDF',
      },
    ],
    ways: [{ label: 'Смотреть', href: '/posts/3' }],
  },
};

/** A donation that has arrived. */
export const donatedCheckout: Checkout = {
  ...donationCheckout,
  receipt: {
    ...donationCheckout.receipt,
    total: { label: 'Оплачено', kopecks: 30_000 },
    stamp: 'Оплачено 25 ноября, 16:12',
  },
  summaryNote: 'Оплачено в 16:12',
  state: {
    kind: 'paid',
    title: 'Спасибо, дошло',
    sentence: 'Анна увидит 300 руб. и ваше сообщение прямо сейчас. Чек ушёл на nina@example.ru.',
    opened: [],
    ways: [
      { label: 'Вернуться к посту', href: '/posts/3' },
      { label: 'Подписаться на «Первый ряд»', href: '/checkout/1' },
    ],
  },
};
