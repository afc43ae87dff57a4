import { groupDigits } from '#src/format/digits.ts';
import { limitLength } from './codePoints.ts';
import { isBlank, validateLine, validateText } from './text.ts';

const MAX_NAME_LENGTH = 60;
const MAX_DIGITS = 9;

/** The longest text about what a tier gives, in characters. */
export const tierDescriptionLength = 300;

/** Monthly price of a tier, in whole roubles. */
const tierPrice = { min: 50, max: 100_000 } as const;

/** Limit of a tier's members. */
const tierPlaces = { min: 1, max: 1_000_000 } as const;

const show = (number: number): string => groupDigits(String(number));

/**
 * The whole number that a field holds, grouped or not: «1 200» is 1200.
 * @returns `undefined` for anything else, also for a fraction
 */
export function readWholeNumber(value: string): number | undefined {
  const digits = value.replace(/\s/g, '');
  return digits.length <= MAX_DIGITS && /^\d+$/.test(digits) ? Number(digits) : undefined;
}

/** Rule of a tier's name, trimmed. */
export function validateTierName(value: string): string | undefined {
  return isBlank(value) ? 'Назовите уровень' : (validateLine(value) ?? limitLength(value, MAX_NAME_LENGTH));
}

/** Rule of a tier's price a month, as it is typed: whole roubles. */
export function validateTierPrice(value: string): string | undefined {
  if (value.trim() === '') return 'Назначьте цену';
  const price = readWholeNumber(value);
  if (price !== undefined && price >= tierPrice.min && price <= tierPrice.max) return undefined;
  return `Целое число от ${show(tierPrice.min)} до ${show(tierPrice.max)} руб.`;
}

/** Rule of the text about what a tier gives, trimmed; it may be empty. */
export function validateTierDescription(value: string): string | undefined {
  return validateText(value) ?? limitLength(value, tierDescriptionLength);
}

/** Rule of how many people a tier has room for, as it is typed; empty is without a limit. */
export function validateTierPlaces(value: string): string | undefined {
  if (value.trim() === '') return undefined;
  const places = readWholeNumber(value);
  if (places !== undefined && places >= tierPlaces.min && places <= tierPlaces.max) return undefined;
  return `Целое число от ${show(tierPlaces.min)} до ${show(tierPlaces.max)}`;
}
