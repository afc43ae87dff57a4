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
    title: 'Есть ли скрытые комиссии?',
    answer: 'Нет. Есть только комиссия платформы и комиссия платёжной системы.',
  },
  {
    id: 'faq-fees',
    title: 'Сколько берёт платформа?',
    answer: `${platformFee} с каждого платежа. Ещё ${paymentSystemFee} берёт платёжная система, вместе ${deduction}. Размеры комиссий указаны в ${agreement}.`,
  },
  {
    id: 'faq-start',
    title: 'Как начать зарабатывать?',
    answer:
      'Зарегистрируйтесь, создайте аккаунт и наполните его контентом. Затем выберите подписки, донаты или платные материалы.',
  },
  {
    id: 'faq-payouts',
    title: 'Когда и куда приходят выплаты?',
    answer: 'Раз в неделю, на банковский счёт, указанный в личном кабинете.',
  },
  {
    id: 'faq-support',
    title: 'Что-то сломалось. Куда писать?',
    answer: 'Напишите в поддержку: в мессенджер или в чат на сайте — справа внизу.',
  },
  {
    id: 'faq-growth',
    title: 'Как увеличить доход?',
    answer:
      'Разговаривайте с подписчиками, выпускайте то, чего нет у других, ищите новые площадки и раз в неделю смотрите статистику.',
  },
];
