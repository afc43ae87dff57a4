import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withoutPlace } from '#src/validation/index.ts';
import { isDatabaseAway, loggedReason, withoutParameters } from '../database/index.ts';
import { fieldErrors } from './fieldErrors.ts';

/** Every error body of the API: `detail`, `detail` with a `code`, or messages by field. */
export type ErrorBody = Readonly<Record<string, unknown>>;

/** A failure with the exact reply the client gets. */
export class HttpError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, body: ErrorBody, headers: Readonly<Record<string, string>> = {}) {
    super(`HTTP ${status}`);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** Text of a refusal for the person, without the names of fields and positions in the data. */
export const sentenceOf = ({ body: { detail, ...fields } }: HttpError): string =>
  typeof detail === 'string'
    ? detail
    : Object.values(fields)
        .flat()
        .map((message) => withoutPlace(String(message)))
        .join(' ');

/** 400 with messages by field, as Django REST framework words them. */
export const invalid = (fields: Readonly<Record<string, readonly string[]>>) => new HttpError(400, fields);

export const notFound = () => new HttpError(404, { detail: 'Страница не найдена.' });

export const busy = () =>
  new HttpError(
    503,
    { detail: 'Сервис временно недоступен. Попробуйте через несколько секунд.' },
    { 'Retry-After': '2' },
  );

const details: Readonly<Record<number, string>> = {
  400: 'Не удалось прочитать запрос.',
  413: 'Запрос слишком большой.',
  414: 'Адрес запроса слишком длинный.',
  415: 'Тип данных запроса не поддерживается: нужен application/json.',
};

function asHttpError(error: FastifyError): HttpError | undefined {
  if (error instanceof HttpError) return error;
  if (error.validation !== undefined) return invalid(fieldErrors(error.validation));
  if (isDatabaseAway(error)) return busy();
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500)
    return new HttpError(status, { detail: details[status] ?? details[400] });
  return undefined;
}

function answer(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const httpError = asHttpError(error);
  if (httpError === undefined) {
    const cause = withoutParameters(error);
    request.log.error({ reason: cause instanceof Error ? cause.stack : String(cause) }, 'request failed');
    return reply.code(500).send({ detail: 'Ошибка сервера. Попробуйте позже.' });
  }
  // Not our own error: a stack would not help.
  if (httpError.status >= 500) {
    const reason = error instanceof HttpError ? error.message : loggedReason(error);
    request.log.warn({ reason }, 'request put off');
  }
  return reply.code(httpError.status).headers(httpError.headers).send(httpError.body);
}

/** Every failure becomes JSON in Russian, and none tells about the inside of the server. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(answer);
}

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
