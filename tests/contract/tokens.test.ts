import { expect, test } from 'vitest';
import { formatError } from '#src/api/errors.ts';
import type { Result } from '#src/api/result.ts';
import { loginFailure } from '#src/app/shared/failures.ts';
import type { Account } from './support/contractServer.ts';
import { anyAccount } from './support/people.ts';
import { refusal } from './support/refusal.ts';
import { clientWith, forge } from './support/client.ts';

const client = clientWith();

function value<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(formatError(result.error));
  return result.value;
}

const issue = async (account: Account) => value(await client.call('login', { body: account }));
const renew = async (refresh: string) => value(await client.call('refresh', { body: { refresh } }));

test('a login gives two tokens, and the access token opens the account', async (context) => {
  const account = await anyAccount(context);
  const { access } = await issue(account);
  expect(value(await clientWith(access).call('me'))).toMatchObject({ email: account.email });
});

test('a wrong password and an unknown e-mail get the same refusal', async (context) => {
  const account = await anyAccount(context);
  const body = { ...account, password: 'Nevernyj-2026' };
  const wrong = refusal(await client.call('login', { body }));
  expect(wrong.status).toBe(401);
  expect(loginFailure(wrong)).toBe('Неверный email или пароль');
  const unknown = await client.call('login', { body: { ...body, email: 'nobody@example.com' } });
  expect(refusal(unknown)).toEqual(wrong);
});

test('a refresh gives an access token that works and leaves a refresh token that works', async (context) => {
  const { refresh } = await issue(await anyAccount(context));
  const first = await renew(refresh);
  expect(await clientWith(first.access).call('me')).toMatchObject({ ok: true });
  const second = await renew(first.refresh ?? refresh);
  expect(await clientWith(second.access).call('me')).toMatchObject({ ok: true });
});

test('verify confirms a token and refuses a forged one', async (context) => {
  const { access } = await issue(await anyAccount(context));
  expect(await client.call('verify', { body: { token: access } })).toMatchObject({ ok: true });
  expect(refusal(await client.call('verify', { body: { token: forge(access) } })).status).toBe(401);
});

test('forged tokens and none at all are refused with a Russian sentence and no machine words', async (context) => {
  const { access, refresh } = await issue(await anyAccount(context));
  const refused = [
    await client.call('refresh', { body: { refresh: forge(refresh) } }),
    await clientWith(forge(access)).call('me'),
    await client.call('me'),
  ];
  for (const result of refused) {
    const error = refusal(result);
    expect(error.status).toBe(401);
    expect(Object.keys(error.fields)).toEqual([]);
    expect(formatError(error)).toMatch(/^[а-яё ,.]+$/i);
  }
});

test('neither token stands in for the other', async (context) => {
  const { access, refresh } = await issue(await anyAccount(context));
  expect(refusal(await client.call('refresh', { body: { refresh: access } })).status).toBe(401);
  expect(refusal(await clientWith(refresh).call('me')).status).toBe(401);
});
