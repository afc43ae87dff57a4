import type { SwaggerOptions, SwaggerTransform } from '@fastify/swagger';
import type { TSchema } from 'typebox';
import { endpoints, type EndpointName } from '#src/api/contract.ts';
import { calls } from './calls.ts';

interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly status: number;
  readonly reply: TSchema;
  readonly query?: TSchema & {
    readonly properties: Readonly<Record<string, TSchema>>;
    readonly required?: readonly string[] | undefined;
  };
  readonly body?: TSchema;
  readonly isKeyed?: true;
  readonly isMatched?: true;
  readonly isOpen?: true;
}

export interface Operation extends Endpoint {
  readonly name: EndpointName;
  readonly title: string;
  /** Every status of a refusal, ascending. */
  readonly refusals: readonly number[];
}

const refusalTitles: Readonly<Record<number, string>> = {
  400: 'Неверные данные',
  401: 'Нет входа, или токен недействителен',
  403: 'Уже сделано, или сначала нужно другое',
  404: 'Не найдено',
  410: 'Аккаунт удалён, или вернуть уже нельзя',
  412: 'С этой версии уже ушли: кто-то сохранил другую',
  413: 'Запрос слишком большой',
  415: 'Тело запроса — не JSON',
  422: 'Этот Idempotency-Key уже был у другого запроса',
  428: 'Нужен If-Match',
  429: 'Слишком часто; Retry-After говорит, когда можно снова',
  503: 'Временно недоступно; Retry-After говорит, когда можно снова',
};

/** Name of every parameter in braces. */
const placeholders = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

function refusalsOf(
  name: EndpointName,
  { method, path, query, isKeyed, isMatched, isOpen }: Endpoint,
): readonly number[] {
  const { refusals = [] } = calls[name];
  const isPaged = ['page', 'cursor', 'since'].some((parameter) => parameter in (query?.properties ?? {}));
  const statuses = new Set([
    ...refusals,
    ...(method === 'GET' ? [] : [400, 413, 415, 429]),
    ...(isOpen ? [] : [401]),
    ...(isKeyed ? [422] : []),
    ...(isMatched ? [412, 428] : []),
    ...(placeholders(path).length > 0 || isPaged ? [404] : []),
    503,
  ]);
  return [...statuses].toSorted((one, other) => one - other);
}

/** Every call of the contract with what is known about it. */
export const operations: readonly Operation[] = Object.entries(calls).map(([key, { title }]) => {
  const name = key as EndpointName;
  const endpoint: Endpoint = endpoints[name];
  return { ...endpoint, name, title, refusals: refusalsOf(name, endpoint) };
});

const idempotencyKey = { 'Idempotency-Key': { type: 'string', pattern: '^[\\x21-\\x7e]{1,200}$' } };
const ifMatch = { 'If-Match': { type: 'string', pattern: '^"\\d+"$' } };

const responseOf = (description: string, schema: unknown) => ({
  description,
  content: { 'application/json': { schema } },
});

/** Routes outside the contract (pages, files, health) are left out of the document. */
const transform: SwaggerTransform = ({ url, route: { config } }) => {
  const operation = operations.find(({ name }) => name === config?.endpoint);
  if (operation === undefined) return { url, schema: { hide: true } };
  const { name, title, isOpen, isKeyed, isMatched, query, body, status, reply, refusals } = operation;
  return {
    url,
    schema: {
      operationId: name,
      summary: title,
      ...(isOpen && { security: [] }),
      ...(query && { querystring: query }),
      ...((isKeyed || isMatched) && {
        headers: {
          type: 'object',
          properties: { ...(isKeyed && idempotencyKey), ...(isMatched && ifMatch) },
          required: isMatched ? ['If-Match'] : [],
        },
      }),
      ...(body && { body }),
      response: {
        [status]: status === 204 ? { type: 'null', description: 'Успех' } : responseOf('Успех', reply),
        ...Object.fromEntries(
          refusals.map((code) => [
            code,
            responseOf(refusalTitles[code] ?? '', { $ref: '#/components/schemas/Refusal' }),
          ]),
        ),
      },
    },
  };
};

/** The contract as OpenAPI 3.1, whose schemas are JSON Schema, as the contract's own are. */
export const openApi: SwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: { title: 'Соавтор', version: '1' },
    security: [{ bearer: [] }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: {
        Refusal: {
          description: 'Либо detail, либо сообщения по полям (non_field_errors — не о поле).',
          anyOf: [
            {
              type: 'object',
              required: ['detail'],
              properties: { detail: { type: 'string' }, code: { type: 'string' } },
            },
            { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
          ],
        },
      },
    },
  },
  convertConstToEnum: false,
  transform,
};
