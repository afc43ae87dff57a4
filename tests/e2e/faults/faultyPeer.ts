import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

/** Connection errors below HTTP, which a routed answer cannot imitate. */
const faults: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/reset-before-headers': ({ socket }) => socket?.resetAndDestroy(),
  '/reset-in-body': (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
    response.write('{"detail":', () => response.socket?.resetAndDestroy());
  },
  '/two-megabytes': (response) => {
    response.writeHead(400, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ detail: 'Ж'.repeat(1_000_001) }));
  },
};

export interface FaultyPeer {
  readonly origin: string;
  close(): Promise<void>;
}

/** A server on the loopback address that breaks off. */
export async function startFaultyPeer(): Promise<FaultyPeer> {
  const server = createServer((request, response) => faults[request.url ?? '']?.(response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No loopback port is free');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
