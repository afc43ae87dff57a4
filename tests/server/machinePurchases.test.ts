import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Reply, WholePost } from '#src/api/contract.ts';
import { createBank } from '#src/bank/server.ts';
import { testShop } from '#src/bank/settings.ts';
import { tables } from '#src/server/database/index.ts';
import { balancesOf, partyOf, proveLedger } from '#src/server/ledger/index.ts';
import { cards } from '#tests/bank/support/useBank.ts';
import { ask, enterAt } from './support/askHttp.ts';
import { collectEnds } from './support/atEnd.ts';
import { hasMachines, startMachines, type Machines } from './support/machines.ts';
import { addAuthor, addFile, addPost } from './support/people.ts';

describe.skipIf(!hasMachines)('a purchase over two servers (needs nginx, PostgreSQL and Swift)', () => {
  const ends = collectEnds();
  let machines: Machines;

  beforeAll(async () => {
    const { yookassa, cloudpayments } = testShop;
    const bank = await createBank({ port: 0, yookassa, cloudpayments });
    ends.atEnd(() => bank.close());
    machines = await startMachines(ends.atEnd, { TEST_BANK: '1', TEST_BANK_URL: bank.url });
    const notify = `${machines.site}/api/payments/yookassa/`;
    const addressed = await ask('POST', `${bank.url}/control`, {
      body: { action: 'set-addresses', yookassa: notify },
    });
    expect(addressed.status).toBe(200);
  }, 120_000);
  afterAll(ends.end);

  it('that is pressed on both is paid once, by a notification alone, and opens the file of the store on both', async () => {
    const { servers, database, store } = machines;
    const { db } = database;
    const urls = servers.map(({ url }) => url);
    const { id: authorId, userId: sellerId } = await addAuthor(db, 'seller');
    const { id: subject } = await addPost(db, { authorId, audience: 'buyers' });
    const mediaId = await addFile(db, store, authorId, '0123456789');
    await db.insert(tables.postMedia).values({ postId: subject, mediaId, authorId, place: 'behind' });
    await db.update(tables.posts).set({ price: 15_000 });
    const bearer = await enterAt(machines.site, 'nina@example.ru');

    const orders = await Promise.all(
      Array.from({ length: 10 }, async (_, index): Promise<Reply<'order'>> => {
        const reply = await ask('POST', `${urls[index % 2]}/api/orders/`, {
          ...{ bearer, body: { purpose: 'post', subject } },
          headers: { 'idempotency-key': randomUUID() },
        });
        return reply.json();
      }),
    );
    const [order] = orders;
    expect(new Set(orders.map(({ id }) => id)).size).toBe(1);
    const pages = await Promise.all(
      urls.map(async (url): Promise<Reply<'payOrder'>> => {
        const reply = await ask('POST', `${url}/api/orders/${order?.id}/pay/`, { bearer, body: {} });
        return reply.json();
      }),
    );
    const redirects = pages.flatMap(({ redirect_url }) => redirect_url ?? []);
    expect(new Set(redirects).size).toBe(1);
    await fetch(redirects[0] ?? '', {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ card: cards.pays, action: 'pay' }),
    });

    for (const url of urls) {
      await vi.waitFor(
        async () => {
          const post: WholePost = await (await ask('GET', `${url}/api/posts/${subject}/`, { bearer })).json();
          expect(post.access.granted).toBe(true);
          const [file] = post.media;
          expect(await (await ask('GET', url + (file?.kind === 'file' ? file.url : ''))).text()).toBe(
            '0123456789',
          );
        },
        { timeout: 30_000, interval: 50 },
      );
    }
    expect((await balancesOf(db, await partyOf(db, sellerId))).hold).toBe(13_500n);
    await proveLedger(db);
  });
});
