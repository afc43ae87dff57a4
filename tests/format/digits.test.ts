import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dropFraction, editDigits, groupDigits, keepDigits } from '#src/format/digits.ts';

const typed = (text: string, maxLength = 15) => editDigits(text, text.length, maxLength).value;

/** `|` marks the caret, `_` the no-break space. */
const edit = (marked: string, maxLength = 15): string => {
  const text = marked.replaceAll('_', '\u00a0');
  const result = editDigits(text.replace('|', ''), text.indexOf('|'), maxLength);
  const shown = `${result.value.slice(0, result.caret)}|${result.value.slice(result.caret)}`;
  return shown.replaceAll('\u00a0', '_');
};

test('thousands are grouped with a no-break space', () => {
  expect(groupDigits('1000')).toBe('1\u00a0000');
  expect(groupDigits('999')).toBe('999');
  expect(groupDigits('')).toBe('');
});

test('only digits are kept', () => {
  expect(typed('12 345,6 руб.')).toBe('123\u00a0456');
  expect(typed('нет')).toBe('');
});

test('keeping digits twice is keeping them once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(keepDigits(keepDigits(text))).toBe(keepDigits(text));
    }),
  );
});

test.each([
  ['1 234,56 руб', '1234'],
  ['1 234,5', '1234'],
  ['1234.56', '1234'],
  ['1,234.56', '1234'],
  ['1.234,56 ₽', '1234'],
  ['1 234 руб.', '1234'],
  ['1,234', '1234'],
  ['1.234.567', '1234567'],
  ['0,9 руб/мес', '0'],
  ['нет', ''],
])('of a pasted «%s» %s is kept', (pasted, digits) => {
  expect(keepDigits(dropFraction(pasted))).toBe(digits);
});

test('the limit counts the characters shown', () => {
  expect(typed('9'.repeat(40), 15)).toBe('999 999 999 999'.replaceAll(' ', '\u00a0'));
  expect(typed('9'.repeat(40), 13)).toBe('9 999 999 999'.replaceAll(' ', '\u00a0'));
});

test('a digit typed into a full field is refused and nothing else moves', () => {
  expect(edit('111_7|111_111_111')).toBe('111|_111_111_111');
});

test('the caret keeps its place among the digits when a group appears or vanishes', () => {
  expect(edit('12|34')).toBe('1_2|34');
  expect(edit('1_|34')).toBe('1|34');
  expect(edit('|')).toBe('|');
});

test('zeros in front are dropped, a lone zero stays', () => {
  expect(edit('05|')).toBe('5|');
  expect(edit('0|')).toBe('0|');
  expect(edit('0|00')).toBe('|0');
});

test('any edit gives a grouped number within the limit and a caret inside it', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(60), fc.constantFrom(13, 15), (text, place, maxLength) => {
      const caret = Math.min(place, text.length);
      const result = editDigits(text, caret, maxLength);
      expect(result.value).toMatch(/^(\d{1,3}(\u00a0\d{3})*)?$/);
      expect(result.value.length).toBeLessThanOrEqual(maxLength);
      expect(keepDigits(result.value.slice(0, result.caret)).length).toBeLessThanOrEqual(
        keepDigits(text.slice(0, caret)).length,
      );
      expect(editDigits(result.value, result.caret, maxLength)).toEqual(result);
    }),
  );
});

test('typing at any place puts the caret behind the digit typed', () => {
  const number = fc.bigInt({ min: 1n, max: 10n ** 11n - 1n }).map((value) => groupDigits(String(value)));
  fc.assert(
    fc.property(number, fc.nat(15), fc.integer({ min: 1, max: 9 }), (value, place, digit) => {
      const caret = Math.min(place, value.length);
      const text = `${value.slice(0, caret)}${digit}${value.slice(caret)}`;
      const result = editDigits(text, caret + 1, 15);
      expect(keepDigits(result.value)).toBe(keepDigits(text));
      expect(keepDigits(result.value.slice(0, result.caret))).toBe(keepDigits(text.slice(0, caret + 1)));
      expect(result.value[result.caret - 1]).toBe(String(digit));
    }),
    { numRuns: 10_000 },
  );
});
