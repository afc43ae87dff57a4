import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { pino, type Logger } from 'pino';
import { createApp, type AppDeps } from './app.ts';
import { absoluteTtl, createPasswords, productionCost } from './auth/index.ts';
import { productionWork } from './captcha/index.ts';
import { cleanUp, openStorage, prepareFolder, type Database } from './database/index.ts';
import { demoLogin, hasDemoLogin, seedDemo } from './demo/index.ts';
import { createCompose } from './credentials/index.ts';
import {
  createLetterQueue,
  createLetters,
  outboxTransport,
  smtpTransport,
  type LetterQueue,
} from './mail/index.ts';
import { storedSecretKey, type Settings } from './settings/index.ts';
import { gatewaySms, outboxSms } from './sms/sms.ts';
import { StartError } from './startError.ts';

export interface RunningServer {
  readonly app: FastifyInstance;
  /** What the operator reads after the start. */
  readonly banner: string;
  /** Says at /readyz that no more requests are wanted, and waits until balancers have seen it. */
  drain(): Promise<void>;
  /** Ends requests, database and lock in this order. */
  close(): Promise<void>;
}

const now = () => new Date();
/** How often letters are looked for that were put back, or that another server left behind, ms. */
const letterInterval = 2000;
const cleanUpInterval = 3_600_000;
/** Between readiness going and the last request, ms. */
const drainTime = 1500;

function createQueue(settings: Settings, db: Database, outbox: string, log: Logger): LetterQueue {
  const { SMTP_URL: url, MAIL_FROM: from, PUBLIC_URL: publicUrl, VITE_BRAND_NAME: siteName } = settings;
  return createLetterQueue({
    db,
    compose: createCompose(createLetters(publicUrl, siteName), now),
    send: url === undefined ? outboxTransport(outbox, from, log) : smtpTransport(url, from),
    now,
    log,
  });
}

/** Sends letters and clears away what has run out, now and from time to time. */
function startJobs({ REFRESH_TTL }: Settings, db: Database, queue: LetterQueue, log: Logger): () => void {
  const clear = () =>
    cleanUp(db, now(), { idleSession: REFRESH_TTL, session: absoluteTtl }).catch((error: unknown) =>
      log.warn(
        { reason: error instanceof Error ? error.name : 'unknown' },
        'what has run out was not cleared away',
      ),
    );
  queue.wake();
  void clear();
  const timers = [setInterval(queue.wake, letterInterval), setInterval(clear, cleanUpInterval)];
  return () => timers.forEach((timer) => clearInterval(timer));
}

/**
 * Opens the data, builds the app and prepares the start-up lines, without listening yet.
 * @param options the app's parts that differ between production and development
 * @throws {StartError} with what the operator should do
 */
export async function boot(
  settings: Settings,
  options: Pick<AppDeps, 'pages' | 'hasContentPolicy'>,
): Promise<RunningServer> {
  const folder = resolve(settings.DATA_DIR);
  prepareFolder(folder);
  const outbox = join(folder, 'outbox');
  const database = await openStorage(settings.DATABASE_URL, folder);
  try {
    const { db } = database;
    const log = pino({ level: settings.LOG_LEVEL, base: null });
    if (settings.DEMO) await seedDemo(db, await createPasswords(productionCost, 1, 1), now());
    const queue = createQueue(settings, db, outbox, log);
    if (settings.DATABASE_URL === undefined) await queue.takeOver();
    const draining = new AbortController();
    const app = await createApp({
      ...options,
      settings,
      secretKey: settings.SECRET_KEY ?? storedSecretKey(folder),
      db,
      queue,
      sendSms: settings.SMS_URL === undefined ? outboxSms(outbox, log) : gatewaySms(settings.SMS_URL, fetch),
      log,
      draining: draining.signal,
      now,
      fetch,
      passwordCost: productionCost,
      captchaWork: { ...productionWork, cost: settings.CAPTCHA_COST },
    });
    const isDemo = settings.DEMO && (await hasDemoLogin(db));
    const stopJobs = startJobs(settings, db, queue, log);
    return {
      app,
      banner: bannerOf(settings, folder, isDemo),
      async drain() {
        draining.abort();
        await pause(drainTime);
      },
      async close() {
        stopJobs();
        await app.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function bannerOf(settings: Settings, folder: string, isDemo: boolean): string {
  const data =
    settings.DATABASE_URL === undefined ? folder : `PostgreSQL at ${new URL(settings.DATABASE_URL).host}`;
  const address = `${settings.VITE_BRAND_NAME}: ${settings.PUBLIC_URL} · data: ${data}`;
  return isDemo ? `${address}\nDemo login: ${demoLogin.email} · ${demoLogin.password}` : address;
}

/** @throws {StartError} when the port cannot be had */
export async function listen({ app }: RunningServer, { HOST: host, PORT: port }: Settings): Promise<void> {
  const { level } = app.log;
  // Fastify announces each address by itself; the banner says it once.
  if (level === 'info' || level === 'debug') app.log.level = 'warn';
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw new StartError(listenProblem(error, host, port));
  }
  app.log.level = level;
}

function listenProblem(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another program. Stop it or set another PORT.`;
    case 'EACCES':
      return `Port ${port} needs administrator rights. Set PORT to 1024 or above.`;
    default:
      return `The server cannot listen on ${host}:${port} (${code || String(error)}). Correct HOST and PORT.`;
  }
}
