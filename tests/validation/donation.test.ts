import { expect, test } from 'vitest';
import {
  donationBounds,
  donationMessageLength,
  validateDonation,
  validateDonationMessage,
} from '#src/validation/index.ts';

test.each(['50', '50000', '50 000', '1\u00a0000', ' 300 '])('a donation of «%s» is taken', (value) => {
  expect(validateDonation(value)).toBeUndefined();
});

test.each(['49', '50001', '100,50', '-100', '1e3', 'сто', '0', '999999999999'])(
  'a donation of «%s» is refused with its bounds',
  (value) => {
    expect(validateDonation(value)?.replaceAll('\u00a0', ' ')).toBe('Целое число от 50 до 50 000 руб.');
  },
);

test('a sum is needed, a message is not', () => {
  expect(validateDonation('')).toBeDefined();
  expect(validateDonationMessage('')).toBeUndefined();
  expect(validateDonationMessage('🎬'.repeat(donationMessageLength))).toBeUndefined();
  expect(validateDonationMessage('🎬'.repeat(donationMessageLength + 1))).toBeDefined();
});

test('the bounds of a donation are those of readings D37', () => {
  expect([donationBounds.replaceAll('\u00a0', ' '), donationMessageLength]).toEqual([
    'от 50 до 50 000 руб.',
    500,
  ]);
});
