import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { listen } from '#tests/setup/listen.ts';
import { gatewaySms, SmsRefused } from '#src/server/mail/sms.ts';

const message = { to: '+79001234567', text: 'код & {to}' };
const query = '?key=1&to={to}&text={text}';

/** A provider on the loopback address. */
async function startProvider(listener: RequestListener) {
  const server = createServer(listener);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const port = await listen(server);
  /** Resolves when the other end has given a connection up. */
  const closed = new Promise<void>((resolve) =>
    server.on('connection', (socket) => socket.once('close', () => resolve())),
  );
  return { server, origin: `http://127.0.0.1:${port}`, closed };
}

/** A provider that takes every message and keeps how it was asked. */
async function startKeeper() {
  const asked: { request: IncomingMessage; body: string }[] = [];
  const { origin } = await startProvider(async (request, response) => {
    asked.push({ request, body: await text(request) });
    response.end('OK');
  });
  return { origin, asked };
}

/** The time for an answer is over when `patience` says so. */
function holdTimeout() {
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  onTestFinished(() => timeout.mockRestore());
  return { patience, timeout };
}

const post = (template: string) => gatewaySms({ template, method: 'POST' }, fetch);

describe('a provider of text messages', () => {
  it('gets number, text and its key in the body, where no log of addresses has them', async () => {
    const { origin, asked } = await startKeeper();
    await post(`${origin}/send${query}`)(message);
    expect(
      asked.map(({ request: { method, url, headers }, body }) => [
        [method, url, headers['content-type']],
        Object.fromEntries(new URLSearchParams(body)),
      ]),
    ).toEqual([
      [['POST', '/send', 'application/x-www-form-urlencoded;charset=UTF-8'], { key: '1', ...message }],
    ]);
  });

  it('that wants the number in its path gets it there', async () => {
    const { origin, asked } = await startKeeper();
    await post(`${origin}/to/{to}/?text={text}`)(message);
    expect(asked.map(({ request }) => request.url)).toEqual(['/to/%2B79001234567/']);
  });

  it('that takes no body is asked by GET', async () => {
    const { origin, asked } = await startKeeper();
    await gatewaySms({ template: `${origin}/send${query}`, method: 'GET' }, fetch)(message);
    expect(asked.map(({ request, body }) => [request.method, request.url, body])).toEqual([
      ['GET', `/send?key=1&to=%2B79001234567&text=${encodeURIComponent(message.text)}`, ''],
    ]);
  });

  it('gets user and password of its address as HTTP has them', async () => {
    const { origin, asked } = await startKeeper();
    await post(`${origin.replace('//', '//AC1:p%40ss@')}/send${query}`)(message);
    const basic = `Basic ${Buffer.from('AC1:p@ss').toString('base64')}`;
    expect(asked.map(({ request }) => request.headers.authorization)).toEqual([basic]);
  });

  it.each([302, 402, 500])('that answers %i has refused', async (status) => {
    const { origin } = await startProvider((_request, response) => {
      response.writeHead(status, { location: '/thanks' }).end();
    });
    const sending = post(`${origin}/send${query}`)(message);
    await expect(sending).rejects.toThrow(new SmsRefused(`the provider answered ${status}`));
  });

  it('that cannot be reached has refused', async () => {
    const { server, origin } = await startProvider(() => undefined);
    server.close();
    await once(server, 'close');
    await expect(post(`${origin}/send${query}`)(message)).rejects.toThrow(
      new SmsRefused('the provider cannot be reached (ECONNREFUSED)'),
    );
  });

  it('that says nothing may have taken it', async () => {
    const { origin } = await startProvider((request) => request.socket.destroy());
    const sending = post(`${origin}/send${query}`)(message);
    await expect(sending).rejects.not.toThrow(SmsRefused);
  });

  it('is waited for until its answer ends, but no longer than the time for it', async () => {
    const { patience, timeout } = holdTimeout();
    const { origin, closed } = await startProvider((_request, response) => {
      response.write('O', () => patience.abort(new DOMException('', 'TimeoutError')));
    });
    await expect(post(`${origin}/send${query}`)(message)).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(timeout).toHaveBeenCalledWith(5000);
    await closed;
  });

  it('that answers without end is cut off, and has taken the message', async () => {
    holdTimeout();
    const { origin, closed } = await startProvider((_request, response) => {
      const write = (): boolean => response.write('x'.repeat(1024)) && write();
      response.on('drain', write);
      write();
    });
    await expect(post(`${origin}/send${query}`)(message)).resolves.toBeUndefined();
    await closed;
  });

  it('is asked again on the connections that are there', async () => {
    const { server, origin } = await startProvider((_request, response) => response.end('O'.repeat(200_000)));
    const connections = vi.fn();
    server.on('connection', connections);
    for (let count = 0; count < 6; count += 1) await post(`${origin}/send${query}`)(message);
    // A connection is free a moment after its answer ended: two take turns.
    expect(connections.mock.calls.length).toBeLessThan(3);
  });
});
