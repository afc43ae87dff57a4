import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  passwordParts,
  usernameParts,
  validateNewPassword,
  validateNewUsername,
  validatePassword,
  validateRegistrationPassword,
  validateUsername,
} from '#src/validation/index.ts';

/** A rule of the specification in its own words: what breaks it, and what is said then. */
type Rule = readonly [breaks: (value: string) => boolean, message: string];

const firstBroken = (rules: readonly Rule[], value: string): string | undefined =>
  rules.find(([breaks]) => breaks(value))?.[1];

const count = (value: string): number => [...value].length;
const special = (character: string | undefined): boolean =>
  character !== undefined && '.-_'.includes(character);
const digits = '0123456789';
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

const passwordRules = (empty: string): Rule[] => [
  [(value) => value === '', empty],
  [(value) => count(value) < 8, 'Пароль должен содержать минимум 8 символов'],
  [(value) => ![...value].some((c) => /\p{Ll}/u.test(c)), 'Пароль должен содержать строчные буквы'],
  [(value) => ![...value].some((c) => /\p{Lu}/u.test(c)), 'Пароль должен содержать заглавные буквы'],
  [(value) => ![...value].some((c) => digits.includes(c)), 'Пароль должен содержать цифры'],
];

const usernameRules = (empty: string): Rule[] => [
  [(value) => value.trim() === '', empty],
  [(value) => count(value.trim()) < 3, 'Имя пользователя должно содержать минимум 3 символа'],
  [(value) => count(value.trim()) > 30, 'Имя пользователя не должно превышать 30 символов'],
  [
    (value) => [...value.trim()].some((c) => !`${letters}${digits}.-_`.includes(c)),
    'Имя пользователя может содержать только буквы, цифры, точки, дефисы и подчеркивания',
  ],
  [
    (value) => special(value.trim()[0]) || special(value.trim().at(-1)),
    'Имя пользователя не может начинаться или заканчиваться точкой, дефисом или подчеркиванием',
  ],
  [
    (value) => [...value.trim()].some((c, place, all) => special(c) && special(all[place + 1])),
    'Имя пользователя не может содержать несколько специальных символов подряд',
  ],
  [
    (value) => [...value.trim()].every((c) => digits.includes(c)),
    'Имя пользователя не может состоять только из цифр',
  ],
];

const runs = { numRuns: 2000 };
/** Near the borders of the rules, and anything. */
const passwords = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'я', 'A', 'Я', '1', '٣', ' ', '😀', '!'), maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const usernames = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'Z', 'а', '1', '.', '-', '_', ' '), maxLength: 34 }),
  fc.string({ unit: fc.constantFrom('a', '1', '.'), maxLength: 6 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

describe('exactly one message is said: that of the first broken rule, in the order of the specification', () => {
  test.each([
    ['shared', validatePassword, passwordRules('Введите пароль')],
    ['new', validateNewPassword, passwordRules('Введите новый пароль')],
  ] as const)('%s password', (_name, validate, rules) => {
    fc.assert(
      fc.property(passwords, (value) => {
        expect(validate(value)).toBe(firstBroken(rules, value));
      }),
      runs,
    );
  });

  test('registration password: the same rules, one message for any missing kind', () => {
    fc.assert(
      fc.property(passwords, (value) => {
        const shared = firstBroken(passwordRules('Введите пароль'), value);
        const said = shared?.startsWith('Пароль должен содержать')
          ? shared.includes('минимум')
            ? 'Пароль должен быть не менее 8 символов'
            : 'Введите цифры, строчные и прописные буквы'
          : shared;
        expect(validateRegistrationPassword(value)).toBe(said);
      }),
      runs,
    );
  });

  test.each([
    ['username', validateUsername, usernameRules('Введите имя пользователя')],
    [
      'changed username',
      (value: string) => validateNewUsername(value, 'anna'),
      [
        ...usernameRules('Введите новое имя пользователя'),
        [
          (value) => value.trim() === 'anna',
          'Новое имя пользователя должно отличаться от текущего',
        ] satisfies Rule,
      ],
    ],
  ] as const)('%s', (_name, validate, rules) => {
    fc.assert(
      fc.property(fc.oneof(usernames, fc.constant(' anna ')), (value) => {
        expect(validate(value)).toBe(firstBroken(rules, value));
      }),
      runs,
    );
  });
});

test.each([
  ['password', passwords, passwordParts, validatePassword],
  ['username', usernames, usernameParts, validateUsername],
] as const)(
  'all ticks of the %s checklist are there exactly when nothing is said',
  (_name, values, parts, validate) => {
    fc.assert(
      fc.property(values, (value) => {
        const isTicked = Object.values(parts).every((part) => part(value));
        expect(isTicked).toBe(validate(value) === undefined);
      }),
      runs,
    );
  },
);
