import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatProfileLink, normalizeProfileLink, validateProfileLink } from '#src/validation/index.ts';

const notAnAddress = 'Это не похоже на адрес. Нужен такой: t.me/roshchina';
const otherScheme = 'Адрес должен начинаться с https://';

test.each([
  ['t.me/roshchina'],
  [' rutube.ru/roshchina '],
  ['https://vk.com/id1?w=wall#a'],
  ['HTTPS://Example.com'],
  ['кино-на-двадцать.рф/афиша'],
  ['xn--80aswg.xn--p1ai'],
  [`t.me/${'a'.repeat(187)}`],
])('«%s» is a link', (value) => {
  expect(validateProfileLink(value)).toBeUndefined();
});

test.each([
  ['', 'Введите адрес'],
  ['  ', 'Введите адрес'],
  ['t.me/ roshchina', 'В адресе пробел. Похоже на t.me/roshchina'],
  ['t.me/\u200broshchina', 'В адресе невидимый знак. Похоже на t.me/roshchina'],
  ['t.me/\u202eroshchina', 'В адресе невидимый знак. Похоже на t.me/roshchina'],
  ['t.me/\u3164roshchina', 'В адресе невидимый знак. Похоже на t.me/roshchina'],
  ['t.me/\u034froshchina', 'В адресе невидимый знак. Похоже на t.me/roshchina'],
  ['t.me/\u2800roshchina', 'В адресе невидимый знак. Похоже на t.me/roshchina'],
  ['моя страница', 'В адресе пробел. Наберите его заново'],
  ['http://t.me/roshchina', otherScheme],
  ['javascript:alert(1)', otherScheme],
  ['tg://resolve?domain=roshchina', otherScheme],
  ['mailto:a@b.ru', otherScheme],
  ['example.com:8080', otherScheme],
  ['@roshchina', notAnAddress],
  ['roshchina', notAnAddress],
  ['//t.me/roshchina', notAnAddress],
  ['https://', notAnAddress],
  ['https:\\\\t.me', otherScheme],
  ['https://t.me\\@evil.ru', notAnAddress],
  ['https://anna:secret@t.me', notAnAddress],
  ['https://127.0.0.1/', notAnAddress],
  ['https://[::1]/', notAnAddress],
  ['https://localhost/', notAnAddress],
  ['https://t.me:8080/', notAnAddress],
  ['t..me', notAnAddress],
  ['-a.me', notAnAddress],
  [`t.me/${'a'.repeat(188)}`, 'Не более 200 символов'],
])('«%s» is none: %s', (value, message) => {
  expect(validateProfileLink(value)).toBe(message);
});

test.each([
  [' t.me/ilya ', 'https://t.me/ilya'],
  ['HTTPS://T.me/ilya', 'https://T.me/ilya'],
  ['https://t.me/ilya', 'https://t.me/ilya'],
])('«%s» is sent as %s', (value, link) => {
  expect(normalizeProfileLink(value)).toBe(link);
});

test.each([
  ['https://www.vera.example/', 'vera.example'],
  ['https://кино-2.рф/афиша?в=1', 'кино-2.рф/афиша?в=1'],
  // Cyrillic letters that look like «apple», and a name of two alphabets.
  ['https://аррӏе.com/вход', 'xn--80ak6aa92e.com/вход'],
  ['https://tеst.ru', 'xn--tst-rdd.ru'],
])('%s is shown as %s: no site can pass for another one', (link, shown) => {
  expect(formatProfileLink(link)).toBe(shown);
});

test('whatever passes is, as it is sent, an https address of a named site, and passes again', () => {
  const texts = fc.oneof(
    fc.webUrl({ validSchemes: ['https', 'http'], withFragments: true, withQueryParameters: true }),
    fc.string({
      unit: fc.constantFrom('a', 'я', '.', '/', ':', '@', '\\', '?', '-', '1', ' ', '[', '%'),
    }),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(texts, (text) => {
      fc.pre(validateProfileLink(text) === undefined);
      const link = normalizeProfileLink(text);
      const { protocol, username, password, port, hostname } = new URL(link);
      expect([protocol, username, password, port]).toEqual(['https:', '', '', '']);
      expect(hostname).toContain('.');
      expect(validateProfileLink(link)).toBeUndefined();
    }),
    { numRuns: 2000 },
  );
});
