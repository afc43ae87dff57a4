import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { pipeline } from 'node:stream';
import { freePort } from '#tests/setup/freePort.ts';

/** Bytes of a file that come before the connection is cut: some seconds of a sound. */
const whole = 60_000;

export interface Cutting {
  readonly origin: string;
  /** From now on everything comes. */
  mend(): void;
  close(): Promise<void>;
}

/** Stands before `target` and cuts the connection in the middle of each file of a post, and refuses to go on with it. */
export async function cutFiles(target: string): Promise<Cutting> {
  let isCut = true;
  const server = createServer((incoming, reply) => {
    const { url = '/', method, headers } = incoming;
    const mayCut = () => isCut && url.includes('/original');
    if (mayCut() && !(headers.range ?? 'bytes=0-').startsWith('bytes=0-'))
      return void incoming.socket.destroy();
    const onward = request(new URL(url, target), { method, headers }, (answer) => {
      if (reply.destroyed) return void answer.destroy();
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      if (!mayCut()) return void pipeline(answer, reply, () => {});
      let left = whole;
      answer.on('data', (chunk: Buffer) => {
        reply.write(chunk.subarray(0, left));
        left = Math.max(0, left - chunk.length);
        if (left === 0) answer.destroy();
      });
      answer.once('close', () => incoming.socket.destroy());
    });
    pipeline(incoming, onward, () => {});
  });
  const port = await freePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${port}`,
    mend() {
      isCut = false;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
