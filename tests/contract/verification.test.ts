import { describe, expect, test } from 'vitest';
import { activationLink, phoneCode } from './support/links.ts';
import { newPerson } from './support/people.ts';
import { refusal } from './support/refusal.ts';
import { clientWith } from './support/client.ts';

const phone = '+79990000042';
const sentence = { ok: true, status: 200, value: { detail: expect.stringMatching(/[а-яё]/i) } };

test('a message that proves the e-mail is sent at request', async (context) => {
  const anna = await newPerson(context);
  expect(await anna.call('sendVerification')).toMatchObject(sentence);
});

test('that message leads to our page', async (context) => {
  const anna = await newPerson(context);
  await anna.call('sendVerification');
  const { uid, token } = await activationLink(context, anna.account.email);
  expect([uid, token]).not.toContain('');
});

test('visitors have nothing to prove', async () => {
  const { call } = clientWith();
  expect(refusal(await call('sendVerification')).status).toBe(401);
  expect(refusal(await call('sendPhoneVerification')).status).toBe(401);
});

describe('a phone', () => {
  test('that is not there gets no code', async (context) => {
    const anna = await newPerson(context);
    expect(refusal(await anna.call('sendPhoneVerification')).fields).toHaveProperty('phone');
  });

  test('is proved by the code sent to it', async (context) => {
    const anna = await newPerson(context);
    await anna.call('updateMe', { body: { phone } });
    expect(await anna.call('sendPhoneVerification')).toMatchObject(sentence);
    const key = await phoneCode(context, phone);
    expect(await anna.call('verifyPhone', { body: { key } })).toMatchObject(sentence);
    const { session } = anna;
    expect(await session.call('updateMe', { body: {} })).toMatchObject({
      value: { phone, phone_verified: true },
    });
  });

  test('is not proved by another code', async (context) => {
    const anna = await newPerson(context);
    await anna.call('updateMe', { body: { phone } });
    await anna.call('sendPhoneVerification');
    const { fields } = refusal(await anna.call('verifyPhone', { body: { key: 'wrong' } }));
    expect(Object.keys(fields)).toEqual(['key']);
  });
});
