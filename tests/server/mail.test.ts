import os from 'node:os';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createCompose } from '#src/server/credentials/mail.ts';
import { tables, type Database } from '#src/server/database/index.ts';
import { createMailQueue } from '#src/server/mail/queue.ts';
import { createMailTexts } from '#src/server/mail/texts.ts';
import { senderOf, smtpTransport } from '#src/server/mail/transports.ts';
import { parseSettings } from '#src/server/settings/parse.ts';
import { newestLink } from './support/mailbox.ts';
import { startMailServer } from './support/mailServer.ts';
import { freePort } from '#tests/setup/freePort.ts';
import { publicUrl } from './support/testServer.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
const email = 'anna@example.ru';
const sender = senderOf(parseSettings({}));

beforeEach(async () => {
  await server().register(email);
});

type Send = Parameters<typeof createMailQueue>[0]['send'];

/** Another queue on the same database, as another server has it. */
function createQueue(send: Send) {
  const { db } = server();
  const lines: unknown[] = [];
  const write = (fields: unknown) => void lines.push(fields);
  const log = { warn: write, error: write };
  const compose = createCompose(createMailTexts(parseSettings({ PUBLIC_URL: publicUrl })));
  const queue = createMailQueue({ db, compose, send, log });
  return {
    ...queue,
    log: lines,
    async flush() {
      queue.wake();
      await queue.idle();
    },
  };
}

const waiting = (db: Database) => db.$count(tables.queuedMessages);

/** Changes the password by the link of the last of these messages. */
const useLink = (messages: Parameters<typeof newestLink>[0]) =>
  server().post('/auth/users/reset_password_confirm/', {
    ...newestLink(messages, 'Восстановление пароля'),
    new_password: 'Novyi2027',
    re_new_password: 'Novyi2027',
  });

describe('a message', () => {
  it('reaches the mail server with sender, subject and a link that works', async () => {
    const { db } = server();
    const mail = await startMailServer();
    const queue = createQueue(smtpTransport(mail.url, sender));
    await queue.add(db, 'password_reset', ` ${email}`.toUpperCase().trim());
    await queue.flush();
    expect(mail.messages).toMatchObject([{ to: email, subject: 'Восстановление пароля — Соавтор' }]);
    expect((await useLink(mail.messages)).statusCode).toBe(204);
  });

  it('says the same as plain text and as a page', async () => {
    const { db } = server();
    const mail = await startMailServer();
    const queue = createQueue(smtpTransport(mail.url, sender));
    await queue.add(db, 'activation', email);
    await queue.flush();
    const [{ text = '', html = '' } = {}] = mail.messages;
    const [link = ''] = /http\S+/.exec(text) ?? [];
    const address = link.replaceAll('&', '&amp;');
    expect(html).toContain(`<a href="${address}">${address}</a>`);
    const words = html.replaceAll(/<title>.*<\/title>|<br>|<[^>]+>/g, ' ').replaceAll('&amp;', '&');
    expect(words.trim().split(/\s+/)).toEqual(text.trim().split(/\s+/));
  });

  it('waits for a mail server that is away, longer and longer', async () => {
    const { db, clock } = server();
    const port = await freePort();
    const queue = createQueue(smtpTransport(`smtp://127.0.0.1:${port}`, sender));
    await queue.add(db, 'password_reset', email);
    await queue.flush();
    expect(queue.log).toMatchObject([{ kind: 'password_reset', attempts: 1 }]);

    await clock.pass(30);
    await queue.flush();
    await clock.pass(59);
    await queue.flush();
    expect(queue.log).toHaveLength(2);

    const mail = await startMailServer({ port });
    await clock.pass(1);
    await queue.flush();
    expect(mail.messages).toHaveLength(1);
    expect(await waiting(db)).toBe(0);
  });

  it('is given up when the mail server knows no such mailbox', async () => {
    const { db } = server();
    const mail = await startMailServer({ unknown: [email] });
    const queue = createQueue(smtpTransport(mail.url, sender));
    await queue.add(db, 'password_reset', email);
    await queue.add(db, 'password_changed', 'vera@example.ru');
    await queue.flush();
    expect(mail.messages.map(({ to }) => to)).toEqual(['vera@example.ru']);
    expect(await waiting(db)).toBe(0);
    expect(JSON.stringify(queue.log)).not.toContain(email);
  });

  it('is sent by another server when the one that had it in hand was killed', async () => {
    const { db, clock } = server();
    const killed = createQueue(() => new Promise(() => undefined));
    await killed.add(db, 'password_reset', email);
    killed.wake();
    await expect.poll(async () => (await db.select().from(tables.queuedMessages))[0]?.attempts).toBe(1);

    const sent: string[] = [];
    const queue = createQueue(async ({ to }) => void sent.push(to));
    await queue.flush();
    expect(sent).toEqual([]);
    await clock.pass(30);
    await queue.flush();
    expect(sent).toEqual([email]);
  });

  it('is not sent for a change that did not happen', async () => {
    const { db } = server();
    await expect(
      db.transaction(async (transaction) => {
        await server().queue.add(transaction, 'password_changed', email);
        throw new Error('the change failed');
      }),
    ).rejects.toThrow('the change failed');
    expect(await waiting(db)).toBe(0);
  });
});

