import { randomUUID } from 'node:crypto';
import { expect, type TestContext } from 'vitest';
import { openBrowser, type Browser } from './browser.ts';
import { captchaToken } from './captcha.ts';
import type { Account } from './contractServer.ts';
import { activationLink } from './links.ts';
import { server } from './server.ts';

/** A password that neither our rules nor Django's refuse. */
export const password = 'Parol-2026-dom';
export const otherPassword = 'Drugoj-2027-sad';

/** An address without an account. */
export const newEmail = (): string => `contract.${randomUUID()}@example.com`;

export interface Person extends Browser {
  readonly account: Account;
}

/** Registers a new person, who is not logged in. */
export async function register(context: TestContext): Promise<Account> {
  const account = { email: newEmail(), password };
  const body = { ...account, captcha_token: await captchaToken(context) };
  expect(await openBrowser().call('register', { body })).toMatchObject({ ok: true, status: 201 });
  return account;
}

/** Registers a new person, activated if required. */
export async function newAccount(context: TestContext): Promise<Account> {
  const account = await register(context);
  if (server.activation === 'required') {
    const body = await activationLink(context, account.email);
    expect(await openBrowser().call('activate', { body })).toMatchObject({ ok: true });
  }
  return account;
}

/** Opens a browser in which the person of `account` is logged in. */
export async function logIn(account: Account, browser = openBrowser()): Promise<Person> {
  expect(await browser.session.login(account)).toMatchObject({ ok: true });
  browser.exchanges.length = 0;
  return { ...browser, account };
}

/** A new person who is logged in. */
export const newPerson = async (context: TestContext): Promise<Person> => logIn(await newAccount(context));

/** An account that tests must not change: the given one, or a new person's. */
export async function anyAccount(context: TestContext): Promise<Account> {
  context.skip(!server.account && !server.captcha, 'needs CONTRACT_EMAIL or CONTRACT_CAPTCHA');
  return server.account ?? newAccount(context);
}

/** A person who is logged in; tests must not change them. */
export const anyone = async (context: TestContext): Promise<Person> => logIn(await anyAccount(context));
