import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupDigits } from '#src/format/digits.ts';
import { defaultPrice, defaultSubscribers, formatIncome, sayIncome } from '#src/format/income.ts';

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

/** Tenths of a rouble in a shown income. */
function tenthsOf(income: string): bigint {
  const [whole = '', tenth = '0'] = income.replaceAll('\u00a0', '').split(',');
  return BigInt(whole) * 10n + BigInt(tenth);
}

const mostSubscribers = 999_999_999_999n;
const highestPrice = 9_999_999_999n;

test('a thousand subscribers at 500 roubles bring 450 000', () => {
  expect(spaced(formatIncome(defaultSubscribers, defaultPrice))).toBe('450 000');
});

test('an empty field counts as nothing', () => {
  expect(formatIncome('', '500')).toBe('0');
  expect(formatIncome('1000', '')).toBe('0');
  expect(formatIncome('', '')).toBe('0');
});

test('a tenth is shown only when there is one', () => {
  expect(formatIncome('1', '1')).toBe('0,9');
  expect(spaced(formatIncome('1001', '1'))).toBe('900,9');
  expect(formatIncome('10', '1')).toBe('9');
});

test('the longest values are exact', () => {
  const most = formatIncome('999\u00a0999\u00a0999\u00a0999', '9\u00a0999\u00a0999\u00a0999');
  expect(spaced(most)).toBe('8 999 999 999 091 000 000 000,9');
});

test('any two allowed numbers are multiplied exactly', () => {
  const subscribers = fc.bigInt({ min: 0n, max: mostSubscribers });
  const price = fc.bigInt({ min: 0n, max: highestPrice });
  fc.assert(
    fc.property(subscribers, price, (left, right) => {
      const income = formatIncome(groupDigits(String(left)), groupDigits(String(right)));
      expect(tenthsOf(income)).toBe(left * right * 9n);
      expect(income).toMatch(/^\d{1,3}(\u00a0\d{3})*(,[1-9])?$/);
    }),
    { numRuns: 10_000 },
  );
});

test('the bounds and what lies beside them are multiplied exactly', () => {
  const bounds = [0n, 1n, 9n, 10n, 999n, 1000n, 2n ** 53n - 1n, 2n ** 53n, 2n ** 53n + 1n];
  const near = (most: bigint) => [...bounds, most - 1n, most].filter((value) => value <= most);
  for (const left of near(mostSubscribers)) {
    for (const right of near(highestPrice)) {
      expect(tenthsOf(formatIncome(String(left), String(right)))).toBe(left * right * 9n);
    }
  }
});

test.each([
  ['0', 'рублей'],
  ['1', 'рубль'],
  ['2', 'рубля'],
  ['3', 'рубля'],
  ['4', 'рубля'],
  ['5', 'рублей'],
  ['9', 'рублей'],
  ['10', 'рублей'],
  ['11', 'рублей'],
  ['12', 'рублей'],
  ['13', 'рублей'],
  ['14', 'рублей'],
  ['15', 'рублей'],
  ['19', 'рублей'],
  ['20', 'рублей'],
  ['21', 'рубль'],
  ['22', 'рубля'],
  ['24', 'рубля'],
  ['25', 'рублей'],
  ['30', 'рублей'],
  ['91', 'рубль'],
  ['100', 'рублей'],
  ['101', 'рубль'],
  ['102', 'рубля'],
  ['110', 'рублей'],
  ['111', 'рублей'],
  ['112', 'рублей'],
  ['121', 'рубль'],
  ['0,9', 'рубля'],
  ['1,8', 'рубля'],
  ['11,7', 'рубля'],
  ['900,1', 'рубля'],
  ['900,9', 'рубля'],
  ['1 000', 'рублей'],
  ['1 001', 'рубль'],
  ['1 011', 'рублей'],
  ['450 000', 'рублей'],
  ['1 000 002', 'рубля'],
  ['9 007 199 254 740 993', 'рубля'],
  ['8 999 999 999 091 000 000 000,9', 'рубля'],
])('%s is said with «%s»', (income, noun) => {
  const grouped = income.replaceAll(' ', '\u00a0');
  expect(sayIncome(grouped)).toBe(`${grouped} ${noun} в\u00a0месяц`);
});

test('every whole income up to 2 000 is said as Russian grammar has it', () => {
  const rules = new Intl.PluralRules('ru-RU');
  const nouns: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'рубль', few: 'рубля', many: 'рублей' };
  for (let income = 0; income <= 2000; income += 1) {
    expect(sayIncome(String(income))).toBe(`${income} ${nouns[rules.select(income)]} в\u00a0месяц`);
  }
});
