import { createServer } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { gatewaySms } from '#src/server/sms/sms.ts';

/** A provider on the loopback address: what it was asked, and the status it answers. */
async function startProvider(status: number) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { url: `http://127.0.0.1:${address.port}/send?key=1&to={to}&text={text}`, asked };
}

describe('a provider of text messages', () => {
  it('gets number and text in its address', async () => {
    const { url, asked } = await startProvider(200);
    await gatewaySms(url, fetch)({ to: '+79001234567', text: 'код & {to}' });
    expect(asked).toEqual([`POST /send?key=1&to=%2B79001234567&text=${encodeURIComponent('код & {to}')}`]);
  });

  it('that refuses has not delivered', async () => {
    const { url } = await startProvider(500);
    await expect(gatewaySms(url, fetch)({ to: '+79001234567', text: 'код' })).rejects.toThrow('answered 500');
  });
});
