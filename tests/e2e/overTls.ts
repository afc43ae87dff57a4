import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { createServer } from 'node:https';
import { pipeline } from 'node:stream';
import { generate } from 'selfsigned';
import { freePort } from '#tests/setup/freePort.ts';

export interface TlsFront {
  /** Like `https://127.0.0.1:41234`. */
  origin: string;
  /** Chromium's switch that trusts its certificate, which nobody has signed. */
  trust: string;
  close(): Promise<void>;
}

/** Serves `target` by https, as in the world: on http Chromium reports nothing. */
export async function serveOverTls(target: string): Promise<TlsFront> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }]);
  const server = createServer({ key, cert }, (incoming, reply) => {
    const { url = '/', method, headers } = incoming;
    const onward = request(new URL(url, target), { method, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      pipeline(answer, reply, () => {});
    });
    pipeline(incoming, onward, () => {});
  });
  const port = await freePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  const fingerprint = createHash('sha256').update(publicKey).digest('base64');
  return {
    origin: `https://127.0.0.1:${port}`,
    trust: `--ignore-certificate-errors-spki-list=${fingerprint}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
