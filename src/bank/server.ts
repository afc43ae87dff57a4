import { fastify, type FastifyInstance } from 'fastify';
import type { Bank, Credentials } from './bank.ts';
import { addCloudPayments } from './cloudpayments/calls.ts';
import { addControl } from './control/routes.ts';
import { deliverDue, notify } from './notifications.ts';
import { missingPage } from './pages/outcome.ts';
import { addPages } from './pages/routes.ts';
import { findUnfinished, passTime } from './passTime.ts';
import { emptyState } from './state.ts';
import { createSave, lockFolder, readState } from './store.ts';
import { addYooKassa } from './yookassa/calls.ts';

/** How a shop calls, and where it hears of payments; an empty address hears nothing. */
interface Access extends Credentials {
  readonly notify?: string;
}

export interface BankOptions {
  /** The folder of `bank.json`; without one the bank forgets everything when it stops. */
  readonly folder?: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** The address by which people reach it. @default its address on this machine */
  readonly url?: string;
  /** Name of the shop on the pages. */
  readonly shop?: string;
  readonly yookassa: Access;
  /** Its notifications go to `notify` with `/check`, `/pay`, `/fail`, `/confirm`, `/refund` or `/cancel` after it. */
  readonly cloudpayments: Access;
  readonly now?: () => Date;
}

export interface RunningBank {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** How often due things are looked for, ms. */
const beat = 100;

/** Pages elsewhere may not press the buttons of these. */
function refuseOtherSites(app: FastifyInstance, isOwn: (origin: string) => boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (request.method === 'POST' && origin !== undefined && !isOwn(origin))
      return reply.code(403).type('text/plain; charset=utf-8').send('Эту кнопку нажимают на странице банка.');
  });
}

const pageHeaders = {
  // A form leads back to the shop: its address may be any.
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

function parseForms(app: FastifyInstance): void {
  const type = 'application/x-www-form-urlencoded';
  app.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/**
 * Starts the test bank on the loopback address.
 * @throws when the port is taken, another bank has the folder, or the state is damaged
 */
export async function createBank(options: BankOptions): Promise<RunningBank> {
  const unlock = options.folder === undefined ? () => undefined : await lockFolder(options.folder);
  try {
    const bank = await runBank(options);
    return {
      url: bank.url,
      async close() {
        await bank.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function runBank(options: BankOptions): Promise<RunningBank> {
  const { folder, port, now = () => new Date() } = options;
  const state = folder === undefined ? emptyState() : await readState(folder);
  for (const provider of ['yookassa', 'cloudpayments'] as const)
    state.addresses[provider] = options[provider].notify || state.addresses[provider];

  let local = '';
  const bank: Bank = {
    state,
    get url() {
      return options.url || local;
    },
    shop: options.shop ?? 'Соавтор (тест)',
    credentials: options,
    running: new Map(),
    unfinished: findUnfinished(state),
    now: () => new Date(now().getTime() + state.clockAhead),
    tell: (event, again) => notify(bank, event, again),
    save: folder === undefined ? async () => undefined : createSave(folder, state),
  };

  const app = fastify({
    bodyLimit: 256 * 1024,
    requestTimeout: 30_000,
    forceCloseConnections: true,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
  });
  app.addHook('onRequest', async () => passTime(bank));
  // The bank answers once the effect is on the disk.
  app.addHook('onSend', async (request, _reply, payload) => {
    if (request.method !== 'GET') await bank.save();
    return payload;
  });
  app.addHook('onResponse', async () => deliver());

  await app.register(async (pages) => {
    const isOwn = (origin: string) =>
      [bank.url, local, local.replace('127.0.0.1', 'localhost')].some(
        (url) => new URL(url).origin === origin,
      );
    refuseOtherSites(pages, isOwn);
    parseForms(pages);
    pages.addHook('onSend', async (_request, reply) => void reply.headers(pageHeaders));
    await addPages(pages, bank);
    await addControl(pages, bank);
    pages.get('/', (_request, reply) => reply.redirect('/control', 302));
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).headers(pageHeaders).type('text/html; charset=utf-8').send(missingPage()),
  );
  await app.register((calls) => addYooKassa(calls, bank), { prefix: '/v3' });
  await app.register((calls) => addCloudPayments(calls, bank));

  const stop = new AbortController();
  let delivery: Promise<void> | undefined;
  function deliver(): void {
    delivery ??= deliverDue(bank, stop.signal)
      .then((hasSent) => (hasSent ? bank.save() : undefined))
      .finally(() => {
        delivery = undefined;
      });
  }
  const heart = setInterval(() => {
    passTime(bank);
    deliver();
  }, beat);

  const close = async (): Promise<void> => {
    clearInterval(heart);
    stop.abort();
    await app.close();
    await delivery;
    await bank.save();
  };
  try {
    local = await app.listen({ host: '127.0.0.1', port });
  } catch (error) {
    await close();
    throw error;
  }
  return { url: bank.url, close };
}
