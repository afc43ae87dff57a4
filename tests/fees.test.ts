import { describe, expect, test } from 'vitest';
import { feesProblem, readFees, totalFee } from '#src/fees.ts';
import { deduction, formatIncome } from '#src/format/income.ts';

const of = (platform: string, paymentSystem: string) => ({
  VITE_FEE_PLATFORM: platform,
  VITE_FEE_PAYMENT_SYSTEM: paymentSystem,
});

describe('the fees', () => {
  test('are 7 % and 3 %, unless the installation says otherwise', () => {
    expect(readFees({})).toEqual({ platform: 7, paymentSystem: 3 });
    expect(readFees(of('', ''))).toEqual({ platform: 7, paymentSystem: 3 });
    expect(readFees(of('7.5', '2.5'))).toEqual({ platform: 7.5, paymentSystem: 2.5 });
  });

  test('are together what the calculator takes off', () => {
    expect(deduction).toBe(`${totalFee}\u00a0%`);
    expect(formatIncome('1', '100')).toBe(String(100 - totalFee));
  });

  test.each([of('7', '3'), of('10', '0'), of('7.1', '2.9'), of('6.65', '3.35'), of('', '3'), {}])(
    '%j add up to 10 %',
    (env) => expect(feesProblem(env)).toBeUndefined(),
  );

  test.each([
    of('8', '3'),
    of('8', ''),
    of('6', '3'),
    of('-1', '11'),
    of('7 %', '3'),
    of('7,5', '2.5'),
    of('7.001', '2.999'),
    of('abc', '3'),
  ])('%j are refused in one line', (env) => {
    expect(feesProblem(env)).toMatch(
      /^VITE_FEE_PLATFORM=.* and VITE_FEE_PAYMENT_SYSTEM=.* add up to 10,.*\.$/,
    );
  });
});
