import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { normalizeTexts } from '#src/validation/index.ts';
import { endpoints, type Body, type EndpointName, type Params, type Reply } from '#src/api/contract.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A request without a good token is refused before anything of it is read. */
    needsToken?: boolean;
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

/** How a call takes its body. */
interface BodyOptions {
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
  handler: (request: FastifyRequest<{ Body: Body<Name>; Params: Params<Name> }>) => Promise<Reply<Name>>,
  { unchecked = [], bodyLimit }: BodyOptions = {},
): void {
  const { method, path, status, reply: replySchema, body, isOpen = false }: Description = endpoints[name];
  app.route<{ Body: Body<Name>; Params: Params<Name> }>({
    method,
    config: { needsToken: !isOpen },
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
