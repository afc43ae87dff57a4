import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { pino, type Logger } from 'pino';
import { createApp } from './app.ts';
import { createPasswords, productionCost } from './auth/index.ts';
import { productionWork } from './captcha/index.ts';
import { createCompose } from './credentials/index.ts';
import { openStorage, prepareFolder, type Database } from './database/index.ts';
import { demoLogin, hasDemoLogin, seedDemo } from './demo/index.ts';
import type { AppDeps } from './deps.ts';
import { startJobs } from './jobs.ts';
import { compareKeys } from './keyFingerprint.ts';
import {
  createLetterQueue,
  createLetters,
  outboxTransport,
  smtpTransport,
  type LetterQueue,
} from './mail/index.ts';
import { createStore } from './media/index.ts';
import type { ShowKept } from './outbox.ts';
import { storedSecretKey, type Settings } from './settings/index.ts';
import { gatewaySms, outboxSms, type SendSms } from './sms/sms.ts';

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
/** Between readiness going and the last request, ms. */
const drainTime = 1500;

/** Beside the log, which is for programs: links and codes must not drown in it. */
const showIn =
  (log: Logger): ShowKept =>
  (title, content) => {
    if (log.isLevelEnabled('info')) process.stderr.write(`\n    ${title}\n    ${content}\n\n`);
  };

function createQueue(settings: Settings, db: Database, outbox: string, log: Logger): LetterQueue {
  const { SMTP_URL: url, MAIL_FROM: from, PUBLIC_URL: publicUrl, VITE_BRAND_NAME: siteName } = settings;
  return createLetterQueue({
    db,
    compose: createCompose(createLetters(publicUrl, siteName)),
    send: url === undefined ? outboxTransport(outbox, from, log, showIn(log)) : smtpTransport(url, from),
    log,
  });
}

function createSms(
  { SMS_URL: template, SMS_METHOD: method }: Settings,
  outbox: string,
  log: Logger,
): SendSms {
  return template === undefined
    ? outboxSms(outbox, log, showIn(log))
    : gatewaySms({ template, method }, fetch);
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
  const database = await openStorage(settings.DATABASE_URL, folder, { isPooled: settings.DATABASE_POOLED });
  try {
    const { db } = database;
    const log = pino({ level: settings.LOG_LEVEL, base: null });
    for (const warning of database.warnings) log.warn(warning);
    const store = createStore(settings, folder);
    if (settings.DEMO)
      await seedDemo(db, { store, passwords: await createPasswords(productionCost, 1, 1), now: now() });
    const queue = createQueue(settings, db, outbox, log);
    if (settings.DATABASE_URL === undefined) await queue.takeOver();
    const secretKey = settings.SECRET_KEY ?? storedSecretKey(folder);
    await compareKeys(db, secretKey, log);
    const draining = new AbortController();
    const app = await createApp({
      ...options,
      settings,
      secretKey,
      db,
      store,
      queue,
      sendSms: createSms(settings, outbox, log),
      log,
      draining: draining.signal,
      now,
      fetch,
      passwordCost: productionCost,
      captchaWork: { ...productionWork, cost: settings.CAPTCHA_COST },
    });
    const isDemo = settings.DEMO && (await hasDemoLogin(db));
    let stopJobs = () => {};
    // Not sooner: preparing the routes holds the process up for so long that new connections would time out.
    app.addHook('onListen', async () => {
      stopJobs = startJobs(settings, { db, queue, store, now, log });
    });
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
