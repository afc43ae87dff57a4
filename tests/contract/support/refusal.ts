import { expect } from 'vitest';
import type { EndpointName, Reply } from '#src/api/contract.ts';
import { formatError, type HttpError } from '#src/api/errors.ts';
import type { Result } from '#src/api/result.ts';

/** The client's reading of a refusal; fails for anything else, and if a person could not be told about it. */
export function refusal(result: Result<Reply<EndpointName>>): HttpError {
  if (result.ok || result.error.kind !== 'http') throw new Error(`No refusal: ${JSON.stringify(result)}`);
  const sentence = formatError(result.error);
  expect(sentence).toMatch(/\p{L}{2}/u);
  expect(sentence).not.toMatch(/\[object|undefined|[{}<>]/);
  return result.error;
}
