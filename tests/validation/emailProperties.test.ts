import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatEmail,
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

/** Readings D14 and D36 in the plainest words there are. */
function isAddress(text: string): boolean {
  const [local = '', domain = '', ...more] = text.trim().split('@');
  const isNative = /[^a-z\d.-]/i.test(domain) || /(?:^|\.)xn--/i.test(domain);
  const parts = domain.split('.');
  if (isNative && !parts.every((part) => /^[\p{L}\p{M}\p{Nd}-]+$/u.test(part) && !/^[-\p{M}]|-$/u.test(part)))
    return false;
  if (/^\p{L}\p{M}*$/u.test(parts.at(-1) ?? '')) return false;
  const ascii = isNative ? domainToASCII(domain) : domain;
  const labels = ascii.split('.');
  const top = labels.at(-1) ?? '';
  return (
    text.trim().length <= 254 &&
    local.length + 1 + ascii.length <= 254 &&
    more.length === 0 &&
    local.length <= 64 &&
    local.split('.').every((part) => /^[\w!#$%&'*+/=?^`{|}~-]+$/.test(part)) &&
    labels.length > 1 &&
    labels.every((label) => label.length < 64 && /^[a-z\d-]+$/i.test(label) && !/^-|-$/.test(label)) &&
    /^(?:[a-z]{2,}|xn--.+)$/i.test(top)
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

const letters = fc.constantFrom(...'абвгдеёжзийэюяüßçñøłאבגדابتกขคαβγδ한국日本あア');
const labels = fc
  .array(fc.oneof(letters, fc.constantFrom(...'az09-')), { minLength: 1, maxLength: 12 })
  .map((parts) => parts.join(''));
const domains = fc
  .tuple(
    fc.array(labels, { minLength: 1, maxLength: 3 }),
    fc.constantFrom('рф', 'москва', 'укр', 'ru', '中国'),
  )
  .map(([parts, top]) => [...parts, top].join('.'));

test('a domain of any script is sent in ASCII, comes back as it was, and is the same account in every spelling', () => {
  fc.assert(
    fc.property(domains, (domain) => {
      const email = `anna@${domain}`;
      fc.pre(isEmail(email));
      const sent = normalizeEmail(email);
      expect(sent).toMatch(/^anna@[a-z0-9.-]+$/);
      expect(isEmail(sent)).toBe(true);
      expect(normalizeEmail(sent)).toBe(sent);
      expect(normalizeEmail(formatEmail(sent))).toBe(sent);
      expect(normalizeEmail(sent.replace(/@.*/, (text) => text.toUpperCase()))).toBe(sent);
      for (const form of ['NFC', 'NFD'] as const) expect(normalizeEmail(email.normalize(form))).toBe(sent);
    }),
    runs,
  );
});

test('no sign that has a meaning in an address of the web becomes part of a domain', () => {
  const signs = fc.constantFrom(
    ...'%:/\\?#@[]<>^|{} \t\n,;"\u00ad\u200b\u200d\u2060\u3002\uff0e\uff61\u202e',
  );
  fc.assert(
    fc.property(domains, signs, fc.nat(), (domain, sign, place) => {
      const at = 1 + (place % (domain.length - 1));
      expect(isEmail(`anna@${domain.slice(0, at)}${sign}${domain.slice(at)}`)).toBe(false);
    }),
    runs,
  );
});
