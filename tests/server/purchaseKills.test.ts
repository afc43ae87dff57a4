/** @module-tag slow */
import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import type { Reply, WholePost } from '#src/api/contract.ts';
import { createBank } from '#src/bank/server.ts';
import { testShop } from '#src/bank/settings.ts';
import { openStorage, tables } from '#src/server/database/index.ts';
import { proveLedger } from '#src/server/ledger/index.ts';
import { cards } from '#tests/bank/support/useBank.ts';
import { freePort } from '#tests/setup/freePort.ts';
import { noLimits } from '#tests/setup/limits.ts';
import { createDatabase, testDatabaseUrl } from './support/database.ts';
import { dataFolder } from './support/dataFolder.ts';
import { post, registerAt } from './support/overHttp.ts';
import { addAuthor, addPost } from './support/people.ts';
import { startProcess } from './support/serverProcess.ts';
import { password } from './support/testServer.ts';

const kills = Number(process.env['CRASHES'] ?? 5);
/** Kopecks. */
const price = 15_000;

/** Steps of a purchase; a kill falls somewhere behind the beginning of one of them. */
const steps = ['order', 'pay', 'atBank', 'settle', 'open'] as const;
/** Longest time from the beginning of that step, in ms. */
const longestStep = 60;

/** The bank, in a process that lives on. */
async function openBank(port: number) {
  const address = `http://127.0.0.1:${port}/api/payments`;
  const bank = await createBank({
    port: 0,
    yookassa: { ...testShop.yookassa, notify: `${address}/yookassa/` },
    cloudpayments: { ...testShop.cloudpayments, notify: `${address}/cloudpayments` },
  });
  onTestFinished(() => bank.close());
  return bank;
}

/** Posts that are sold, one for each round. */
async function offerPosts(url: string | undefined, folder: string): Promise<number[]> {
  const { db, close } = await openStorage(url, folder, { hasTimeLimits: false });
  const { id: authorId } = await addAuthor(db, 'anna');
  const ids: number[] = [];
  for (let round = 0; round < kills; round += 1)
    ids.push((await addPost(db, { authorId, audience: 'buyers' })).id);
  await db.update(tables.posts).set({ price });
  await close();
  return ids;
}

/** A person of a server that may be another process each time. */
async function logIn(url: string, login: { email: string; password: string }) {
  const { access } = await (await post(`${url}/auth/jwt/create/`, login)).json();
  return async <Body>(method: string, path: string, body?: object, headers: object = {}): Promise<Body> => {
    const reply = await fetch(url + path, {
      method,
      headers: { authorization: `Bearer ${access}`, 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    return reply.json();
  };
}

it(
  `a purchase whose server is killed ${kills} times on the way is paid once, and opens what was paid`,
  { timeout: 120_000 + kills * 60_000 },
  async () => {
    const port = await freePort();
    const bank = await openBank(port);
    const folder = await dataFolder();
    const database = testDatabaseUrl === undefined ? undefined : await createDatabase(testDatabaseUrl);
    if (database !== undefined) onTestFinished(database.drop);
    const env = {
      ...noLimits,
      ...(database !== undefined && { DATABASE_URL: database.url }),
      ...{ DATA_DIR: folder, PORT: String(port), CAPTCHA_COST: '1', DEMO: '0', LOG_LEVEL: 'silent' },
      ...{ TEST_BANK: '1', TEST_BANK_URL: bank.url },
    };
    const subjects = await offerPosts(database?.url, folder);
    let server = await startProcess(env);
    await server.ready;
    const { url } = server;
    const email = 'nina@example.ru';
    expect((await registerAt(url, email)).status).toBe(201);
    const asBuyer = await logIn(url, { email, password });

    const payAtBank = (page: string) =>
      fetch(page, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ card: cards.pays, action: 'pay' }),
      });

    for (const [round, subject] of subjects.entries()) {
      const key = randomUUID();
      const dying = server;
      const reach = (step: (typeof steps)[number]) => {
        if (step === steps[round % steps.length])
          setTimeout(() => dying.kill('SIGKILL'), Math.random() * longestStep);
      };
      const buy = async (): Promise<boolean> => {
        reach('order');
        const order = await asBuyer<Reply<'order'>>(
          ...(['POST', '/api/orders/', { purpose: 'post', subject }, { 'idempotency-key': key }] as const),
        );
        reach('pay');
        const { redirect_url } = await asBuyer<Reply<'payOrder'>>(
          ...(['POST', `/api/orders/${order.id}/pay/`, {}] as const),
        );
        reach('atBank');
        if (redirect_url !== null) await payAtBank(redirect_url);
        reach('settle');
        const settled = await asBuyer<Reply<'order'>>('POST', `/api/orders/${order.id}/settle/`, {});
        reach('open');
        const { access } = await asBuyer<WholePost>('GET', `/api/posts/${subject}/`);
        expect(access.granted).toBe(settled.state === 'paid');
        return access.granted;
      };
      // A cut connection is a TypeError of fetch: the buyer does not know how far it went.
      await buy().catch((error: unknown) => {
        if (!(error instanceof TypeError)) throw error;
      });
      expect(await dying.exited).toBe(null);
      server = await startProcess(env);
      await server.ready;
      expect([round, await buy()]).toEqual([round, true]);
    }

    const { results } = await asBuyer<Reply<'myOrders'>>('GET', '/api/orders/');
    expect(results.every(({ state }) => state === 'paid')).toBe(true);
    const memory = await (await fetch(`${bank.url}/control/state`)).json();
    const charged = Object.values<{ status: string }>(memory.payments).filter(
      ({ status }) => status === 'succeeded',
    );
    expect(charged).toHaveLength(kills);
    server.kill('SIGTERM');
    expect(await server.exited).toBe(0);
    const { db, close } = await openStorage(database?.url, folder, { hasTimeLimits: false });
    onTestFinished(close);
    await proveLedger(db);
  },
);
