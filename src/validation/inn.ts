import { limitLength } from './codePoints.ts';
import { isBlank, validateLine } from './text.ts';

/** Weights of the digits before each check digit. */
const weights = {
  10: [[2, 4, 10, 3, 5, 9, 4, 6, 8]],
  12: [
    [7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
    [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
  ],
} as const;

/** Digits of the INN of a company, and of a person. */
type InnLength = keyof typeof weights;

function hasCheckDigits(digits: string, length: InnLength): boolean {
  return weights[length].every((row) => {
    const sum = row.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
    return String((sum % 11) % 10) === digits[row.length];
  });
}

const lengthRules = {
  10: 'У организации в ИНН 10 цифр',
  12: 'У человека в ИНН 12 цифр',
} as const;

/** Rule of an INN, typed with spaces or without. @param length of one kind of taxpayer; absent: of any */
export function validateInn(value: string, length?: InnLength): string | undefined {
  const digits = value.replace(/\s/g, '');
  if (digits === '') return 'Введите ИНН';
  const actual = digits.length === 10 || digits.length === 12 ? digits.length : undefined;
  if (!/^\d+$/.test(digits) || actual === undefined || (length !== undefined && actual !== length))
    return length === undefined ? 'В ИНН 10 или 12 цифр' : lengthRules[length];
  return hasCheckDigits(digits, actual) && !/^0+$/.test(digits)
    ? undefined
    : 'Контрольные цифры не сходятся: проверьте ИНН';
}

const MAX_NAME_LENGTH = 200;

/** Rule of the name of somebody who sells, as receipts have it, trimmed. */
export const validateSellerName = (value: string): string | undefined =>
  isBlank(value) ? 'Введите имя или название' : (validateLine(value) ?? limitLength(value, MAX_NAME_LENGTH));
