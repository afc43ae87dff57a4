import { deduction } from '#src/format/income.ts';

/** Words of an answer that link to the user agreement. */
export const agreement = 'пользовательском соглашении';

/** Sizes of the fees as they are read: «7 %» (readings D27). */
export interface FaqFees {
  readonly platformFee: string;
  readonly paymentSystemFee: string;
}

/** The six questions of the landing page (specification section 1). */
export const questionsOf = ({ platformFee, paymentSystemFee }: FaqFees) => [
  {
    id: 'faq-commissions',
    title: 'Есть ли скрытые комиссии?',
    answer: 'Нет. Есть только комиссия платформы и\u00a0комиссия платёжной системы.',
  },
  {
    id: 'faq-fees',
    title: 'Сколько берёт платформа?',
    answer: `${platformFee} с\u00a0каждого платежа. Ещё ${paymentSystemFee} берёт платёжная система, вместе\u00a0${deduction}. Размеры комиссий указаны в\u00a0${agreement}.`,
  },
  {
    id: 'faq-start',
    title: 'Как начать зарабатывать?',
    answer:
      'Зарегистрируйтесь, создайте аккаунт и\u00a0наполните его контентом. Затем выберите подписки, донаты или платные материалы.',
  },
  {
    id: 'faq-payouts',
    title: 'Когда и\u00a0куда приходят выплаты?',
    answer: 'Раз в\u00a0неделю, на\u00a0банковский счёт, указанный в\u00a0личном кабинете.',
  },
  {
    id: 'faq-support',
    title: 'Что-то сломалось. Куда писать?',
    answer: 'Напишите в\u00a0поддержку: в\u00a0мессенджер или в\u00a0чат на\u00a0сайте\u00a0— справа внизу.',
  },
  {
    id: 'faq-growth',
    title: 'Как увеличить доход?',
    answer:
      'Разговаривайте с\u00a0подписчиками, выпускайте то, чего нет у\u00a0других, ищите новые площадки и\u00a0раз в\u00a0неделю смотрите статистику.',
  },
];
