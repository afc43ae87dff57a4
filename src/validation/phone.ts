import { keepDigits } from '#src/format/digits.ts';

const MAX_LENGTH = 32;

/** Digits, spaces, hyphens, parentheses and dots, with or without a plus in front. */
const written = /^\+?[\d\s().-]+$/;
// International numbers have up to 15 digits (ITU E.164); the shortest in use have 10 with the country's code.
const international = /^\+[1-9]\d{9,14}$/;
const key = /^\d{6}$/;

/**
 * The number as it is sent, `+79000000000`: a Russian one may be typed with 8 or without the country's code. Invalid
 * text is only trimmed.
 */
export function normalizePhone(value: string): string {
  const phone = value.trim();
  if (phone.length > MAX_LENGTH || !written.test(phone)) return phone;
  const digits = keepDigits(phone);
  if (phone.startsWith('+')) return `+${digits}`;
  if (digits.length === 11 && /^[78]/.test(digits)) return `+7${digits.slice(1)}`;
  return digits.length === 10 ? `+7${digits}` : `+${digits}`;
}

/** Rule of a phone number; the specification names no messages, these follow those of the e-mail. */
export function validatePhone(value: string): string | undefined {
  if (value.trim() === '') return 'Введите номер телефона';
  return international.test(normalizePhone(value)) ? undefined : 'Некорректный номер телефона';
}

/** The code as it is sent: a message may show it with a space inside. */
export const normalizePhoneKey = (value: string): string => value.replace(/[\s-]/g, '');

/** Rule of the code from the message: six digits. */
export function validatePhoneKey(value: string): string | undefined {
  if (value.trim() === '') return 'Введите код из сообщения';
  return key.test(normalizePhoneKey(value)) ? undefined : 'Код состоит из 6 цифр';
}
