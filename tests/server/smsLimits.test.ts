import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { OpenDatabase } from '#src/server/database/index.ts';
import { SmsRefused, type SendSms } from '#src/server/mail/sms.ts';
import { emptyDatabase, openSharedDatabase } from './support/database.ts';
import { emptyOutbox, readTextMessages } from './support/mailbox.ts';
import { startTestServer, type TestServer } from './support/testServer.ts';

/** Default settings. */
const defaults = {
  LIMIT_SMS_PHONE: '',
  LIMIT_SMS_PHONE_DAY: '',
  LIMIT_SMS_USER: '',
  LIMIT_SMS_IP: '',
  LIMIT_SMS_KEY: '',
  TRUSTED_PROXIES: '127.0.0.1',
};
const hour = 3600;
const phone = '+79001234567';

let database: OpenDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await openSharedDatabase();
  server = await startTestServer(database, defaults);
}, 30_000);
beforeEach(async () => {
  await emptyDatabase(database);
  emptyOutbox(server.outbox);
});
afterAll(async () => {
  await server.close();
  await database.close();
});

interface Person {
  /** Asks for a code, from an address of their own unless another is given. */
  ask(number?: string, ip?: string): Promise<{ statusCode: number; headers: object; json(): unknown }>;
  /** Types a code. */
  type(key: string): Promise<{ statusCode: number; headers: object; json(): unknown }>;
}

let people = 0;

/** A new person with an account. @param on another server of the same database and clock */
async function newPerson(on = server): Promise<Person> {
  people += 1;
  const email = `person${people}@example.ru`;
  const ownIp = `198.51.100.${people % 250}`;
  await server.register(email);

  async function send(url: string, payload: object, ip = ownIp) {
    // The clock advances by hours, longer than an access token lives.
    const { access } = await server.logIn(email);
    const headers = { authorization: `Bearer ${access}`, 'x-forwarded-for': ip };
    return on.app.inject({ method: url.endsWith('me/') ? 'PATCH' : 'POST', url, payload, headers });
  }

  return {
    async ask(number = phone, ip = ownIp) {
      await send('/auth/users/me/', { phone: number });
      return send('/api/auth/send-phone-verification/', {}, ip);
    },
    type: (key) => send('/api/phone-verification/verify/', { key }),
  };
}

/** Another server with a provider of its own. */
async function serverWith(sendSms: SendSms): Promise<TestServer> {
  const other = await startTestServer(database, defaults, { sendSms, clock: server.clock });
  onTestFinished(other.close);
  return other;
}

const newestKey = () => readTextMessages(server.outbox).at(-1)?.text?.slice(-6) ?? '';
const otherThan = (key: string) => String((Number(key) + 1) % 1_000_000).padStart(6, '0');

const tooMany = (seconds: number, inWords: string) => ({
  statusCode: 429,
  headers: { 'retry-after': String(seconds) },
  body: JSON.stringify({ detail: `Слишком много попыток. Попробуйте через ${inWords}` }),
});

