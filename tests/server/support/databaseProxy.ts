import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface DatabaseProxy {
  readonly url: string;
  /** Cuts every connection and refuses new ones, as a database that was stopped. */
  stop(): Promise<void>;
  /** Accepts connections and requests but answers none, like a dead machine. */
  freeze(): void;
  resume(): Promise<void>;
  /** Cuts every connection and leads to another database from now on, as an address that was moved. */
  moveTo(url: string): void;
}

/** A breakable proxy to the database at `url`; closed after the test. */
export async function startDatabaseProxy(url: string): Promise<DatabaseProxy> {
  let target = new URL(url);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => {
        if (!isFrozen) to.write(chunk);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  await listen(0);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');

  function cut(): void {
    for (const socket of sockets) socket.destroy();
  }
  const stop = async () => {
    if (!server.listening) return;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    cut();
    await closed;
  };
  onTestFinished(stop);

  const proxied = new URL(url);
  proxied.hostname = '127.0.0.1';
  proxied.port = String(address.port);
  return {
    url: proxied.href,
    stop,
    freeze() {
      isFrozen = true;
    },
    async resume() {
      if (isFrozen) cut();
      isFrozen = false;
      if (!server.listening) await listen(address.port);
    },
    moveTo(other) {
      target = new URL(other);
      cut();
    },
  };
}
