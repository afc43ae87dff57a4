import { createHmac } from 'node:crypto';
import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { testShop } from '#src/bank/settings.ts';
import { tables, type OpenDatabase } from '#src/server/database/index.ts';
import { handleNotifications, type OrdersDeps } from '#src/server/orders/index.ts';
import { connectProviders } from '#src/server/payments/index.ts';
import { parseSettings } from '#src/server/settings/parse.ts';
import { useBank, type World } from '#tests/bank/support/useBank.ts';
import { emptyDatabase, openSharedDatabase } from './database.ts';
import { addTier, enterAuthor } from './people.ts';
import { startTestServer, testPayments, type TestServer } from './testServer.ts';

const { grants, ledgerTransfers, paymentNotifications, tiers } = tables;

export type BankName = 'yookassa' | 'cloudpayments';

/** Our server at a test bank that speaks as one of the providers, with a reader and an author's tier. */
export interface ShopAtBank extends TestServer, Pick<OpenDatabase, 'db'> {
  readonly bank: World;
  readonly payments: OrdersDeps;
  readonly reader: string;
  /** Makes an order of a tier of its own, or of a given one. @returns its id */
  order(tierId?: number): Promise<string>;
  donate(): Promise<string>;
  addTier(): Promise<number>;
  /** Begins to pay. @returns the bank's page */
  pay(id: string, choice?: object): Promise<string>;
  press(page: string, card: string): Promise<void>;
  settle(id: string): Promise<{ readonly state: string; readonly refusal: string | null }>;
  read(id: string): Promise<{ readonly state: string }>;
  /** Waits until so many notifications are stored. */
  stored(count: number): Promise<void>;
  handle(): Promise<void>;
  /** Sends a notification as the bank would. */
  notify(event: string, paymentId: string, attemptId: string): Promise<number>;
  /** Everything that the bank holds. */
  held(): Promise<ReturnType<typeof JSON.parse>>;
  /** Orders that have opened something. */
  opened(): Promise<string[]>;
  sales(): Promise<number>;
}

export function shopAt(name: BankName): () => ShopAtBank {
  const world = useBank(testShop);
  let database: OpenDatabase;
  let shop: ShopAtBank;

  beforeAll(async () => {
    database = await openSharedDatabase();
  }, 30_000);
  afterAll(() => database.close());

  beforeEach(async () => {
    await emptyDatabase(database);
    const { db } = database;
    const bank = world();
    const settings = parseSettings({ PAYMENTS_PROVIDER: name, TEST_BANK: '1' });
    const providers = connectProviders(settings, fetch, bank.bank.url);
    if (providers === undefined) throw new Error('no provider');
    const payments = testPayments(db, providers.provider);
    const server = await startTestServer(database, {}, { payments });
    const url = await server.app.listen({ host: '127.0.0.1', port: 0 });
    await bank.control('set-addresses', {
      yookassa: `${url}/api/payments/yookassa/`,
      cloudpayments: `${url}/api/payments/cloudpayments`,
    });
    const author = await enterAuthor({ ...server, ...database }, 'anna');
    const reader = await server.enter('nina@example.ru');
    const newTier = async () => (await addTier(db, author.id, 50_000)).id;
    const call = async (id: string, action: string, body: object = {}) =>
      (await server.post(`/api/orders/${id}/${action}`, body, reader)).json();

    shop = {
      ...server,
      ...{ db, bank, payments, reader },
      addTier: newTier,
      async order(tierId) {
        const subject = tierId ?? (await newTier());
        const reply = await server.post('/api/orders/', { purpose: 'tier', subject }, reader);
        expect(reply.statusCode).toBe(201);
        return reply.json().id;
      },
      async donate() {
        const donation = { purpose: 'donation', subject: author.id, amount: 50_000 };
        return (await server.post('/api/orders/', donation, reader)).json().id;
      },
      pay: async (id, choice) => (await call(id, 'pay/', choice)).redirect_url,
      async press(page, card) {
        await bank.press(page, { card, action: 'pay' });
      },
      settle: (id) => call(id, 'settle/'),
      read: async (id) => (await server.get(`/api/orders/${id}/`, reader)).json(),
      stored: (count) =>
        vi.waitFor(async () => expect(await db.$count(paymentNotifications)).toBeGreaterThanOrEqual(count), {
          timeout: 15_000,
        }),
      handle: () => handleNotifications(payments),
      async notify(event, paymentId, attemptId) {
        const isForm = name === 'cloudpayments';
        const body = isForm
          ? new URLSearchParams({ TransactionId: paymentId, InvoiceId: attemptId }).toString()
          : JSON.stringify({ type: 'notification', event, object: { id: paymentId } });
        const hmac = createHmac('sha256', testShop.cloudpayments.secret).update(body).digest('base64');
        const { status } = await fetch(
          `${url}/api/payments/${name}/${isForm ? event.replace(/^payment\./, '') : ''}`,
          { method: 'POST', body, ...(isForm && { headers: { 'content-hmac': hmac } }) },
        );
        return status;
      },
      held: async () => (await fetch(`${bank.bank.url}/control/state`)).json(),
      async opened() {
        const rows = await db.select({ orderId: grants.orderId }).from(grants);
        return rows.flatMap(({ orderId }) => orderId ?? []);
      },
      sales: () => db.$count(ledgerTransfers, eq(ledgerTransfers.cause, 'sale')),
    };
    expect(await db.$count(tiers, isNull(tiers.archivedAt))).toBe(0);
    return () => server.close();
  }, 30_000);

  return () => shop;
}
