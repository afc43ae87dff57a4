import type { User } from '#src/api/contract.ts';
import type { ApiError } from '#src/api/errors.ts';

/** No refresh token to refresh with. */
export const noRefreshToken: ApiError = { kind: 'session', message: 'Нет токена обновления' };

/** The server accepted the refresh but sent no usable access token. */
export const noAccessToken: ApiError = { kind: 'session', message: 'Сервер не вернул новый access token' };

/** Refused by the backoff, without a request; tokens stay (readings D3). */
export const tooFrequent: ApiError = { kind: 'session', message: 'Слишком частые попытки обновления токена' };

/** The answer came after a logout or another login, so it is dropped. */
export const sessionOver: ApiError = { kind: 'session', message: 'Сессия завершена. Войдите снова.' };

/** True without an answer; 502, 503 and 504 count, too, because the server is away (readings D2). */
export const isUnanswered = (error: ApiError): boolean =>
  error.kind === 'offline' || (error.kind === 'http' && [502, 503, 504].includes(error.status));

/** True if the server did not accept our token. */
export const isUnauthorized = (error: ApiError): boolean => error.kind === 'http' && error.status === 401;

/** Recognizes a user in a reply. A foreign server may leave out any field but the e-mail. */
export const isUser = (value: unknown): value is User =>
  typeof value === 'object' && value !== null && 'email' in value && typeof value.email === 'string';
