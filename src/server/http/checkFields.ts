import { invalid } from './errors.ts';

/**
 * @param messages what is wrong with each field; `undefined` where nothing is
 * @throws {HttpError} 400 when anything is
 */
export function checkFields(messages: Readonly<Record<string, string | undefined>>): void {
  const problems = Object.entries(messages).flatMap(([field, message]) =>
    message === undefined ? [] : [[field, [message]] as const],
  );
  if (problems.length > 0) throw invalid(Object.fromEntries(problems));
}

/** The rule of a text that is kept: PostgreSQL's has no place for one character. */
export const storable =
  (rule: (text: string) => string | undefined) =>
  (text: string): string | undefined =>
    text.includes('\u0000') ? 'Данные содержат запрещённый символ: ноль-байт' : rule(text);
