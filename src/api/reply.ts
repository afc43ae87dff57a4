import { readHttpError } from './errorBody.ts';
import { malformed } from './errors.ts';
import { fail, type Result, succeed } from './result.ts';

/** Characters; parsing more would freeze the page for longer than any reply of ours is worth. */
const bodyLimit = 1_000_000;

/**
 * Reads an answer by its status, content type and length: 204, an empty 400, an HTML page and a bare list are all
 * normal. A success other than 204 must be JSON; where that is no object or list, it is an object without any fields.
 */
export function readReply(response: Response, text: string): Result<unknown> {
  const body = parseJson(response, text);
  if (!response.ok) return fail(readHttpError(response.status, body, response.headers.get('Retry-After')));
  if (response.status === 204) return succeed(null);
  if (body === undefined) return fail(malformed);
  return succeed(typeof body === 'object' && body !== null ? body : {});
}

function parseJson(response: Response, text: string): unknown {
  const isJson = /[/+]json\b/i.test(response.headers.get('Content-Type') ?? '');
  if (!isJson || text.length > bodyLimit) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
