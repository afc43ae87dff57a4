import { once } from 'node:events';
import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { and, eq, isNull, min, sql } from 'drizzle-orm';
import { type Database, sharedNow, tables } from '../database/index.ts';
import { listenProblem } from '../http/listen.ts';
import { StartError } from '../settings/startError.ts';

const { paymentAttempts, paymentRefunds, queuedMessages } = tables;

/** Seconds: most calls take a few thousandths, a login some tenths, none more than two. */
const buckets = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

/** Prometheus metrics of a server. */
export interface Metrics {
  /** Counts the replies of an app and how long they took. */
  watch(app: FastifyInstance): void;
  /** Counts a try of a job that has failed. */
  countFailedJob(name: string): void;
  read(): Promise<string>;
  /** `Content-Type` of what is read. */
  readonly type: string;
}

/** Measures of this process, its replies, and the messages that all servers on the database have still to send. */
export function createMetrics(db: Database): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const replies = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the reply, by the pattern of its route.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [register],
  });
  const waiting = new Gauge({
    name: 'messages_waiting',
    help: 'Messages that are still to be sent, by any server; not a number while the database is away.',
    registers: [register],
  });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [register] });
  const oldestPayment = gauge(
    'payments_pending_seconds',
    'Age of the oldest payment whose end is unknown, by any server; 0 without one.',
  );
  const unknownPayments = gauge(
    'payments_unknown',
    'Payments of which the provider has said nothing at all yet.',
  );
  const dueRefunds = gauge('refunds_due', 'Payments that are still to be given back.');

  /** Numbers of payments; not numbers while the database is away. */
  async function readPayments(): Promise<void> {
    const isPending = eq(paymentAttempts.state, 'pending');
    const age = sql<number>`coalesce(extract(epoch from ${sharedNow} - ${min(paymentAttempts.createdAt)}), 0)::float8`;
    const [oldest] = await db
      .select({ age })
      .from(paymentAttempts)
      .where(isPending)
      .catch(() => []);
    oldestPayment.set(oldest?.age ?? Number.NaN);
    const isUnknown = and(isPending, isNull(paymentAttempts.providerId), isNull(paymentAttempts.redirectUrl));
    unknownPayments.set(await db.$count(paymentAttempts, isUnknown).catch(() => Number.NaN));
    const isDue = eq(paymentRefunds.state, 'due');
    dueRefunds.set(await db.$count(paymentRefunds, isDue).catch(() => Number.NaN));
  }

  const failedJobs = new Counter({
    name: 'jobs_failed_total',
    help: 'Tries of jobs that have failed on this server.',
    labelNames: ['job'],
    registers: [register],
  });

  return {
    watch(app) {
      app.addHook('onResponse', async (request, reply) => {
        // Addresses themselves would be without end.
        const route = request.routeOptions.url ?? 'unknown';
        replies.observe(
          { method: request.method, route, status: reply.statusCode },
          reply.elapsedTime / 1000,
        );
      });
    },
    countFailedJob: (job) => failedJobs.inc({ job }),
    async read() {
      await readPayments();
      waiting.set(await db.$count(queuedMessages).catch(() => Number.NaN));
      return register.metrics();
    },
    type: register.contentType,
  };
}

/** Address of the metrics: `METRICS_HOST` and `METRICS_PORT`. */
interface Address {
  readonly host: string;
  readonly port: number;
}

/**
 * Serves GET /metrics on a port of its own, so that no balancer exposes it by mistake.
 * @returns ends that
 * @throws {StartError} when the port cannot be used
 */
export async function serveMetrics(metrics: Metrics, { host, port }: Address): Promise<() => Promise<void>> {
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
