import type { Statement, StatementRow } from '#src/components/pages/StatementPage/StatementPage.tsx';

const payment = (
  time: string,
  title: string,
  note: string,
  gross: number,
  balance: number,
): StatementRow => ({
  id: `payment-${time}`,
  time,
  title,
  note,
  gross,
  fees: -gross / 10,
  net: gross - gross / 10,
  balance,
});

/** The pages of «Деньги», with one of them on screen. */
export const moneyTabs = (current: '/money' | '/money/statement') => ({
  label: 'Деньги',
  items: [
    { href: '/money', label: 'Обзор' },
    { href: '/money/statement', label: 'Движения' },
  ],
  current,
});

/** Months of the filter. */
export const months = [
  ['all', 'За всё время'],
  ['2026-11', 'Ноябрь 2026'],
  ['2026-10', 'Октябрь 2026'],
] as const;

/** Two days of an author, for stories and tests: payments, a payout, a refund. */
export const statement: Statement = {
  days: [
    {
      id: '2026-11-25',
      title: '25 ноября, среда',
      net: 207_000,
      rows: [
        payment('16:38', 'Нина Орлова', '«Первый ряд», первый месяц', 50_000, 2_700_000),
        payment('15:40', 'Павел Ким', 'Донат: «На магнит из Зарайска»', 100_000, 2_655_000),
        payment('12:20', 'Семён Гуляев', '«За кулисами», продление', 80_000, 2_565_000),
      ],
    },
    {
      id: '2026-11-23',
      title: '23 ноября, понедельник',
      net: -4_594_500,
      rows: [
        {
          id: 'payout',
          time: '10:00',
          title: 'Выплата на счёт •••• 4417',
          note: 'В пути, банк зачислит до 26 ноября',
          href: '/money/payouts/1',
          gross: undefined,
          fees: undefined,
          net: -4_581_000,
          balance: 2_493_000,
        },
        {
          id: 'refund',
          time: '09:20',
          title: 'Возврат Игорю Дьячкову',
          note: 'Пост «Кинотеатр на двадцать мест»: заплатил дважды. Комиссии вернули тоже',
          gross: -15_000,
          fees: 1500,
          net: -13_500,
          balance: 7_074_000,
        },
      ],
    },
  ],
  hasMore: true,
  requisites: [
    { name: 'Автор', value: 'Рощина Анна Сергеевна, anna.roshchina' },
    { name: 'Счёт', value: '•••• 4417' },
    { name: 'Время', value: 'по Москве, UTC+3; выписка на 16:40' },
  ],
};
