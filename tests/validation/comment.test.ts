import { expect, test } from 'vitest';
import { validateComment } from '#src/validation/index.ts';

test.each([
  ['Слово', undefined],
  ['', 'Напишите комментарий'],
  [' \n', 'Напишите комментарий'],
  [` ${'А'.repeat(2000)} `, undefined],
  ['😀'.repeat(2000), undefined],
  ['А'.repeat(2001), 'Не более 2000 символов'],
])('comment «%s»: %s', (value, message) => {
  expect(validateComment(value)).toBe(message);
});
