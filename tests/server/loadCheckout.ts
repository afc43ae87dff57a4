import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Reply } from '#src/api/contract.ts';
import { createBank } from '#src/bank/server.ts';
import { testShop } from '#src/bank/settings.ts';
import { ask } from './support/askHttp.ts';
import { print, startLoaded, url } from './support/load.ts';
import { post, registerAt } from './support/overHttp.ts';
import { password } from './support/testServer.ts';

/**
 * `npm run test:load:checkout`: the calls of a checkout beside `GET /auth/users/me/`, one after the other, on the embedded
 * database or the empty one of `DATABASE_URL`. The time of the bank's own answer is taken off the last two.
 */
const count = 500;

/** The 95th percentile of sequential calls, in ms. */
async function p95(call: (index: number) => Promise<Response>): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const since = performance.now();
    const reply = await call(index);
    await reply.arrayBuffer();
    times.push(performance.now() - since);
    if (!reply.ok) throw new Error(`${reply.url}: ${reply.status}`);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(count * 0.95)] ?? 0;
}

const { yookassa, cloudpayments } = testShop;
const bank = await createBank({ port: 0, yookassa, cloudpayments });
process.env['TEST_BANK'] = '1';
process.env['TEST_BANK_URL'] = bank.url;
const folder = mkdtempSync(join(tmpdir(), 'load-'));
const server = await startLoaded('serverEntry.ts', folder);

const email = 'buyer@example.ru';
await registerAt(url, email);
const { access: bearer } = await (await post(`${url}/auth/jwt/create/`, { email, password })).json();
const authors = await (await ask('GET', `${url}/api/authors/`, { bearer })).json();
const subject: number = authors.results[0].id;

const order = () =>
  ask('POST', `${url}/api/orders/`, {
    ...{ bearer, body: { purpose: 'donation', subject, amount: 10_000 } },
    headers: { 'idempotency-key': randomUUID() },
  });
const ids: string[] = [];
for (let index = 0; index < count; index += 1) {
  const { id }: Reply<'order'> = await (await order()).json();
  ids.push(id);
}

const me = await p95(() => ask('GET', `${url}/auth/users/me/`, { bearer }));
const ofOrder = (method: string, path: string) =>
  p95((index) =>
    ask(method, `${url}/api/orders/${ids[index]}/${path}`, {
      bearer,
      ...(method === 'POST' && { body: {} }),
    }),
  );

/** A call of the shop's, straight to the bank. */
const askBank = (method: string, path: string, body?: object) =>
  ask(method, `${bank.url}/v3/payments${path}`, {
    body,
    headers: {
      authorization: `Basic ${Buffer.from(`${yookassa.name}:${yookassa.secret}`).toString('base64')}`,
      'idempotence-key': randomUUID(),
    },
  });
const payment = {
  amount: { value: '100.00', currency: 'RUB' },
  capture: true,
  confirmation: { type: 'redirect', return_url: url },
};
const { id: paymentId } = await (await askBank('POST', '', payment)).json();
const creation = await p95(() => askBank('POST', '', payment));
const finding = await p95(() => askBank('GET', `/${paymentId}`));

print('p95 of GET /auth/users/me/, ms', me, '');
print('POST orders/, to it', (await p95(order)) / me, '≤ 5');
print('GET orders/{id}/, to it', (await ofOrder('GET', '')) / me, '≤ 5');
print("p95 of the bank's new payment, ms", creation, '');
print('POST orders/{id}/pay/ without it', ((await ofOrder('POST', 'pay/')) - creation) / me, '≤ 5');
print("p95 of the bank's payment, ms", finding, '');
print('POST orders/{id}/settle/ without it', ((await ofOrder('POST', 'settle/')) - finding) / me, '≤ 5');

await server.stop();
await bank.close();
rmSync(folder, { recursive: true });
