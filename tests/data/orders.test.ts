import { expect, test } from 'vitest';
import { nextRequest, patience } from '#src/data/orders/order.ts';

test.each([
  ['at once', 0, 2],
  ['half a minute later', 30, 5],
  ['two minutes later', 120, 15],
  ['shortly before the end', 899, 15],
])('an awaited order is asked for again: %s', (_, waited, seconds) => {
  expect(nextRequest(waited * 1000)).toBe(seconds * 1000);
});

test('after a quarter of an hour nobody asks any more', () => {
  expect(nextRequest(patience)).toBe(0);
});
