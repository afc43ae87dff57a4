import type { PaymentRefusal } from './refusals.ts';

/** The bank's answer to a charge. */
export type Decision =
  | { readonly kind: 'approve' }
  /** The shop hears of it twice. */
  | { readonly kind: 'approve twice' }
  | { readonly kind: 'ask for a code' }
  | { readonly kind: 'refuse'; readonly reason: PaymentRefusal }
  /** It stays pending for so many seconds and succeeds then; `null` never ends. */
  | { readonly kind: 'wait'; readonly seconds: number | null };

interface TestCard {
  readonly number: string;
  readonly description: string;
  readonly decision: Decision;
  /** The answer to later charges of the saved card. @default the same as the first one */
  readonly renewal?: Decision;
}

const refuse = (reason: PaymentRefusal): Decision => ({ kind: 'refuse', reason });

export const testCards: readonly TestCard[] = [
  {
    number: '2200000000000004',
    description: 'Платёж пройдёт сразу',
    decision: { kind: 'approve' },
  },
  {
    number: '2200000000000012',
    description: 'Спросит код из SMS (3-D Secure)',
    decision: { kind: 'ask for a code' },
    renewal: { kind: 'approve' },
  },
  {
    number: '2200000000000020',
    description: 'Не хватит денег',
    decision: refuse('insufficient_funds'),
  },
  {
    number: '2200000000000038',
    description: 'Банк задумается и\u00a0ответит через 20\u00a0минут',
    decision: { kind: 'wait', seconds: 20 * 60 },
  },
  {
    number: '2200000000000046',
    description: 'Банк ответит дважды, второй раз с\u00a0опозданием',
    decision: { kind: 'approve twice' },
  },
  {
    number: '2200000000000053',
    description: 'Сейчас пройдёт, продление откажет',
    decision: { kind: 'approve' },
    renewal: refuse('insufficient_funds'),
  },
  {
    number: '2200000000000061',
    description: 'Срок карты истёк',
    decision: refuse('card_expired'),
  },
  {
    number: '2200000000000079',
    description: 'Банк не\u00a0разрешит оплату в\u00a0интернете',
    decision: refuse('payment_method_restricted'),
  },
  {
    number: '2200000000000087',
    description: 'Банк откажет и\u00a0не\u00a0назовёт причину',
    decision: refuse('general_decline'),
  },
  {
    number: '2200000000000095',
    description: 'Банк не\u00a0ответит никогда',
    decision: { kind: 'wait', seconds: null },
  },
];

/** The test card of that number, typed with or without spaces. */
export const findCard = (number: string): TestCard | undefined =>
  testCards.find((card) => card.number === number.replaceAll(/\s/g, ''));

/** `2200 0000 0000 0004`. */
export const inGroups = (number: string): string => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
