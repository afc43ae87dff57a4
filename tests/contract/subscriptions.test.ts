import { randomUUID } from 'node:crypto';
import { expect, test, type TestContext } from 'vitest';
import { newPerson, type Person } from './support/people.ts';
import { refusal } from './support/refusal.ts';
import { server } from './support/server.ts';
import { clientWith } from './support/client.ts';

/** An author to subscribe to. */
async function anAuthor(context: TestContext): Promise<number> {
  if (server.author !== undefined) return server.author;
  const reply = await (await newPerson(context)).session.call('me');
  if (!reply.ok) throw new Error('The author is not logged in');
  return reply.value.id;
}

/** Subscribes and returns the subscription's id. */
async function subscribe(anna: Person, author: number): Promise<string> {
  const answer = await anna.call('subscribeFree', { body: { author }, key: randomUUID() });
  expect(answer).toMatchObject({ ok: true, status: 201, value: { status: 'active' } });
  if (!answer.ok) throw new Error('Not subscribed');
  return String(answer.value.id);
}

async function listed(anna: Person, status?: 'active' | 'cancelled') {
  const answer = await anna.call('mySubscriptions', { query: { ...(status && { status }) } });
  expect(answer).toMatchObject({ ok: true, status: 200 });
  return answer.ok ? answer.value.results.map(({ id }) => String(id)) : [];
}

test('a subscription appears in the list, once', async (context) => {
  const anna = await newPerson(context);
  const author = await anAuthor(context);
  expect(await listed(anna)).toEqual([]);
  const id = await subscribe(anna, author);
  expect(await listed(anna)).toEqual([id]);
  expect(refusal(await anna.call('subscribeFree', { body: { author }, key: randomUUID() })).status).toBe(400);
  expect(await listed(anna)).toEqual([id]);
});

test('a cancelled one moves to the cancelled', async (context) => {
  const anna = await newPerson(context);
  const id = await subscribe(anna, await anAuthor(context));
  const answer = await anna.call('cancelSubscription', { params: { id }, body: {} });
  expect(answer).toMatchObject({ ok: true, status: 200, value: { status: 'cancelled' } });
  expect(await listed(anna, 'active')).toEqual([]);
  expect(await listed(anna, 'cancelled')).toEqual([id]);
  expect(refusal(await anna.call('cancelSubscription', { params: { id }, body: {} })).status).toBe(400);
});

test('nobody cancels another’s', async (context) => {
  const [anna, eva] = [await newPerson(context), await newPerson(context)];
  const id = await subscribe(anna, await anAuthor(context));
  expect(refusal(await eva.call('cancelSubscription', { params: { id }, body: {} })).status).toBe(404);
  expect(await listed(eva)).toEqual([]);
  expect(await listed(anna, 'active')).toEqual([id]);
});

test('an author who does not exist is said at the field', async (context) => {
  const anna = await newPerson(context);
  const answer = await anna.call('subscribeFree', { body: { author: 2_000_000_000 }, key: randomUUID() });
  expect(refusal(answer).fields).toHaveProperty('author');
});

test('an id that is none, and a page beyond the last, are not found', async (context) => {
  const anna = await newPerson(context);
  expect(refusal(await anna.call('cancelSubscription', { params: { id: 'none' }, body: {} })).status).toBe(
    404,
  );
  expect(refusal(await anna.call('mySubscriptions', { query: { page: 1000 } })).status).toBe(404);
});

test('visitors have none', async () => {
  expect(refusal(await clientWith().call('mySubscriptions')).status).toBe(401);
});
