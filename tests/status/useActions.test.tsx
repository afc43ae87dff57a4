import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useActions } from '#src/status/useActions.ts';

test('a row that nothing was asked for is idle', async () => {
  const { result } = await renderHook(() => useActions<number>());
  expect(result.current.of(1)).toEqual({ kind: 'idle' });
});

test('each row keeps its own action, and the last one set', async () => {
  const { result, act } = await renderHook(() => useActions<number>());
  await act(() => {
    result.current.set(1, { kind: 'pending' });
    result.current.set(2, { kind: 'pending' });
    result.current.set(1, { kind: 'failed', message: 'Нет связи' });
  });
  expect(result.current.of(1)).toEqual({ kind: 'failed', message: 'Нет связи' });
  expect(result.current.of(2)).toEqual({ kind: 'pending' });
});

test('`set` stays the same function, so that an answer may come after the next render', async () => {
  const { result, act } = await renderHook(() => useActions<string>());
  const { set } = result.current;
  await act(() => set('one', { kind: 'done' }));
  expect(result.current.set).toBe(set);
  expect(result.current.of('one')).toEqual({ kind: 'done' });
});
