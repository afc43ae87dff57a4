import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { json, text } from 'node:stream/consumers';
import { once } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import { loggedReason, type Database } from '../database/index.ts';
import { StartError } from '../settings/startError.ts';
import { parseCommand } from './command.ts';
import { perform } from './act.ts';

/** Timeout of a request or an answer, in milliseconds. */
const timeout = 10_000;

/** Folder below the data, for its owner alone. */
const folderOf = (dataFolder: string) => join(dataFolder, 'control');
const pathOf = (dataFolder: string) => join(folderOf(dataFolder), 'moderate.sock');

const isArguments = (args: unknown): args is string[] =>
  Array.isArray(args) && args.every((one) => typeof one === 'string');

async function answer(db: Database, args: unknown): Promise<readonly [status: number, text: string]> {
  if (!isArguments(args)) return [400, 'These are no arguments.'];
  try {
    return [200, await perform(db, parseCommand(args))];
  } catch (error) {
    if (error instanceof StartError) return [409, error.message];
    throw error;
  }
}

/**
 * Listens for moderators' commands while this process holds the embedded database: at a socket in a folder that only
 * its user may enter.
 * @param dataFolder under our lock
 * @returns ends that
 */
export async function listenForModerators(
  dataFolder: string,
  db: Database,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<() => Promise<void>> {
  const server = createServer({ requestTimeout: timeout }, (command, reply) => {
    json(command)
      .then((body) => answer(db, body))
      .catch((error: unknown) => {
        log.warn({ reason: loggedReason(error) }, 'a command of a moderator has failed');
        return [500, `The command has failed (${loggedReason(error)}).`] as const;
      })
      .then(([status, output]) => reply.writeHead(status).end(output));
  });
  const path = pathOf(dataFolder);
  try {
    mkdirSync(folderOf(dataFolder), { recursive: true, mode: 0o700 });
    chmodSync(folderOf(dataFolder), 0o700);
    // Removes the socket of a dead server: the folder is under our lock.
    rmSync(path, { force: true });
    server.listen(path);
    await once(server, 'listening');
    chmodSync(path, 0o600);
  } catch (error) {
    // A path may be too long for a socket.
    log.warn(
      { reason: loggedReason(error) },
      'moderators have to stop the server: its socket cannot be opened',
    );
  }
  return async () => {
    if (!server.listening) return;
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
}

const isNobodyThere = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ECONNREFUSED');

/**
 * Lets the server that has the folder do what a command line asks for.
 * @returns what the moderator reads; `undefined` where no server listens
 * @throws {StartError} for what was refused
 */
export async function askServer(dataFolder: string, args: readonly string[]): Promise<string | undefined> {
  const asking = request({ socketPath: pathOf(dataFolder), method: 'POST', timeout });
  asking.end(JSON.stringify(args));
  try {
    const [reply] = await once(asking, 'response');
    const output = await text(reply);
    if (reply.statusCode !== 200) throw new StartError(output);
    return output;
  } catch (error) {
    if (isNobodyThere(error)) return undefined;
    throw error;
  }
}
