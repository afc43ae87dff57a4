import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test, type TestContext } from 'vitest';
import { newPerson, type Person } from './support/people.ts';
import { refusal } from './support/refusal.ts';

let anna: Person;

beforeEach(async (context: TestContext) => {
  anna = await newPerson(context);
  const reply = await anna.call('payments');
  context.skip(
    !reply.ok && reply.error.kind === 'http' && reply.error.status === 404,
    'this backend has no such call',
  );
});

test('a person without purchases has an empty list of them', async () => {
  expect(await anna.call('myOrders', { query: {} })).toMatchObject({
    ok: true,
    value: { results: [], next: null },
  });
});

test.each(['01980000-0000-7000-8000-000000000001', 'zakaz'])(
  'the order %s is neither found nor settled',
  async (id) => {
    const params = { id };
    expect(refusal(await anna.call('order', { params })).status).toBe(404);
    expect(refusal(await anna.call('settleOrder', { params, body: {} })).status).toBe(404);
  },
);

test('what does not exist is not ordered: with payments it is refused as such, without them for their lack', async () => {
  const payments = await anna.call('payments');
  const body = { purpose: 'tier', subject: 2_147_483_000 } as const;
  const answer = refusal(await anna.call('createOrder', { body, key: randomUUID() }));
  const isOn = payments.ok && payments.value.is_on;
  expect(answer.status).toBe(isOn ? 400 : 403);
});
