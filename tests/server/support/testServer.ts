import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { createApp, type AppDeps } from '#src/server/app.ts';
import type { OpenDatabase } from '#src/server/database/index.ts';
import { createMailer, outboxTransport, type Mailer } from '#src/server/mail/index.ts';
import { parseSettings } from '#src/server/settings/index.ts';
import { solvedCaptcha } from './captcha.ts';

export const password = 'Parol2026';
export const publicUrl = 'http://127.0.0.1:3000';

/** A clock that moves only when told. */
export interface TestClock {
  now(): Date;
  /** @param seconds how far to move it forward */
  pass(seconds: number): void;
}

export interface TestServer {
  readonly app: FastifyInstance;
  readonly clock: TestClock;
  readonly mailer: Mailer;
  readonly outbox: string;
  /** Everything the server logged. */
  readonly log: string[];
  post(url: string, body: unknown, bearer?: string): Promise<LightMyRequestResponse>;
  get(url: string, bearer?: string): Promise<LightMyRequestResponse>;
  register(email: string): Promise<LightMyRequestResponse>;
  logIn(email: string): Promise<{ access: string; refresh: string }>;
  close(): Promise<void>;
}

function createClock(): TestClock {
  // Close to the real time: the captcha library looks at the real clock.
  let time = Math.floor(Date.now() / 1000) * 1000;
  return {
    now: () => new Date(time),
    pass(seconds) {
      time += seconds * 1000;
    },
  };
}

const bearerHeader = (bearer?: string) => (bearer === undefined ? {} : { authorization: `Bearer ${bearer}` });

/** The real app on a test database, with a cheap captcha and cheap hashes. */
export async function startTestServer(
  { db }: OpenDatabase,
  env: Readonly<Record<string, string>> = {},
  overrides: Partial<AppDeps> = {},
): Promise<TestServer> {
  const clock = createClock();
  const lines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
  const outbox = mkdtempSync(join(tmpdir(), 'outbox-'));
  const mailer = createMailer(outboxTransport(outbox, 'no-reply@example.ru', log), log);
  const app = await createApp({
    settings: parseSettings({ PUBLIC_URL: publicUrl, ...env }),
    secretKey: 'test-secret-test-secret-test-secret!',
    db,
    mailer,
    log,
    now: clock.now,
    fetch,
    passwordCost: { memoryCost: 8, timeCost: 1, parallelism: 1 },
    captchaWork: { cost: 1, counter: { min: 3, max: 3 } },
    ...overrides,
  });

  const post = (url: string, payload: unknown, bearer?: string) =>
    app.inject({ method: 'POST', url, payload: payload as object, headers: bearerHeader(bearer) });

  return {
    app,
    clock,
    mailer,
    outbox,
    log: lines,
    post,
    get: (url, bearer) => app.inject({ method: 'GET', url, headers: bearerHeader(bearer) }),
    register: async (email) =>
      post('/auth/users/', { email, password, captcha_token: await solvedCaptcha(app) }),
    logIn: async (email) => (await post('/auth/jwt/create/', { email, password })).json(),
    async close() {
      await app.close();
      rmSync(outbox, { recursive: true, force: true });
    },
  };
}