describe('messages', () => {
  it('are sent once each, however many servers share the work', async () => {
    const { db } = server();
    const sent: string[] = [];
    const queues = Array.from({ length: 4 }, () => createQueue(async ({ to }) => void sent.push(to)));
    const addresses = Array.from({ length: 40 }, (_, index) => `vera${index}@example.ru`);
    for (const address of addresses) await server().queue.add(db, 'password_changed', address);
    await Promise.all(queues.map((queue) => queue.flush()));
    expect(sent.toSorted()).toEqual(addresses.toSorted());
  });

  it('asked for in quick succession arrive in order, and the link of the last one works', async () => {
    const { db } = server();
    const received: Parameters<Send>[0][] = [];
    let release = () => {};
    const isHeld = new Promise<void>((resolve) => (release = resolve));
    const slow = createQueue(async (message) => {
      await isHeld;
      received.push(message);
    });
    const fast = createQueue(async (message) => void received.push(message));
    await slow.add(db, 'password_reset', email);
    slow.wake();
    await expect.poll(async () => (await db.select().from(tables.queuedMessages))[0]?.attempts).toBe(1);

    await fast.add(db, 'password_reset', email);
    await fast.flush();
    expect(received).toHaveLength(0);
    release();
    await slow.idle();
    await fast.flush();
    expect(received).toHaveLength(2);
    expect((await useLink(received.slice(0, 1))).statusCode).toBe(400);
    expect((await useLink(received)).statusCode).toBe(204);
  });
});

describe('a mail server', () => {
  const site = { PUBLIC_URL: 'https://soavtor.example', MAIL: 'outbox' };

  /** Sends a message with these settings; returns the greeting and the message as the mail server received them. */
  async function delivered(settings: Readonly<Record<string, string>>) {
    const { db } = server();
    const mail = await startMailServer();
    const queue = createQueue(smtpTransport(mail.url, senderOf(parseSettings(settings))));
    await queue.add(db, 'password_changed', email);
    await queue.flush();
    expect(queue.log).toEqual([]);
    const [source = ''] = mail.sources;
    const [{ from = '' } = {}] = mail.messages;
    return { greetings: mail.greetings, source, from };
  }

  it.each([
    [site, 'soavtor.example'],
    [{ ...site, PUBLIC_URL: 'https://соавтор.рф' }, 'xn--80ae8ackbk.xn--p1ai'],
    [{ ...site, SMTP_NAME: 'mail.example' }, 'mail.example'],
    [{ ...site, SMTP_NAME: 'почта.рф' }, 'xn--80a1acny.xn--p1ai'],
    [{ PUBLIC_URL: 'http://192.0.2.7:3000' }, '[192.0.2.7]'],
    [{ PUBLIC_URL: 'http://[2001:db8::7]', MAIL_FROM: 'post@mail.example' }, '[IPv6:2001:db8::7]'],
  ])('is greeted with %j by %s, whatever the machine is called', async (settings, name) => {
    vi.spyOn(os, 'hostname').mockReturnValue('3f2a9c');
    const { greetings, source } = await delivered(settings);
    // The mail server of the test tells greetings in lower case.
    expect(greetings).toEqual([name.toLowerCase()]);
    expect(/^Message-ID: <[\w-]+@(.*)>\r$/m.exec(source)?.[1]).toBe(name);
  });

  it.each([
    [site, 'Соавтор <no-reply@soavtor.example>'],
    [
      { ...site, VITE_BRAND_NAME: 'Мы, «авторы» "и" <друзья>' },
      'Мы, «авторы» "и" <друзья> <no-reply@soavtor.example>',
    ],
    [{ ...site, MAIL_FROM: 'post@mail.example' }, 'Соавтор <post@mail.example>'],
    [{ ...site, MAIL_FROM: 'Почта <post@mail.example>' }, 'Почта <post@mail.example>'],
    [{ ...site, MAIL_FROM: 'post@почта.рф' }, 'Соавтор <post@xn--80a1acny.xn--p1ai>'],
    [{ ...site, PUBLIC_URL: 'https://соавтор.рф' }, 'Соавтор <no-reply@xn--80ae8ackbk.xn--p1ai>'],
  ])('learns with %j that %s has sent it', async (settings, from) => {
    const found = await delivered(settings);
    expect(found.from).toBe(from);
    // ASCII alone, so that every mail server takes it.
    expect(found.source.split('\r\n\r\n', 1)[0]).toMatch(/^[\x20-\x7e\r\n]*$/);
  });

  it('learns that a program wrote it, and when', async () => {
    const { source } = await delivered(site);
    expect(source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(source).toMatch(/^Date: \w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} \+0000\r$/m);
    expect(source).not.toContain('List-Unsubscribe');
  });
});
