import { beforeEach, expect, test } from 'vitest';
import { captchaToken } from './support/captcha.ts';
import { clientWith } from './support/client.ts';
import { newPerson } from './support/people.ts';
import { refusal } from './support/refusal.ts';

const text = 'Не приходит письмо';
const sent = { ok: true };

beforeEach(async ({ skip }) => {
  const reply = await clientWith().call('writeToSupport', { body: { text } });
  skip(
    !reply.ok && reply.error.kind === 'http' && reply.error.status === 404,
    'this backend has no such call',
  );
});

test('a visitor writes to the support with an address and a captcha', async (context) => {
  const { call } = clientWith();
  const body = { text, email: 'gost@example.com', captcha_token: await captchaToken(context) };
  expect(await call('writeToSupport', { body })).toMatchObject(sent);
});

test('a visitor without them is told of each', async () => {
  const { call } = clientWith();
  expect(refusal(await call('writeToSupport', { body: { text } })).fields).toHaveProperty('email');
  const body = { text, email: 'gost@example.com' };
  expect(refusal(await call('writeToSupport', { body })).fields).toHaveProperty('captcha_token');
});

test('a signed-in person needs neither', async (context) => {
  const anna = await newPerson(context);
  expect(await anna.call('writeToSupport', { body: { text } })).toMatchObject(sent);
  const empty = await anna.call('writeToSupport', { body: { text: ' ' } });
  expect(refusal(empty).fields).toHaveProperty('text');
});
