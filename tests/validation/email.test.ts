import { describe, expect, test } from 'vitest';
import {
  emailKey,
  formatEmail,
  isEmail,
  normalizeEmail,
  validateEmail,
  validateEmailConfirmation,
  validateLoginEmail,
  validateNewEmail,
  validateResetEmail,
} from '#src/validation/index.ts';

const longLabel = 'a'.repeat(63);
const domainOf = (length: number): string => {
  const labels = `${longLabel}.`.repeat(2);
  return `${labels}${'b'.repeat(length - labels.length - 3)}.ru`;
};

test.each([
  'a@b.cc',
  'anna@example.ru',
  'Anna.Roshchina+news@Mail.Example.RU',
  ' anna@example.ru ',
  "o'neil!#$%&*/=?^_`{|}~-@example.com",
  '1@2.3.ru',
  'a@b-c.ru',
  'anna@почта.рф',
  'anna@xn--80a1acny.xn--p1ai',
  'anna@mail.москва',
  'Anna@ПОЧТА.РФ',
  'anna@пошта.укр',
  'anna@例え.テスト',
  'anna@مثال.إختبار',
  'anna@bücher.example',
  `${'a'.repeat(64)}@example.ru`,
  `${'a'.repeat(64)}@${domainOf(189)}`,
])('%s is an address', (email) => {
  expect(isEmail(email)).toBe(true);
});

test.each([
  '',
  '@',
  'anna',
  'anna@',
  '@example.ru',
  'anna@example',
  'a@b.c',
  'a@b.c1',
  'a@b.12',
  'anna@@example.ru',
  'anna@exa@mple.ru',
  'an na@example.ru',
  '.anna@example.ru',
  'anna.@example.ru',
  'an..na@example.ru',
  'anna@.example.ru',
  'anna@example..ru',
  'anna@example.ru.',
  'anna@-example.ru',
  'anna@example-.ru',
  'anna@exa_mple.ru',
  'анна@example.ru',
  'anna@пример.р',
  'anna@пример',
  'anna@%D0%BF.рф',
  'anna@пример.рф:80',
  'anna@пример.рф/путь',
  'anna@пример\\.рф',
  'anna@[почта.рф]',
  'anna@почта рф.рф',
  'anna@почта。рф',
  'anna@-почта.рф',
  'anna@почта-.рф',
  'anna@почта..рф',
  'anna@п\u200bочта.рф',
  'anna@\u202eпочта.рф',
  'anna@١٢٧.٠.٠.١',
  'anna@127.0.0.0x1',
  'anna@xn--.рф',
  'anna@xn--80a1acny.xn--',
  `anna@${'я'.repeat(60)}.рф`,
  `anna@${'почта.'.repeat(30)}рф`,
  'anna@example.ru\nbcc: x@y.ru',
  '"anna"@example.ru',
  'anna@[127.0.0.1]',
  `${'a'.repeat(65)}@example.ru`,
  `anna@${'a'.repeat(64)}.ru`,
  `${'a'.repeat(64)}@${domainOf(190)}`,
])('%s is not an address', (email) => {
  expect(isEmail(email)).toBe(false);
});

describe('messages by form', () => {
  test.each([
    ['login', validateLoginEmail, 'Введите email', 'Введите корректный email'],
    ['reset', validateResetEmail, 'Введите ваш email', 'Введите корректный email'],
    ['registration and shared', validateEmail, 'Введите email', 'Некорректный email'],
  ])('%s', (_form, validate, empty, invalid) => {
    expect(validate('')).toBe(empty);
    expect(validate('  ')).toBe(empty);
    expect(validate('anna@')).toBe(invalid);
    expect(validate('anna@example.ru')).toBeUndefined();
  });

  test.each([
    ['', 'Введите новый email'],
    ['anna@', 'Некорректный email'],
    [' Anna@Example.ru', 'Новый email должен отличаться от текущего'],
    ['ilya@example.ru', undefined],
  ])('new address «%s»: %s', (value, message) => {
    expect(validateNewEmail(value, 'anna@example.ru')).toBe(message);
  });

  test.each([
    ['', 'Подтвердите новый email'],
    ['Ilya@example.ru', 'Email не совпадает'],
    [' ilya@EXAMPLE.ru', undefined],
  ])('repeated address «%s»: %s', (value, message) => {
    expect(validateEmailConfirmation(value, 'ilya@example.ru')).toBe(message);
  });
});

test('an address is sent trimmed, with its domain in lower case and its local part as typed', () => {
  expect(normalizeEmail(' Anna@Example.RU ')).toBe('Anna@example.ru');
  expect(normalizeEmail('anna')).toBe('anna');
});

describe('a domain in its own script', () => {
  const spellings = [
    'anna@почта.рф',
    'anna@ПОЧТА.РФ',
    ' anna@Почта.рф ',
    'anna@xn--80a1acny.xn--p1ai',
    'anna@XN--80A1ACNY.XN--P1AI',
    'anna@почта.xn--p1ai',
  ];

  test.each(spellings)('is sent in ASCII, however it is spelled: %s', (spelling) => {
    expect(normalizeEmail(spelling)).toBe('anna@xn--80a1acny.xn--p1ai');
  });

  test('is the same one, whether its letters have their accents apart or not', () => {
    const [together, apart] = ['anna@йод.рф'.normalize('NFC'), 'anna@йод.рф'.normalize('NFD')];
    expect(apart).not.toBe(together);
    expect(normalizeEmail(apart)).toBe(normalizeEmail(together));
  });

  test('stands for one account, whatever the case of its local part', () => {
    expect(new Set([...spellings, 'ANNA@почта.рф'].map(emailKey)).size).toBe(1);
    expect(validateNewEmail('Anna@почта.рф', 'anna@xn--80a1acny.xn--p1ai')).toBe(
      'Новый email должен отличаться от текущего',
    );
    expect(validateEmailConfirmation('anna@XN--80a1acny.рф', 'anna@почта.рф')).toBeUndefined();
  });

  test.each([
    ['anna@xn--80a1acny.xn--p1ai', 'anna@почта.рф'],
    ['anna@mail.xn--80adxhks', 'anna@mail.москва'],
    ['anna@xn--bcher-kva.example', 'anna@bücher.example'],
    ['Anna@example.ru', 'Anna@example.ru'],
    // No letters, and nothing at all.
    ['anna@xn--ls8h.la', 'anna@xn--ls8h.la'],
    ['anna@xn--99999999999999999999.ru', 'anna@xn--99999999999999999999.ru'],
    ['anna', 'anna'],
    ['', ''],
  ])('is shown as people write it: %s is %s', (sent, shown) => {
    expect(formatEmail(sent)).toBe(shown);
  });
});
