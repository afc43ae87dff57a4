import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { supportTextLength } from '#src/validation/index.ts';
import { solvedCaptcha } from './support/captcha.ts';
import { useServer } from './support/useServer.ts';

const server = useServer({ SUPPORT_EMAIL: 'help@soavtor.example', LIMIT_SUPPORT: '2/3600' });
const url = '/api/support/';
const text = 'Не приходит письмо.\nЖду с утра.';
const email = 'gost@example.ru';

/** Writes as a visitor with a passed captcha. */
const write = async (body: object) =>
  server().post(url, { captcha_token: await solvedCaptcha(server().app, 'support'), ...body });

/** Messages that the support got. */
const received = async () => (await server().messages()).filter(({ to }) => to === 'help@soavtor.example');

describe('a message to the support', () => {
  it('of a visitor becomes an e-mail that is answered to the visitor', async () => {
    expect((await write({ text, email: ` ${email} ` })).statusCode).toBe(204);
    const [message] = await received();
    expect(message).toMatchObject({ replyTo: email, subject: `Вопрос от ${email} — Соавтор` });
    expect(message?.text).toContain('Не приходит письмо.\nЖду с утра.');
    expect(message?.text).toContain('Без входа, адрес не проверен.');
  });

  it('of a signed-in person needs no captcha, and its address is the account’s, whatever the body says', async () => {
    const bearer = await server().enter('anna@example.ru');
    expect((await server().post(url, { text, email: 'victim@example.ru' }, bearer)).statusCode).toBe(204);
    const [message] = await received();
    expect(message).toMatchObject({ replyTo: 'anna@example.ru' });
    expect(message?.text).toMatch(/Аккаунт № \d+\./);
    expect(JSON.stringify(message)).not.toContain('victim');
  });

  it('is no automatic message: a mailbox may answer it', async () => {
    await write({ text, email });
    await server().queue.idle();
    const files = readdirSync(server().outbox).map((name) =>
      readFileSync(join(server().outbox, name), 'utf8'),
    );
    const sources = files.filter((source) => source.includes('help@soavtor.example'));
    expect(sources).toHaveLength(1);
    expect(sources[0]).not.toMatch(/^Auto-Submitted/m);
  });

  it('shows tags that were typed as text', async () => {
    await write({ text: '<img src=x onerror=alert(1)>', email });
    expect((await received())[0]?.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });
});

describe('a message to the support is refused', () => {
  it.each([
    ['a break and a header', `${email}\r\nBcc: all@example.ru`],
    ['two addresses', `${email}, other@example.ru`],
    ['a name with an address', `Гость <${email}>`],
    ['nothing', ''],
  ])('with %s in place of the address', async (_what, address) => {
    const reply = await write({ text, email: address });
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json())).toEqual(['email']);
    expect(await received()).toEqual([]);
  });

  it.each([
    ['empty', ' \n '],
    ['longer than it may be', 'я'.repeat(supportTextLength + 1)],
  ])('when its text is %s', async (_what, wrong) => {
    const reply = await write({ text: wrong, email });
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json())).toEqual(['text']);
  });

  it('when a visitor has not passed the captcha, or has passed it for another form', async () => {
    const { app } = server();
    for (const captcha_token of [undefined, 'no token', await solvedCaptcha(app, 'register')]) {
      const reply = await server().post(url, { text, email, captcha_token });
      expect(reply.json()).toEqual({ captcha_token: ['Проверка капчи не пройдена.'] });
    }
  });

  it('when its token is no longer good, so that the client renews it', async () => {
    expect((await server().post(url, { text, email }, 'dead')).statusCode).toBe(401);
  });

  it('after as many as one person or one address may write, with when to go on', async () => {
    const bearer = await server().enter('anna@example.ru');
    const replies = [1, 2, 3].map(() => server().post(url, { text }, bearer));
    expect((await Promise.all(replies)).map(({ statusCode }) => statusCode).toSorted()).toEqual([
      204, 204, 429,
    ]);
    for (let index = 0; index < 2; index += 1) expect((await write({ text, email })).statusCode).toBe(204);
    const refused = await write({ text, email: 'other@example.ru' });
    expect(refused.json()).toEqual({ detail: 'Не больше 2 сообщений в час. Попробуйте через 1 ч.' });
  });
});
