import { once } from 'node:events';
import { createServer, request, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { freePort } from '#tests/setup/freePort.ts';

/** Bytes of a sound that pass: some seconds. */
const beginning = 60_000;

export interface Cutting {
  readonly origin: string;
  /** Cuts the connections on which sounds are coming. */
  cut(): void;
  /** Stops cutting. */
  mend(): void;
  close(): Promise<void>;
}

/** A proxy before `target`: of each sound only the beginning passes, and requests for the rest are refused. */
export async function cutSounds(target: string): Promise<Cutting> {
  let isMended = false;
  const held = new Set<ServerResponse>();
  const server = createServer((incoming, reply) => {
    const { url = '/', method, headers } = incoming;
    const isSound = url.includes('/original');
    const isBeginning = (headers.range ?? 'bytes=0-').startsWith('bytes=0-');
    if (isSound && !isMended && !isBeginning) return void reply.writeHead(502).end();
    const onward = request(new URL(url, target), { method, headers }, (answer) => {
      if (reply.destroyed) return void answer.destroy();
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      if (!isSound || isMended) return void pipeline(answer, reply, () => {});
      held.add(reply);
      let left = beginning;
      answer.on('data', (chunk: Buffer) => {
        reply.write(chunk.subarray(0, left));
        left = Math.max(0, left - chunk.length);
      });
    });
    pipeline(incoming, onward, () => {});
  });
  const port = await freePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${port}`,
    cut() {
      for (const reply of held) reply.destroy();
    },
    mend() {
      isMended = true;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
