import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isEmail,
  normalizeEmail,
  validateEmail,
  validateEmailConfirmation,
  validateNewEmail,
} from '#src/validation/index.ts';

const runs = { numRuns: 2000 };
const texts = fc.oneof(
  fc.emailAddress(),
  fc.string({ unit: fc.constantFrom('a', 'B', '1', '.', '-', '@', ' ', 'я'), maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** Readings D14 in the plainest words there are. */
function isAddress(text: string): boolean {
  const [local = '', domain = '', ...more] = text.trim().split('@');
  const labels = domain.split('.');
  const top = labels.at(-1) ?? '';
  return (
    text.trim().length <= 254 &&
    more.length === 0 &&
    local.length <= 64 &&
    local.split('.').every((part) => /^[\w!#$%&'*+/=?^`{|}~-]+$/.test(part)) &&
    labels.length > 1 &&
    labels.every((label) => label.length < 64 && /^[a-z\d-]+$/i.test(label) && !/^-|-$/.test(label)) &&
    /^[a-z]{2,}$/i.test(top)
  );
}

test('an address is what the readings call one', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(isEmail(text)).toBe(isAddress(text));
    }),
    runs,
  );
});

test('exactly one message is said: empty, then incorrect, then the same as the current one', () => {
  fc.assert(
    fc.property(texts, texts, (text, current) => {
      const isEmpty = text.trim() === '';
      const isSame = text.trim().toLowerCase() === current.trim().toLowerCase();
      const wrong = isAddress(text) ? undefined : 'Некорректный email';
      const same = isSame ? 'Новый email должен отличаться от текущего' : undefined;
      expect(validateEmail(text)).toBe(isEmpty ? 'Введите email' : wrong);
      expect(validateNewEmail(text, current)).toBe(isEmpty ? 'Введите новый email' : (wrong ?? same));
    }),
    runs,
  );
});

test('what is sent is an address still, is sent the same again, and confirms itself', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      const sent = normalizeEmail(` ${email} `);
      expect(isEmail(sent)).toBe(isEmail(email));
      expect(normalizeEmail(sent)).toBe(sent);
      expect(
        validateEmailConfirmation(
          email.replace(/@.*/, (domain) => domain.toUpperCase()),
          email,
        ),
      ).toBe(undefined);
    }),
    runs,
  );
});
