import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';
import type { TSchema } from 'typebox';
import { type Body, type EndpointName, endpoints, type Params, type Reply } from '#src/api/contract.ts';
import { normalizeTexts } from '#src/validation/index.ts';
import type { LimitName } from '../settings/limits.ts';
import { HttpError } from './errors.ts';
import { isApiPath } from './paths.ts';

/** Limit of a call. */
export type RouteLimit =
  /** Counted before the body is read: for the person, or for the network where no token is needed. */
  | LimitName
  /** The call counts by itself: not every try, or in the transaction of what it changes. */
  | { readonly itself: LimitName }
  /** Any number of times, with the reason. */
  | { readonly none: string };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A request without a good token is refused before anything of it is read. */
    needsToken?: boolean;
    limit?: RouteLimit;
    /** The contract's name of the call, for its document. */
    endpoint?: EndpointName;
  }
}

interface Description {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly status: number;
  readonly reply: TSchema;
  readonly body?: TSchema;
  readonly isOpen?: boolean;
}

interface EndpointOptions {
  readonly limit: RouteLimit;
  /** Fields of it that the handler checks itself; the rest is checked as the contract has it. @default none */
  readonly unchecked?: readonly string[];
  /** Bytes. @default as the server has it for all calls */
  readonly bodyLimit?: number;
}

/** The schema without what it says of some fields. */
const without = (schema: TSchema, names: readonly string[]): TSchema => ({
  ...schema,
  ...('properties' in schema && {
    properties: { ...Object(schema.properties), ...Object.fromEntries(names.map((name) => [name, {}])) },
  }),
});

/**
 * Adds one call of the contract. Its body arrives checked, and its reply carries no field that the contract does not
 * list. Query strings are read by the handler: a bad page number is a 404 and not a field error.
 */
export function addEndpoint<Name extends EndpointName>(
  app: FastifyInstance,
  name: Name,
  { limit, unchecked = [], bodyLimit }: EndpointOptions,
  handler: (request: FastifyRequest<{ Body: Body<Name>; Params: Params<Name> }>) => Promise<Reply<Name>>,
): void {
  const { method, path, status, reply: replySchema, body, isOpen = false }: Description = endpoints[name];
  app.route<{ Body: Body<Name>; Params: Params<Name> }>({
    method,
    config: { needsToken: !isOpen, limit, endpoint: name },
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    ...(bodyLimit !== undefined && { bodyLimit }),
    schema: {
      ...(body && { body: without(body, unchecked) }),
      ...(status !== 204 && { response: { [status]: replySchema } }),
    },
    // No body at all is treated as an empty one, so that each missing field is named.
    preValidation: async (request) => {
      if (body === undefined) return;
      Object.assign(request, { body: request.body ?? {} });
      normalizeTexts(request.body);
    },
    handler: async (request, reply) => {
      const result = await handler(request);
      return reply.code(status).send(status === 204 ? undefined : result);
    },
  });
}

const methods: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

export const methodNotAllowed = (method: string, allowed: readonly string[]) =>
  new HttpError(405, { detail: `Метод "${method}" не разрешен.` }, { Allow: allowed.join(', ') });

/** Watches the API routes being added; the function it returns closes every other method of their paths with 405. */
export function watchMethods(app: FastifyInstance): () => void {
  const allowedByPath = new Map<string, string[]>();
  app.addHook('onRoute', ({ url, method }) => {
    if (!isApiPath(url)) return;
    const existing = allowedByPath.get(url) ?? [];
    allowedByPath.set(url, [...new Set([...existing, ...[method].flat()])]);
  });

  return () => {
    for (const [url, allowed] of [...allowedByPath]) {
      const others = methods.filter((method) => !allowed.includes(method));
      app.route({
        method: others,
        url,
        config: { limit: { none: 'nothing is done' } },
        exposeHeadRoute: false,
        // Before the body is read: a wrong method must not be answered with a complaint about the body.
        onRequest: async (request) => {
          throw methodNotAllowed(request.method, allowed);
        },
        handler: async () => null,
      });
    }
  };
}
