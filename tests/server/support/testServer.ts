import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { createApp } from '#src/server/start/app.ts';
import { tables, type Database, type OpenDatabase } from '#src/server/database/index.ts';
import type { AppDeps } from '#src/server/start/api.ts';
import { createCompose } from '#src/server/credentials/mail.ts';
import { createMailQueue, type MailQueue } from '#src/server/mail/queue.ts';
import { createMailTexts } from '#src/server/mail/texts.ts';
import { outboxTransport, senderOf } from '#src/server/mail/transports.ts';
import type { OrdersDeps } from '#src/server/orders/index.ts';
import { folderStore, type Store } from '#src/server/media/index.ts';
import { parseSettings } from '#src/server/settings/parse.ts';
import { outboxSms } from '#src/server/mail/sms.ts';
import { createUploadWork, type UploadWork } from '#src/server/uploads/work.ts';
import { noLimits } from '#tests/setup/limits.ts';
import { solvedCaptcha } from './captcha.ts';
import { stopClock, type TestClock } from './clock.ts';
import { createFakeProvider } from './fakeProvider.ts';
import { readOutbox, type ReceivedMessage } from './mailbox.ts';
import { cheapPasswords } from './passwords.ts';

export const password = 'Parol2026';
export const secretKey = 'test-secret-test-secret-test-secret!';
export const publicUrl = 'http://127.0.0.1:3000';

export interface TestServer {
  readonly app: FastifyInstance;
  readonly clock: TestClock;
  readonly queue: MailQueue;
  readonly outbox: string;
  /** Store of the files of posts. */
  readonly store: Store;
  readonly uploads: UploadWork;
  /** Everything the server logged. */
  readonly log: string[];
  send(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: object,
    bearer?: string,
  ): Promise<LightMyRequestResponse>;
  post(url: string, body: unknown, bearer?: string): Promise<LightMyRequestResponse>;
  get(url: string, bearer?: string): Promise<LightMyRequestResponse>;
  register(email: string): Promise<LightMyRequestResponse>;
  logIn(email: string): Promise<{ access: string; refresh: string }>;
  /** Registers and logs in; gives the access token. */
  enterUnverified(email: string): Promise<string>;
  /** The same with the e-mail proved, as publishing and commenting need it. */
  enter(email: string): Promise<string>;
  /** Every message sent so far, oldest first. */
  messages(): Promise<ReceivedMessage[]>;
  close(): Promise<void>;
}

const bearerHeader = (bearer?: string) => (bearer === undefined ? {} : { authorization: `Bearer ${bearer}` });

/** Payments at a provider. */
export const testPayments = (db: Database, provider: OrdersDeps['provider']): OrdersDeps => ({
  db,
  provider,
  returnUrl: (id) => `${publicUrl}/checkout/${id}`,
  vatCode: 1,
});

/**
 * The real app on a test database, with a cheap captcha and cheap hashes.
 * @param clock of another server on the same database; absent: the time stops now
 */
export async function startTestServer(
  { db }: OpenDatabase,
  env: Readonly<Record<string, string>> = {},
  { clock: givenClock, ...overrides }: Partial<AppDeps> & { readonly clock?: TestClock } = {},
): Promise<TestServer> {
  const clock = givenClock ?? (await stopClock(db));
  const lines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
  const outbox = mkdtempSync(join(tmpdir(), 'outbox-'));
  const files = mkdtempSync(join(tmpdir(), 'media-'));
  const store = folderStore(files, 0);
  const settings = parseSettings({ PUBLIC_URL: publicUrl, ...noLimits, ...env });
  const uploads = createUploadWork({
    db,
    store,
    folder: mkdtempSync(join(tmpdir(), 'uploads-')),
    settings,
    log,
  });
  const queue = createMailQueue({
    db,
    compose: createCompose(createMailTexts(settings)),
    send: outboxTransport(outbox, senderOf(settings), log, () => {}),
    log,
  });
  const app = await createApp({
    settings,
    secretKey,
    db,
    store,
    uploads,
    queue,
    sendSms: outboxSms(outbox, log, () => {}),
    payments: testPayments(db, createFakeProvider().provider),
    draining: new AbortController().signal,
    log,
    now: clock.now,
    fetch,
    passwords: await cheapPasswords,
    captchaWork: { cost: 1, counter: { min: 3, max: 3 } },
    ...overrides,
  });

  const send: TestServer['send'] = (method, url, payload, bearer) =>
    app.inject({ method, url, ...(payload && { payload }), headers: bearerHeader(bearer) });
  const post: TestServer['post'] = (url, payload, bearer) => send('POST', url, payload as object, bearer);
  const register: TestServer['register'] = async (email) => {
    const reply = await post('/auth/users/', { email, password, captcha_token: await solvedCaptcha(app) });
    // Waits for its message, so that later ones follow it.
    await queue.idle();
    return reply;
  };
  const logIn: TestServer['logIn'] = async (email) =>
    (await post('/auth/jwt/create/', { email, password })).json();

  const enterUnverified: TestServer['enterUnverified'] = async (email) => {
    await register(email);
    return (await logIn(email)).access;
  };

  return {
    app,
    clock,
    queue,
    outbox,
    store,
    uploads,
    log: lines,
    send,
    post,
    get: (url, bearer) => send('GET', url, undefined, bearer),
    register,
    logIn,
    enterUnverified,
    async enter(email) {
      const access = await enterUnverified(email);
      await db.update(tables.users).set({ emailVerified: true }).where(eq(tables.users.email, email));
      return access;
    },
    async messages() {
      await queue.idle();
      return readOutbox(outbox);
    },
    async close() {
      await app.close();
      for (const folder of [outbox, files, uploads.folder]) rmSync(folder, { recursive: true, force: true });
    },
  };
}
