import { expect, test } from 'vitest';
import { type Load, mapLoad } from '#src/status/load.ts';

const states: readonly Load<number>[] = [
  { kind: 'loading' },
  { kind: 'ready', value: 2, isRenewing: true },
  { kind: 'failed', message: 'Не вышло', isRetrying: false, value: 2 },
  { kind: 'failed', message: 'Не вышло', isRetrying: true, value: undefined },
  { kind: 'offline', isRetrying: true, value: 2 },
];

test.each(states)('what is made from the value is in the same state: %o', (load) => {
  const value = 'value' in load && load.value !== undefined ? { value: 'два' } : {};
  expect(mapLoad(load, () => 'два')).toEqual({ ...load, ...value });
});
