import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  readWholeNumber,
  validateTierDescription,
  validateTierName,
  validateTierPlaces,
  validateTierPrice,
} from '#src/validation/index.ts';

describe('name', () => {
  test.each([
    [' Первый ряд ', undefined],
    ['А'.repeat(60), undefined],
    [' ', 'Назовите уровень'],
    ['А'.repeat(61), 'Не более 60 символов'],
  ])('«%s»: %s', (value, message) => {
    expect(validateTierName(value)).toBe(message);
  });
});

describe('what it gives', () => {
  test.each([
    ['', undefined],
    ['А'.repeat(300), undefined],
    ['А'.repeat(301), 'Не более 300 символов'],
  ])('«%s»: %s', (value, message) => {
    expect(validateTierDescription(value)).toBe(message);
  });
});

describe('price', () => {
  const refusal = 'Целое число от 50 до 100\u00a0000 руб.';
  test.each([
    ['50', undefined],
    ['1\u00a0200', undefined],
    ['100 000', undefined],
    ['', 'Назначьте цену'],
    ['49', refusal],
    ['100 001', refusal],
    ['99,5', refusal],
    ['500.00', refusal],
    ['-500', refusal],
    ['5e2', refusal],
    ['пятьсот', refusal],
    ['9'.repeat(400), refusal],
  ])('«%s»: %s', (value, message) => {
    expect(validateTierPrice(value)).toBe(message);
  });
});

describe('places', () => {
  const refusal = 'Целое число от 1 до 1\u00a0000\u00a0000';
  test.each([
    ['', undefined],
    ['1', undefined],
    ['1 000 000', undefined],
    ['0', refusal],
    ['1 000 001', refusal],
    ['1,5', refusal],
  ])('«%s»: %s', (value, message) => {
    expect(validateTierPlaces(value)).toBe(message);
  });
});

test('a whole number is read exactly, grouped or not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (number) => {
      expect(readWholeNumber(String(number))).toBe(number);
      expect(readWholeNumber(number.toLocaleString('ru-RU'))).toBe(number);
    }),
  );
});
