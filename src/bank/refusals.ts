/** A reason in words, and the code and the name that CloudPayments has for it. */
interface Words {
  readonly text: string;
  readonly code: number;
  readonly name: string;
}

/** Why a payment fails, by the names of YooKassa. */
export const paymentRefusals = {
  insufficient_funds: { text: 'Не хватает денег', code: 5051, name: 'InsufficientFunds' },
  card_expired: { text: 'Срок карты истёк', code: 5054, name: 'ExpiredCard' },
  payment_method_restricted: {
    text: 'Банк не разрешил оплату в интернете',
    code: 5057,
    name: 'TransactionNotPermitted',
  },
  payment_method_limit_exceeded: {
    text: 'Превышен предел платежей по карте',
    code: 5061,
    name: 'ExceedsApprovalAmount',
  },
  invalid_csc: { text: 'Неверный код карты', code: 5082, name: 'IncorrectCVV' },
  invalid_card_number: { text: 'Неверный номер карты', code: 5014, name: 'InvalidCardNumber' },
  issuer_unavailable: { text: 'Банк карты не отвечает', code: 5091, name: 'IssuerNotAvailable' },
  internal_timeout: { text: 'Банк не успел ответить', code: 5096, name: 'SystemError' },
  call_issuer: { text: 'Банк просит позвонить ему', code: 5001, name: 'ReferToCardIssuer' },
  country_forbidden: { text: 'Карта этой страны не принимается', code: 5062, name: 'RestrictedCard2' },
  fraud_suspected: { text: 'Платёж похож на мошенничество', code: 5034, name: 'SuspectedFraud' },
  general_decline: { text: 'Банк не назвал причину', code: 5005, name: 'DoNotHonor' },
  '3d_secure_failed': { text: 'Код не введён', code: 5206, name: 'AuthenticationFailed' },
  permission_revoked: { text: 'Разрешение на списания отозвано', code: 5041, name: 'LostCard' },
  expired_on_confirmation: { text: 'Время на оплату вышло', code: 5019, name: 'TransactionCanceled' },
  expired_on_capture: { text: 'Магазин не подтвердил списание', code: 5019, name: 'TransactionCanceled' },
  canceled_by_merchant: { text: 'Отменил магазин', code: 5019, name: 'TransactionCanceled' },
} as const satisfies Record<string, Words>;

export type PaymentRefusal = keyof typeof paymentRefusals;

/** Why a refund fails. */
export const refundRefusals = {
  insufficient_funds: 'У магазина не хватает денег на возврат',
  rejected_by_payee: 'Банк плательщика не принял возврат',
  rejected_by_timeout: 'Банк не успел ответить',
  general_decline: 'Банк не назвал причину',
} as const;

export type RefundRefusal = keyof typeof refundRefusals;

/** Why a payout fails. */
export const payoutRefusals = {
  recipient_not_found: 'Получатель не найден',
  recipient_check_failed: 'Получатель не прошёл проверку',
  identification_required: 'Получателю надо подтвердить личность',
  one_time_limit_exceeded: 'Сумма больше разрешённой за раз',
  periodic_limit_exceeded: 'Превышен предел за месяц',
  self_employed_annual_limit_exceeded: 'Превышен годовой предел самозанятого',
  rejected_by_payee: 'Банк получателя отказал',
  insufficient_funds: 'На счёте магазина не хватает денег',
  general_decline: 'Банк не назвал причину',
} as const;

export type PayoutRefusal = keyof typeof payoutRefusals;