describe('text messages', () => {
  it('to one number are three an hour, from all accounts together', async () => {
    for (let count = 0; count < 3; count += 1) expect((await (await newPerson()).ask()).statusCode).toBe(200);
    const vera = await newPerson();
    expect(await vera.ask()).toMatchObject(tooMany(hour, '1 ч.'));
    expect((await vera.ask('+79007654321')).statusCode).toBe(200);
    await server.clock.pass(hour);
    expect((await vera.ask()).statusCode).toBe(200);
  });

  it('to one number are ten a day', async () => {
    const [anna, vera, olga] = await Promise.all([newPerson(), newPerson(), newPerson()]);
    const turns = [anna, vera, olga, anna, vera, olga, anna, vera, olga, anna];
    for (const person of turns) {
      expect((await person.ask()).statusCode).toBe(200);
      await server.clock.pass(hour / 2);
    }
    expect(await vera.ask()).toMatchObject(tooMany(19 * hour, '19 ч.'));
    await server.clock.pass(19 * hour);
    expect((await vera.ask()).statusCode).toBe(200);
  });

  it('for one person are five a day, whatever the number', async () => {
    const anna = await newPerson();
    for (let count = 0; count < 5; count += 1) {
      expect((await anna.ask(`+7900000000${count}`)).statusCode).toBe(200);
      await server.clock.pass(60);
    }
    expect(await anna.ask()).toMatchObject(tooMany(24 * hour - 300, '24 ч.'));
    expect((await (await newPerson()).ask()).statusCode).toBe(200);
  });

  it('from one address are twenty a day, from all accounts together', async () => {
    const everybody = await Promise.all([1, 2, 3, 4].map(() => newPerson()));
    for (let round = 0; round < 5; round += 1) {
      const asked = everybody.map((person, index) => person.ask(`+790000000${round}${index}`, '192.0.2.1'));
      expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
      await server.clock.pass(60);
    }
    const vera = await newPerson();
    expect(await vera.ask(phone, '192.0.2.1')).toMatchObject(tooMany(24 * hour - 300, '24 ч.'));
    expect((await vera.ask(phone, '192.0.2.2')).statusCode).toBe(200);
  });

  it('that are asked for at the same time, from two servers, do not pass the limit', async () => {
    const twin = await serverWith(() => Promise.resolve());
    const crowd = await Promise.all(
      Array.from({ length: 8 }, (_, index) => newPerson(index % 2 ? server : twin)),
    );
    const replies = await Promise.all(crowd.map((person) => person.ask()));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
  });

  it('that are refused count for nobody, and leave the last code alive', async () => {
    const anna = await newPerson();
    for (let count = 0; count < 3; count += 1) {
      expect((await anna.ask()).statusCode).toBe(200);
      // Too soon after the last one.
      expect((await anna.ask()).statusCode).toBe(429);
      await server.clock.pass(60);
    }
    // Past the limit of the number: the person's own two are left for another one.
    for (let count = 0; count < 3; count += 1) expect((await anna.ask()).statusCode).toBe(429);
    expect((await anna.type(newestKey())).statusCode).toBe(200);
    expect((await anna.ask('+79007654321')).statusCode).toBe(200);
  });

  it('count when nobody knows whether the provider took them', async () => {
    const silent = await serverWith(() => Promise.reject(new DOMException('', 'TimeoutError')));
    for (let count = 0; count < 3; count += 1)
      expect((await (await newPerson(silent)).ask()).statusCode).toBe(503);
    expect((await (await newPerson(silent)).ask()).statusCode).toBe(429);
  });

  it('count for nobody when the provider refuses them', async () => {
    let isRefusing = true;
    const moody = await serverWith(async () => {
      if (isRefusing) throw new SmsRefused('the provider answered 402');
    });
    const anna = await newPerson(moody);
    for (let count = 0; count < 12; count += 1) {
      expect((await anna.ask()).statusCode).toBe(503);
      await server.clock.pass(60);
    }
    isRefusing = false;
    expect((await anna.ask()).statusCode).toBe(200);
  });
});

describe('wrong codes', () => {
  /** As many as one code allows. */
  async function typeFive(anna: Person): Promise<void> {
    await anna.ask();
    const wrong = otherThan(newestKey());
    for (let count = 0; count < 5; count += 1) expect((await anna.type(wrong)).statusCode).toBe(400);
    await server.clock.pass(60);
  }

  it('are ten a day for one person, whatever the code', async () => {
    const anna = await newPerson();
    await typeFive(anna);
    await typeFive(anna);
    await anna.ask();
    expect(await anna.type(newestKey())).toMatchObject(tooMany(24 * hour - 120, '24 ч.'));
    await server.clock.pass(24 * hour);
    await anna.ask();
    expect((await anna.type(newestKey())).statusCode).toBe(200);
  });

  it('are not what right ones are counted with', async () => {
    const anna = await newPerson();
    await typeFive(anna);
    await anna.ask();
    expect((await anna.type(newestKey())).statusCode).toBe(200);
    await server.clock.pass(60);
    await anna.ask('+79007654321');
    const wrong = otherThan(newestKey());
    for (let count = 0; count < 5; count += 1) expect((await anna.type(wrong)).statusCode).toBe(400);
    expect((await anna.type(wrong)).statusCode).toBe(429);
  });
});
