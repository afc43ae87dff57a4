import { expect, test } from 'vitest';
import { type Action, failureOf } from '#src/status/action.ts';

test.each<[string, Action<'email'>, string | undefined]>([
  ['with a sentence says it', { kind: 'failed', message: 'Нет связи' }, 'Нет связи'],
  ['without words of its own has those of the specification', { kind: 'failed' }, 'Произошла ошибка'],
  ['that is told at its fields needs no sentence', { kind: 'failed', fields: { email: 'Занят' } }, undefined],
])('a refusal %s', (_, action, sentence) => {
  expect(failureOf(action)).toBe(sentence);
});

test.each<Action>([{ kind: 'idle' }, { kind: 'pending' }, { kind: 'done', message: 'Готово' }])(
  'what is $kind is no refusal',
  (action) => {
    expect(failureOf(action)).toBeUndefined();
  },
);
