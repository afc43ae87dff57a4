import { beforeEach, describe, expect, it } from 'vitest';
import { gatewaySms } from '#src/server/mail/sms.ts';
import { readTextMessages } from './support/mailbox.ts';
import { startTestServer } from './support/testServer.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
const phone = '+79001234567';
const wrong = [400, { key: ['Неверный код.'] }];
const dead = [400, { key: ['Код больше не действует. Запросите новый.'] }];

let access: string;
beforeEach(async () => {
  access = await server().enter('anna@example.ru');
  await setPhone(phone);
});

const setPhone = (number: string) => server().send('PATCH', '/auth/users/me/', { phone: number }, access);
const isVerified = async () => (await server().get('/auth/users/me/', access)).json().phone_verified;
const sendKey = () => server().post('/api/auth/send-phone-verification/', undefined, access);

async function verify(key: string) {
  const reply = await server().post('/api/phone-verification/verify/', { key }, access);
  return [reply.statusCode, reply.json()];
}

/** Asks for a message and reads the six digits. */
async function askKey(): Promise<string> {
  await sendKey();
  return /\d{6}/.exec(readTextMessages(server().outbox).at(-1)?.text ?? '')?.[0] ?? '';
}

/** Another code of six digits. */
const otherThan = (key: string) => String((Number(key) + 1) % 1_000_000).padStart(6, '0');

