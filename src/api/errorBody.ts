import { withoutPlace } from '#src/validation/index.ts';
import type { HttpError } from './errors.ts';

/** Characters. */
const textLimit = 300;
const listLimit = 5;
const fieldLimit = 30;
const depthLimit = 4;

/** Control characters and marks that reverse the direction of the text around them. */
const unprintable = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\s]+/gu;

/**
 * Reads any error body a Django server may send: an object of details and field messages, a bare list, a detail that is
 * a list, or something else entirely (djoser-style bodies nest lists and objects freely).
 *
 * @param retryAfter value of the header of that name
 */
export function readHttpError(status: number, body: unknown, retryAfter: string | null): HttpError {
  const error: HttpError = { kind: 'http', status, fields: Object.create(null), nonField: [] };
  if (retryAfter !== null && /^\d{1,6}$/.test(retryAfter)) error.retryAfter = Number(retryAfter);
  if (!isRecord(body)) {
    error.nonField = readable(body);
    return error;
  }
  const detail = readable(body['detail']).join(' ');
  if (detail !== '') error.detail = detail;
  if (detail !== '' && typeof body['code'] === 'string') error.code = clean(body['code']);
  error.nonField = readable(body['non_field_errors']);
  for (const [field, value] of Object.entries(body).slice(0, fieldLimit)) {
    if (field === 'detail' || field === 'non_field_errors') continue;
    // Beside a detail these fields are simplejwt's codes for programs, not fields of a form.
    if (detail !== '' && (field === 'code' || field === 'messages')) continue;
    error.fields[field] = readable(value).map(withoutPlace);
  }
  return error;
}

/** Every text inside `value` in its order, cleaned; a few at most. */
function readable(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') {
    const text = clean(value);
    return text === '' ? [] : [text];
  }
  if (typeof value !== 'object' || value === null || depth > depthLimit) return [];
  const messages: string[] = [];
  for (const item of Object.values(value)) {
    messages.push(...readable(item, depth + 1));
    if (messages.length >= listLimit) break;
  }
  return messages.slice(0, listLimit);
}

function clean(value: string): string {
  const text = value
    .slice(0, textLimit * 2)
    .replace(unprintable, ' ')
    .trim();
  const characters = [...text];
  return characters.length > textLimit ? `${characters.slice(0, textLimit).join('').trimEnd()}…` : text;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
