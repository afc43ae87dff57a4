import { expect, test } from 'vitest';
import { formatCountdown } from '#src/format/countdown.ts';

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [75, '1:15'],
  [600, '10:00'],
])('%i seconds read «%s»', (seconds, text) => {
  expect(formatCountdown(seconds)).toBe(text);
});
