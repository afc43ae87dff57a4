/** Failures that can be prepared before they happen, with their names on the control panel. */
export const scriptKinds = {
  'error-before': 'Ответить 500 и ничего не сделать',
  'error-after': 'Сделать и ответить 500',
  'time-out': 'Сделать и не ответить',
  delay: 'Задержать уведомление',
  duplicate: 'Повторить уведомление',
  reorder: 'Пропустить следующее уведомление вперёд',
  lose: 'Потерять уведомление',
  'pend-payment': 'Оставить платёж в ожидании',
  'decline-payment': 'Отказать в платеже',
  'pend-refund': 'Оставить возврат в ожидании',
  'decline-refund': 'Отказать в возврате',
  'pend-payout': 'Оставить выплату в ожидании',
  'decline-payout': 'Отказать в выплате',
} as const;

export type ScriptKind = keyof typeof scriptKinds;

export interface Script {
  readonly id: string;
  readonly kind: ScriptKind;
  /** How often it will still happen. */
  times: number;
  readonly seconds: number;
  readonly reason: string;
  /** A part of `POST /v3/payments` or of `payment.succeeded` to which it is limited; empty for any. */
  readonly only: string;
}
