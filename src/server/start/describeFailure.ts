import { withoutParameters } from '../database/index.ts';
import { StartError } from '../settings/startError.ts';

/** A fault that nobody caught, by its name, code and place: its message may hold what somebody typed. */
export function describeCrash(error: unknown): string {
  const cause = withoutParameters(error);
  if (!(cause instanceof Error)) return 'The server failed: something was thrown that is no error.';
  const code = 'code' in cause ? ` ${String(cause.code)}` : '';
  const places = (cause.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [`The server failed: ${cause.name}${code}`, ...places].join('\n');
}

/** One line for what the operator can cure; the stack for a fault of ours. */
export function describeFailure(error: unknown): string {
  if (error instanceof StartError) return error.message;
  const cause = withoutParameters(error);
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}
