import { expect, test } from 'vitest';
import { validateComment } from '#src/validation/index.ts';

test.each([
  ['Слово', undefined],
  ['', 'Напишите комментарий'],
  [' \n', 'Напишите комментарий'],
  [` ${'А'.repeat(2000)} `, undefined],
  ['😀'.repeat(2000), undefined],
  ['А'.repeat(2001), 'Не\u00a0более 2000\u00a0символов'],
])('comment «%s»: %s', (value, message) => {
  expect(validateComment(value)).toBe(message);
});
