import { assert, bigInt, array, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAmount, shareOut, split, sum, toAmount } from '#src/money.ts';

const amounts = bigInt({ min: 0n, max: 10n ** 15n });
const rates = { platform: 700n, payment: 300n };

describe('a payment is shared out', () => {
  it('to the kopeck, whatever the amount and the rates', () => {
    const rate = bigInt({ min: 0n, max: 5000n });
    assert(
      property(amounts, rate, rate, (amount, platform, payment) => {
        const { author, platformFee, paymentFee } = shareOut(amount, { platform, payment });
        expect(author + platformFee + paymentFee).toBe(amount);
        for (const share of [author, platformFee, paymentFee]) expect(share).toBeGreaterThanOrEqual(0n);
      }),
    );
  });

  it('so that an author gets what the calculator promises', () => {
    expect(shareOut(50_000n, rates)).toEqual({ author: 45_000n, platformFee: 3500n, paymentFee: 1500n });
    // 7 % and 3 % rounded apart would take 21 kopecks of 199.
    expect(shareOut(199n, rates)).toEqual({ author: 179n, platformFee: 14n, paymentFee: 6n });
  });

  it('never where it is negative', () => {
    expect(() => shareOut(-1n, rates)).toThrow(RangeError);
  });
});

describe('an amount is split', () => {
  const weights = array(bigInt({ min: 0n, max: 10n ** 6n }), { minLength: 1, maxLength: 40 }).filter(
    (list) => sum(list) > 0n,
  );

  it('into parts that add up to it, each within a kopeck of its weight', () => {
    assert(
      property(bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), weights, (amount, list) => {
        const parts = split(amount, list);
        expect(sum(parts)).toBe(amount);
        const total = sum(list);
        parts.forEach((part, index) => {
          const distance = part * total - amount * (list[index] ?? 0n);
          expect(distance < 0n ? -distance : distance).toBeLessThan(total);
        });
      }),
    );
  });

  it('with what is left over to the largest remainders, and among equals to the first', () => {
    expect(split(100n, [1n, 1n, 1n])).toEqual([34n, 33n, 33n]);
    expect(split(100n, [1n, 2n, 3n])).toEqual([17n, 33n, 50n]);
    expect(split(-100n, [1n, 1n, 1n])).toEqual([-34n, -33n, -33n]);
  });

  it.for([[[]], [[0n]], [[1n, -1n, 1n]]])('never by weights like %s', ([list]) => {
    expect(() => split(100n, list ?? [])).toThrow(RangeError);
  });
});

describe('an amount is written for providers', () => {
  it('and read back as it was', () => {
    assert(
      property(amounts, (amount) => {
        expect(parseAmount(toAmount(amount))).toBe(amount);
      }),
    );
    expect([toAmount(5n), toAmount(50_000n), toAmount(-150n)]).toEqual(['0.05', '500.00', '-1.50']);
  });

  it.each(['', '1,50', '1.500', '-1', '1e3', ' 1', '１'])('and refused if it is none: %j', (text) => {
    expect(parseAmount(text)).toBeUndefined();
  });
});
