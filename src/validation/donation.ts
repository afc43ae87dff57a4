import { paymentRules } from '#src/fees.ts';
import { groupDigits } from '#src/format/digits.ts';
import { limitLength } from './codePoints.ts';
import { isBlank, validateLine, validateText } from './text.ts';
import { readWholeNumber } from './tier.ts';

/** Price of a post in whole roubles. */
const postPrice = { min: 1, max: 100_000 } as const;
/** Goal of donations in whole roubles. */
const goalTarget = { min: 100, max: 10_000_000 } as const;
/** The longest message with a donation, in characters. */
export const donationMessageLength = 500;

const show = (number: number): string => groupDigits(String(number));

interface Bounds {
  readonly min: number;
  readonly max: number;
}

const boundsOf = ({ min, max }: Bounds): string => `от ${show(min)} до ${show(max)} руб.`;

/** Bounds of a donation in words: «от 50 до 50 000 руб.» */
export const donationBounds = boundsOf(paymentRules.donation);

function validateSum(value: string, { min, max }: Bounds) {
  const sum = readWholeNumber(value);
  if (sum !== undefined && sum >= min && sum <= max) return undefined;
  return `Целое число ${boundsOf({ min, max })}`;
}

/** Rule of a donation as it is typed. */
export const validateDonation = (value: string): string | undefined =>
  validateSum(value, paymentRules.donation);

/** Rule of the price of a post as it is typed. */
export const validatePostPrice = (value: string): string | undefined => validateSum(value, postPrice);

/** Rule of the words that come with a donation, trimmed; they may be empty. */
export const validateDonationMessage = (value: string): string | undefined =>
  validateText(value) ?? limitLength(value, donationMessageLength);

const MAX_TITLE_LENGTH = 100;

/** Rule of the purpose of a collection, trimmed. */
export const validateGoalTitle = (value: string): string | undefined =>
  isBlank(value)
    ? 'Напишите, на что собираете'
    : (validateLine(value) ?? limitLength(value, MAX_TITLE_LENGTH));

/** Rule of the sum of a goal as it is typed. */
export const validateGoalTarget = (value: string): string | undefined => validateSum(value, goalTarget);
