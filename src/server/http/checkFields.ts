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
