import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Bank } from './bank.ts';
import type { ScriptKind } from './scriptKinds.ts';
import { takeScript } from './scripts.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A POST that changes nothing: scripts of failures pass it over unless they name it. */
    isReading?: boolean;
  }
}

const kinds: readonly ScriptKind[] = ['error-before', 'error-after', 'time-out'];

/**
 * Lets calls of a shop fail as scripted.
 * @param failure the body of a 500, as the provider has it
 */
export function failAsScripted(app: FastifyInstance, bank: Bank, failure: () => object): void {
  const failing = new WeakMap<FastifyRequest, { kind: ScriptKind; seconds: number }>();

  app.addHook('preHandler', async (request, reply) => {
    const isReading = request.method === 'GET' || request.routeOptions.config.isReading === true;
    const call = `${request.method} ${request.url}`;
    const script = takeScript(bank, kinds, call, { isNamed: isReading });
    if (script === undefined) return;
    if (script.kind === 'error-before') return reply.code(500).send(failure());
    failing.set(request, script);
  });

  // The bank has saved by then: the effect lasts.
  app.addHook('onSend', async (request, reply, payload) => {
    const script = failing.get(request);
    if (script === undefined) return payload;
    if (script.kind === 'time-out') {
      await delay(script.seconds * 1000, undefined, { ref: false });
      request.raw.socket.destroy();
      return payload;
    }
    reply.code(500).type('application/json; charset=utf-8');
    return JSON.stringify(failure());
  });
}
