import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { type BankOptions, createBank, type RunningBank } from '#src/bank/server.ts';
import { type Message, openShop, type Shop } from './shop.ts';

/** Cards by what happens to them. */
export const cards = {
  pays: '2200 0000 0000 0004',
  asksForCode: '2200 0000 0000 0012',
  hasNoMoney: '2200 0000 0000 0020',
  thinks: '2200 0000 0000 0038',
  paysTwice: '2200 0000 0000 0046',
  failsToRenew: '2200 0000 0000 0053',
  isExpired: '2200 0000 0000 0061',
} as const;

export const yookassa = { name: '100500', secret: 'a secret of one' };
export const cloudpayments = { name: 'pk_test', secret: 'a secret of the other' };

export interface Answer {
  readonly status: number;
  /** As the provider has it: tests name the fields that they expect. */
  readonly body: ReturnType<typeof JSON.parse>;
}

const basic = ({ name, secret }: typeof yookassa) =>
  `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}`;

/** A bank and a shop that hears of its payments. */
export class World {
  readonly bank: RunningBank;
  readonly shop: Shop;

  constructor(bank: RunningBank, shop: Shop) {
    this.bank = bank;
    this.shop = shop;
  }

  async #call(path: string, init: RequestInit): Promise<Answer> {
    const reply = await fetch(this.bank.url + path, init);
    return { status: reply.status, body: await reply.json() };
  }

  /** A call of YooKassa; the key is a new one unless it is given. */
  yookassa(method: 'GET' | 'POST', path: string, body?: object, key: string = randomUUID()): Promise<Answer> {
    const headers = {
      authorization: basic(yookassa),
      'idempotence-key': key,
      'content-type': 'application/json',
    };
    return this.#call(`/v3${path}`, {
      method,
      headers,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
  }

  cloudpayments(path: string, body: object = {}, requestId?: string): Promise<Answer> {
    const headers = {
      authorization: basic(cloudpayments),
      'content-type': 'application/json',
      ...(requestId !== undefined && { 'x-request-id': requestId }),
    };
    return this.#call(path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  /** Opens a payment of YooKassa. */
  async open(fields: object = {}): Promise<Answer['body']> {
    const confirmation = { type: 'redirect', return_url: `${this.shop.url}/back` };
    const amount = { value: '500.00', currency: 'RUB' };
    const { status, body } = await this.yookassa('POST', '/payments', {
      amount,
      capture: true,
      confirmation,
      ...fields,
    });
    expect({ status, body }).toMatchObject({ status: 200 });
    return body;
  }

  /** Opens an order of CloudPayments. */
  async openOrder(fields: object = {}): Promise<Answer['body']> {
    const { body } = await this.cloudpayments('/orders/create', {
      Amount: 500,
      Description: 'Первый ряд',
      InvoiceId: '7',
      AccountId: 'nina',
      SuccessRedirectUrl: `${this.shop.url}/paid`,
      FailRedirectUrl: `${this.shop.url}/failed`,
      ...fields,
    });
    expect(body).toMatchObject({ Success: true });
    return body['Model'];
  }

  /** Presses a button of a page, as a browser without scripts does. @returns where it leads */
  async press(
    page: string,
    fields: Record<string, string>,
  ): Promise<{ status: number; location: string | null }> {
    const reply = await fetch(page, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields),
    });
    return { status: reply.status, location: reply.headers.get('location') };
  }

  /** Opens a payment and pays it by a card. */
  async buy(card: string = cards.pays, fields: object = {}): Promise<Answer['body']> {
    const payment = await this.open(fields);
    await this.press(payment['confirmation'].confirmation_url, { card, action: 'pay' });
    return (await this.yookassa('GET', `/payments/${payment['id']}`)).body;
  }

  async control(action: string, fields: object = {}): Promise<Answer> {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ action, ...fields });
    return this.#call('/control', { method: 'POST', headers, body });
  }

  async script(kind: string, fields: object = {}): Promise<void> {
    expect(await this.control('script', { kind, ...fields })).toMatchObject({ status: 200 });
  }

  /** Messages that came to the shop, once there are so many. */
  async heard(count: number): Promise<readonly Message[]> {
    await vi.waitFor(() => expect(this.shop.messages.length).toBeGreaterThanOrEqual(count), {
      timeout: 15_000,
    });
    return this.shop.messages;
  }

  /** Names of the events that YooKassa told, once there are so many. */
  async events(count: number): Promise<string[]> {
    return (await this.heard(count)).map(({ body }) => JSON.parse(body).event);
  }
}

/** A bank and a shop for each test. */
export function useBank(options: Partial<BankOptions> = {}): () => World {
  let world: World | undefined;
  beforeEach(async () => {
    const shop = await openShop();
    const bank = await createBank({
      port: 0,
      yookassa: { ...yookassa, notify: `${shop.url}/yookassa` },
      cloudpayments: { ...cloudpayments, notify: `${shop.url}/cloudpayments` },
      ...options,
    });
    world = new World(bank, shop);
  });
  afterEach(async () => {
    await world?.bank.close();
    await world?.shop.close();
  });
  return () => {
    if (world === undefined) throw new Error('The bank has not opened yet');
    return world;
  };
}
