import type { FastifyInstance } from 'fastify';
import type { Settings } from './settings/index.ts';
import { StartError } from './startError.ts';

/** @throws {StartError} when the port cannot be had */
export async function listen(
  app: FastifyInstance,
  { HOST: host, PORT: port }: Pick<Settings, 'HOST' | 'PORT'>,
): Promise<void> {
  const { level } = app.log;
  // Fastify announces each address by itself; the banner says it once.
  if (level === 'info' || level === 'debug') app.log.level = 'warn';
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw new StartError(listenProblem(error, host, port));
  }
  app.log.level = level;
}

function listenProblem(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another program. Stop it or set another PORT.`;
    case 'EACCES':
      return `Port ${port} needs administrator rights. Set PORT to 1024 or above.`;
    default:
      return `The server cannot listen on ${host}:${port} (${code || String(error)}). Correct HOST and PORT.`;
  }
}
