import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings/table.ts';
import { StartError } from '../settings/startError.ts';

type Address = Pick<Settings, 'HOST' | 'PORT'>;

/**
 * Checks that the port is free before anything is built or stored for it. Another process may still take it before
 * `listen`.
 * @throws {StartError} when it cannot
 */
export async function checkPort({ HOST: host, PORT: port }: Address): Promise<void> {
  const probe = createServer();
  try {
    probe.listen({ host, port });
    await once(probe, 'listening');
  } catch (error) {
    throw new StartError(listenProblem(error, { host, port }));
  }
  probe.close();
  await once(probe, 'close');
}

/** @throws {StartError} when the port cannot be used */
export async function listen(app: FastifyInstance, { HOST: host, PORT: port }: Address): Promise<void> {
  const { level } = app.log;
  // Fastify announces each address by itself; the banner says it once.
  if (level === 'info' || level === 'debug') app.log.level = 'warn';
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw new StartError(listenProblem(error, { host, port }));
  }
  app.log.level = level;
}

interface Asked {
  readonly host: string;
  readonly port: number;
  /** Prefix of its settings. @default they are `HOST` and `PORT` */
  readonly name?: string;
}

/** Reason why a port cannot be used, with advice. */
export function listenProblem(error: unknown, { host, port, name }: Asked): string {
  const prefix = name === undefined ? '' : `${name}_`;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another program. Stop it or set another ${prefix}PORT.`;
    case 'EACCES':
      return `Port ${port} needs administrator rights. Set ${prefix}PORT to 1024 or above.`;
    default:
      return `The server cannot listen on ${host}:${port} (${code || String(error)}). Correct ${prefix}HOST and ${prefix}PORT.`;
  }
}
