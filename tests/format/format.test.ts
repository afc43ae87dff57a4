import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { formatAmount, formatMonthlyPrice, formatPrice } from '#src/format/money.ts';
import { withNoun } from '#src/format/plural.ts';
import { formatAge, formatFullDate, formatPast } from '#src/format/time.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('price', () => {
  test.each([
    [0, '0 руб.'],
    [50_000, '500 руб.'],
    [120_000, '1 200 руб.'],
    [50_050, '500,50 руб.'],
    [5, '0,05 руб.'],
  ])('%i kopecks read «%s»', (kopecks, text) => {
    expect(plain(formatPrice(kopecks))).toBe(text);
  });

  test.each([
    [30_000, '300 руб/мес'],
    [30_050, '300,50 руб/мес'],
  ])('%i kopecks a month read «%s»', (kopecks, text) => {
    expect(plain(formatMonthlyPrice(kopecks))).toBe(text);
  });

  test('never breaks between the number and its unit', () => {
    expect(formatPrice(120_000)).not.toContain(' ');
  });
});

describe('sum', () => {
  test.each([
    [-4_081_500, {}, '−40 815'],
    [418_500, { sign: 'both' }, '+4 185'],
    [0, { sign: 'both' }, '0'],
    [-1, { sign: 'both' }, '−0,01'],
    [50_000, { hasKopecks: true }, '500,00'],
  ] as const)('%i kopecks read with %o as «%s»', (kopecks, options, text) => {
    expect(plain(formatAmount(kopecks, options))).toBe(text);
  });

  test('every sum reads back as the same kopecks', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (kopecks) => {
        const digits = formatAmount(kopecks, { hasKopecks: true }).replaceAll(/[\u00a0,]/g, '');
        expect(BigInt(digits.replace('−', '-'))).toBe(BigInt(kopecks));
      }),
    );
  });
});

describe('number with a noun', () => {
  test.each([
    [0, '0 постов'],
    [1, '1 пост'],
    [2, '2 поста'],
    [5, '5 постов'],
    [11, '11 постов'],
    [21, '21 пост'],
    [1_002, '1 002 поста'],
  ])('%i reads «%s»', (count, text) => {
    expect(plain(withNoun(count, ['пост', 'поста', 'постов']))).toBe(text);
  });
});

describe('age of a post', () => {
  const now = new Date(2026, 10, 21, 15, 0, 0);
  const ago = (milliseconds: number): string => new Date(now.getTime() - milliseconds).toISOString();
  const hour = 3_600_000;

  test.each([
    [-5 * hour, 'только что'],
    [0, 'только что'],
    [59_000, 'только что'],
    [60_000, '1 минуту назад'],
    [22 * 60_000, '22 минуты назад'],
    [hour, '1 час назад'],
    [2 * hour, '2 часа назад'],
    [14 * hour, '14 часов назад'],
    [16 * hour, 'вчера'],
    [30 * hour, 'вчера'],
    [3 * 24 * hour, '3 дня назад'],
    [6 * 24 * hour, '6 дней назад'],
    [7 * 24 * hour, '14 ноября'],
    [365 * 24 * hour, '21 ноября 2025 г.'],
  ])('%i ms before now reads «%s»', (milliseconds, text) => {
    expect(plain(formatAge(ago(milliseconds), now))).toBe(text);
  });

  test('an unreadable moment is left out', () => {
    expect(formatAge('скоро', now)).toBe('');
  });
});

describe('a moment that has passed', () => {
  const now = new Date(2026, 10, 25, 17, 0);

  test.each([
    [new Date(2026, 10, 25, 0, 1), 'Сегодня, 00:01'],
    [new Date(2026, 10, 24, 23, 8), 'Вчера, 23:08'],
    [new Date(2026, 10, 18, 11, 2), '18 ноября, 11:02'],
    [new Date(2025, 10, 25, 17, 0), '25 ноября 2025 г., 17:00'],
  ])('%s is told by its day', (moment, text) => {
    expect(plain(formatPast(moment.toISOString(), now))).toBe(text);
  });

  test('is left out where it is unreadable', () => {
    expect(formatPast('скоро', now)).toBe('');
  });

  test('a document names the year of its day', () => {
    expect(plain(formatFullDate(new Date(2026, 10, 25)))).toBe('25 ноября 2026');
  });
});
