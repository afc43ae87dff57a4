import { expect, test } from 'vitest';
import * as rules from '#src/validation/index.ts';

/** Texts that make a careless pattern try again from every place. */
const hostile: Record<string, (length: number) => string> = {
  dots: (length) => 'a.'.repeat(length / 2),
  'at signs': (length) => '@'.repeat(length),
  labels: (length) => `a@${'a-'.repeat(length / 2)}`,
  spaces: (length) => `a${' '.repeat(length)}b`,
  digits: (length) => `${'1'.repeat(length)}x`,
  letters: (length) => `${'aA1'.repeat(length / 3)}@example.ru`,
  accents: (length) => '\u0301'.repeat(length),
  'invisible signs': (length) => '\u200b\u3164'.repeat(length / 2),
  'empty lines': (length) => '\n \u200b\n'.repeat(length / 4) + '\n'.repeat(length / 4),
  'native labels': (length) => `a@${'я.'.repeat(length / 2)}`,
  emoji: (length) => '😀'.repeat(length / 4),
};

const judges: Record<string, (value: string) => unknown> = {
  validateEmail: rules.validateEmail,
  validateNewEmail: (value) => rules.validateNewEmail(value, value),
  validateEmailConfirmation: (value) => rules.validateEmailConfirmation(value, value),
  normalizeEmail: rules.normalizeEmail,
  formatEmail: rules.formatEmail,
  emailKey: rules.emailKey,
  validateRegistrationPassword: rules.validateRegistrationPassword,
  validatePassword: rules.validatePassword,
  validateUsername: rules.validateUsername,
  validateNewUsername: (value) => rules.validateNewUsername(value, value),
  validatePhone: rules.validatePhone,
  validatePhoneKey: rules.validatePhoneKey,
  validateName: rules.validateName,
  validateComment: rules.validateComment,
  validateAuthorName: rules.validateAuthorName,
  validateRole: rules.validateRole,
  validateBio: rules.validateBio,
  validateProfileLink: rules.validateProfileLink,
  normalizeProfileLink: rules.normalizeProfileLink,
  validateTitle: rules.validateTitle,
  validateHref: rules.validateHref,
  isBlank: rules.isBlank,
  tidyText: rules.tidyText,
  toLine: rules.toLine,
  joinEmptyLines: rules.joinEmptyLines,
  validateTierName: rules.validateTierName,
  validateTierPrice: rules.validateTierPrice,
  validateTierDescription: rules.validateTierDescription,
  validateTierPlaces: rules.validateTierPlaces,
  passwordParts: (value) => Object.values(rules.passwordParts).map((part) => part(value)),
  usernameParts: (value) => Object.values(rules.usernameParts).map((part) => part(value)),
};

/** The fastest of several runs, in ms: other work of the machine only adds. */
function cost(judge: (value: string) => unknown, value: string): number {
  const times = Array.from({ length: 9 }, () => {
    const start = performance.now();
    judge(value);
    return performance.now() - start;
  });
  return Math.min(...times);
}

const cases = Object.entries(judges).flatMap(([name, judge]) =>
  Object.entries(hostile).map(([kind, text]) => [name, kind, judge, text] as const),
);

// Four times the length costs four times as much where the cost is linear and sixteen where it is quadratic, which for
// 100 kB is seconds: a few milliseconds say nothing but that the machine is busy.
test.each(cases)('%s takes time in proportion to 100 kB of %s', (_name, _kind, judge, text) => {
  const quarter = cost(judge, text(25_000));
  const whole = cost(judge, text(100_000));
  expect(whole).toBeLessThan(Math.max(quarter * 10, 20));
});
