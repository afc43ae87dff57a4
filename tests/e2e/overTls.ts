import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { createServer } from 'node:https';
import { pipeline } from 'node:stream';
import { type BrowserContext, chromium } from '@playwright/test';
import { generate } from 'selfsigned';
import { chromiumArgs, chromiumPath } from '#tests/setup/chromium.ts';
import { freePort } from '#tests/setup/freePort.ts';

/** Puts https before `target` with a self-signed certificate, whose fingerprint the browser gets. */
async function serveOverTls(target: string) {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }]);
  const server = createServer({ key, cert }, (incoming, reply) => {
    const { url = '/', method, headers } = incoming;
    const onward = request(new URL(url, target), { method, headers }, (answer) => {
      // A page that is left does not wait for its answers.
      if (reply.destroyed) return void answer.destroy();
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      pipeline(answer, reply, () => {});
    });
    pipeline(incoming, onward, () => {});
  });
  const port = await freePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return {
    origin: `https://127.0.0.1:${port}`,
    fingerprint: createHash('sha256').update(publicKey).digest('base64'),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export interface TlsBrowser {
  context: BrowserContext;
  close(): Promise<void>;
}

/** A browser that meets `target` by https, as in the world, and reports at once: on http Chromium reports nothing. */
export async function browseOverTls(target: string): Promise<TlsBrowser> {
  const { origin, fingerprint, close } = await serveOverTls(target);
  const trust = `--ignore-certificate-errors-spki-list=${fingerprint}`;
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...chromiumArgs, trust, '--short-reporting-delay'],
  });
  return {
    // Chromium holds reports back without this permission.
    context: await browser.newContext({ baseURL: origin, permissions: ['background-sync'] }),
    async close() {
      await browser.close();
      await close();
    },
  };
}
