import { once } from 'node:events';
import { createServer } from 'node:http';
import { listenProblem } from '../http/listen.ts';
import { StartError } from '../settings/startError.ts';
import type { Metrics } from './metrics.ts';

/** Where they are read: `METRICS_HOST` and `METRICS_PORT`. */
interface Place {
  readonly host: string;
  readonly port: number;
}

/**
 * Serves GET /metrics on a port of its own, so that no balancer leads anybody there by mistake.
 * @returns ends that
 * @throws {StartError} when the port cannot be used
 */
export async function serveMetrics(metrics: Metrics, { host, port }: Place): Promise<() => Promise<void>> {
  const server = createServer((request, reply) => {
    if (request.url !== '/metrics') return void reply.writeHead(404).end();
    if (request.method !== 'GET') return void reply.writeHead(405, { Allow: 'GET' }).end();
    metrics.read().then(
      (text) => reply.writeHead(200, { 'Content-Type': metrics.type }).end(text),
      () => reply.writeHead(500).end(),
    );
  });
  try {
    server.listen({ host, port });
    await once(server, 'listening');
  } catch (error) {
    throw new StartError(listenProblem(error, { host, port, name: 'METRICS' }));
  }
  return async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
}
