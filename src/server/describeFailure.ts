import { withoutParameters } from './database/index.ts';
import { StartError } from './startError.ts';

/** One line for what the operator can cure; the stack for a fault of ours. */
export function describeFailure(error: unknown): string {
  if (error instanceof StartError) return error.message;
  const cause = withoutParameters(error);
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}
