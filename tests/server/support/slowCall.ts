import { request as open } from 'node:http';
import type { FastifyInstance } from 'fastify';

export interface SlowCall {
  /** Resolves when the server knows who asks and waits for the rest of the body. */
  readonly authenticated: Promise<void>;
  /** Sends the rest; resolves with the status and the body of the reply. */
  finish(): Promise<[number | undefined, unknown]>;
}

/**
 * Prepares a server for calls whose body arrives in two parts; before its first request.
 * @returns makes such a call
 */
export async function listenSlowly(app: FastifyInstance) {
  let isAuthenticated = () => {};
  app.addHook('preParsing', async () => isAuthenticated());
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });

  return (method: string, path: string, body: object, bearer: string): SlowCall => {
    const text = JSON.stringify(body);
    const headers = {
      authorization: `Bearer ${bearer}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    };
    const authenticated = new Promise<void>((resolve) => (isAuthenticated = resolve));
    const call = open(`${origin}${path}`, { method, headers });
    call.write(text.slice(0, 1));
    return {
      authenticated,
      finish: () =>
        new Promise((resolve, reject) => {
          call.on('error', reject);
          call.on('response', (response) => {
            let received = '';
            response.on('data', (chunk) => (received += String(chunk)));
            response.on('end', () =>
              resolve([response.statusCode, received === '' ? '' : JSON.parse(received)]),
            );
          });
          call.end(text.slice(1));
        }),
    };
  };
}
