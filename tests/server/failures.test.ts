import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeCrash } from '#src/server/start/commandLine.ts';

it('what nobody caught is written down by name, code and place, without values', () => {
  const refusal = Object.assign(new Error('invalid input: "anna@example.ru"'), { code: '22P02' });
  const text = describeCrash(new DrizzleQueryError('select $1', ['anna@example.ru'], refusal));
  expect(text).toMatch(/^The server failed: Error 22P02\n {4}at .*failures\.test\.ts/);
  expect(text).not.toContain('anna@example.ru');
  expect(describeCrash('anna@example.ru')).toBe('The server failed: something was thrown that is no error.');
});
