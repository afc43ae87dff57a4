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
  const isPaged = ['page', 'cursor', 'since'].some((place) => place in (query?.properties ?? {}));
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

const json = (schema: unknown) => ({ 'application/json': { schema } });
const refused = { $ref: '#/components/schemas/Refusal' };

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,200}$' },
};

const ifMatch = {
  name: 'If-Match',
  in: 'header',
  required: true,
  schema: { type: 'string', pattern: '^"\\d+"$' },
};

function parametersOf({ path, query, isKeyed, isMatched }: Operation) {
  const required = query?.required ?? [];
  return [
    ...placeholders(path).map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    ...Object.entries(query?.properties ?? {}).map(([name, schema]) => ({
      ...{ name, in: 'query', required: required.includes(name), schema },
    })),
    ...(isKeyed ? [idempotencyKey] : []),
    ...(isMatched ? [ifMatch] : []),
  ];
}

function describe(operation: Operation) {
  const { name, title, isOpen, status, reply, body, refusals } = operation;
  const parameters = parametersOf(operation);
  const success = { description: 'Успех', ...(status !== 204 && { content: json(reply) }) };
  return {
    operationId: name,
    summary: title,
    ...(isOpen && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: json(body) } }),
    responses: {
      [status]: success,
      ...Object.fromEntries(
        refusals.map((code) => [code, { description: refusalTitles[code], content: json(refused) }]),
      ),
    },
  };
}

/** The contract as OpenAPI 3.1, whose schemas are JSON Schema, as the contract's own are. */
export function openApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) {
    (paths[operation.path] ??= {})[operation.method.toLowerCase()] = describe(operation);
  }
  const messages = { type: 'array', items: { type: 'string' } };
  return {
    openapi: '3.1.0',
    info: { title: 'Соавтор', version: '1' },
    security: [{ bearer: [] }],
    paths,
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
            { type: 'object', additionalProperties: messages },
          ],
        },
      },
    },
  };
}