describe('the code for a phone', () => {
  it('goes to the number of the account', async () => {
    const reply = await sendKey();
    expect([reply.statusCode, reply.json()]).toEqual([200, { detail: 'Код отправлен.' }]);
    expect(readTextMessages(server().outbox)).toEqual([
      {
        to: phone,
        text: expect.stringMatching(/^Соавтор: код подтверждения\. Никому его не сообщайте\.\n\d{6}$/),
      },
    ]);
  });

  it('proves the number', async () => {
    const key = await askKey();
    expect(await isVerified()).toBe(false);
    expect(await verify(` ${key.slice(0, 3)} ${key.slice(3)}`)).toEqual([
      200,
      { detail: 'Телефон подтверждён.' },
    ]);
    expect(await isVerified()).toBe(true);
  });

  it('is refused when it is another one', async () => {
    const key = await askKey();
    expect(await verify(otherThan(key))).toEqual(wrong);
    expect(await isVerified()).toBe(false);
    expect((await verify(key))[0]).toBe(200);
  });

  it('dies with the fifth wrong try', async () => {
    const key = await askKey();
    for (let count = 1; count < 5; count += 1) expect(await verify(otherThan(key))).toEqual(wrong);
    expect(await verify(otherThan(key))).toEqual(dead);
    expect(await verify(key)).toEqual(dead);
  });

  it('is still good after four wrong tries, and a typing slip is none', async () => {
    const key = await askKey();
    for (let count = 1; count < 5; count += 1) await verify(otherThan(key));
    expect(await verify('12345')).toEqual([400, { key: ['Код состоит из 6 цифр'] }]);
    expect((await verify(key))[0]).toBe(200);
  });

  it('succeeds once, however many come at the same time', async () => {
    const key = await askKey();
    const replies = await Promise.all(Array.from({ length: 8 }, () => verify(key)));
    expect(replies.filter(([status]) => status === 200)).toHaveLength(1);
  });

  it('gets no more than five of many simultaneous guesses', async () => {
    const key = await askKey();
    await Promise.all(Array.from({ length: 12 }, () => verify(otherThan(key))));
    expect(await verify(key)).toEqual(dead);
  });

  it('dies after ten minutes', async () => {
    const key = await askKey();
    await server().clock.pass(600);
    expect(await verify(key)).toEqual(dead);
  });

  it('proves only the number that it went to', async () => {
    const key = await askKey();
    await setPhone('+79007654321');
    expect(await verify(key)).toEqual(dead);
    expect(await isVerified()).toBe(false);
  });

  it('is sent again after a minute, and the older one dies', async () => {
    const older = await askKey();
    await server().clock.pass(18.5);
    const early = await sendKey();
    expect([early.statusCode, early.headers['retry-after'], early.json()]).toEqual([
      429,
      '42',
      { detail: 'Новый код можно запросить через минуту после прошлого.' },
    ]);
    await server().clock.pass(41.5);
    const newer = await askKey();
    expect(readTextMessages(server().outbox)).toHaveLength(2);
    expect(await verify(older)).toEqual(wrong);
    expect((await verify(newer))[0]).toBe(200);
  });

  it('is sent once, however many ask at the same time', async () => {
    const replies = await Promise.all([1, 2, 3, 4].map(sendKey));
    expect(replies.map((reply) => reply.statusCode).toSorted()).toEqual([200, 429, 429, 429]);
  });

  it('is not sent without a number, nor to a proved one', async () => {
    await verify(await askKey());
    const proved = await sendKey();
    expect([proved.statusCode, proved.json()]).toEqual([400, { phone: ['Телефон уже подтверждён.'] }]);
    await setPhone('');
    const none = await sendKey();
    expect([none.statusCode, none.json()]).toEqual([400, { phone: ['Телефон не указан.'] }]);
  });

  it('is not sent to another country than those of the settings', async () => {
    await setPhone('+375291234567');
    const send = '/api/auth/send-phone-verification/';
    const refused = await server().post(send, undefined, access);
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      { phone: ['Код можно получить только на номер, который начинается с +7.'] },
    ]);
    const other = await startTestServer(server(), { SMS_COUNTRIES: '7,375' }, { clock: server().clock });
    expect((await other.post(send, undefined, access)).statusCode).toBe(200);
    await setPhone('+12025550123');
    expect((await other.post(send, undefined, access)).json()).toEqual({
      phone: ['Код можно получить только на номер, который начинается с +7 или +375.'],
    });
    await other.close();
  });

  it('is asked for', async () => {
    const reply = await server().post('/api/phone-verification/verify/', {}, access);
    expect([reply.statusCode, reply.json()]).toEqual([400, { key: ['Обязательное поле.'] }]);
  });

  it('is for people who are logged in', async () => {
    expect((await server().post('/api/auth/send-phone-verification/', undefined)).statusCode).toBe(401);
    expect((await server().post('/api/phone-verification/verify/', { key: '000000' })).statusCode).toBe(401);
  });

  it('that could not be sent is not said to be sent', async () => {
    const sendSms = () => Promise.reject(new Error('away'));
    const other = await startTestServer(server(), {}, { clock: server().clock, sendSms });
    const reply = await other.post('/api/auth/send-phone-verification/', undefined, access);
    await other.close();
    expect([reply.statusCode, reply.json()]).toEqual([
      503,
      { detail: 'Не удалось отправить код. Попробуйте через минуту.' },
    ]);
  });

  it.each([
    ['took it', async () => new Response('OK')],
    ['refused it', async () => new Response(phone, { status: 402 })],
    ['was lost', () => Promise.reject(new Error(`cannot send to ${phone}`))],
  ])('is in no line of the log, nor is the number, when a provider %s', async (_outcome, answer) => {
    let message = '';
    const provider = async (request: Request) => {
      message = await request.text();
      return answer();
    };
    const template = 'https://sms.example/?to={to}&text={text}';
    const sendSms = gatewaySms({ template, method: 'POST' }, provider as typeof fetch);
    const other = await startTestServer(server(), {}, { clock: server().clock, sendSms });
    await other.post('/api/auth/send-phone-verification/', undefined, access);
    await other.close();
    const key = new URLSearchParams(message).get('text')?.slice(-6);
    expect(key).toMatch(/^\d{6}$/);
    expect(other.log.join()).toContain('send-phone-verification');
    expect(other.log.join()).not.toContain(key);
    expect(other.log.join()).not.toContain(phone.slice(1));
  });
});
