import type { Checkout, Refusal } from './checkout.ts';

const refusals: Readonly<Record<Refusal, string>> = {
  funds: 'На карте не хватает денег',
  expired: 'Срок карты истёк',
  data: 'Данные карты не подошли',
  limit: 'Превышен предел платежей по карте',
  forbidden: 'Банк не разрешил оплату в интернете',
  code: 'Код не введён',
  bank: 'Банк карты не ответил',
  unknown: 'Банк не назвал причину',
};

interface Words {
  readonly title: string;
  /** Said when the state comes. */
  readonly sentence?: string;
  /** Interrupts the screen reader. */
  readonly refusal?: string;
}

/** Heading and first sentence of a state. */
export function wordsOf({ purchase, state, email }: Checkout): Words {
  const isDonation = purchase.kind === 'donation';
  switch (state.kind) {
    case 'entering':
      return { title: purchase.title, sentence: purchase.lead };
    case 'uncertain':
      return {
        title: 'Не знаем, дошло ли',
        sentence:
          'Связь пропала, когда вы нажали «Оплатить». Проверим, как только она вернётся. Второй раз не спишется: заказ тот же.',
      };
    case 'waiting':
      return {
        title: 'Ждём банк',
        sentence: `Страницу можно закрыть: ${isDonation ? 'деньги дойдут сами' : 'доступ включится сам'}, а чек придёт на ${email}. Обычно банк отвечает за полминуты.`,
      };
    case 'silent':
      return {
        title: 'Всё ещё ждём',
        sentence: `Последний раз спросили банк в ${state.checkedAt}. Если деньги ушли, ${isDonation ? 'они дойдут' : 'доступ откроется'}; если нет, заказ закроется сам.`,
      };
    case 'paid':
      return { title: state.title, sentence: state.sentence };
    case 'refused':
      return { title: 'Банк отказал', refusal: `${refusals[state.reason]}. Ничего не списано.` };
    case 'returned':
      return {
        title: 'Платёж не закончен',
        sentence:
          'Вы вернулись со страницы банка, а об оплате он не сообщал. Если вы не платили, деньги не списаны.',
      };
    case 'expired':
      return {
        title: 'Заказ закрыт',
        sentence: 'Оплаты не было полчаса, и цена больше не держится. Деньги не списаны.',
      };
    case 'paidElsewhere':
      return {
        title: 'Этот заказ оплачен',
        sentence: `Вы заплатили в ${state.paidAt} в другой вкладке. Второй раз ничего не списано.`,
      };
    case 'void':
      return {
        title: 'Купить это уже нельзя',
        sentence: 'Пока шла оплата, продажа закончилась. Если деньги списаны, они вернутся туда же.',
      };
    case 'off':
      return {
        title: 'Оплата не подключена',
        sentence: 'Здесь пока не принимают платежи. Деньги не списаны. Загляните позже.',
      };
  }
}
