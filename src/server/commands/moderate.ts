import { resolve } from 'node:path';
import { openStorage } from '../database/index.ts';
import { describeFailure } from '../start/commandLine.ts';
import { askServer } from '../moderation/socket.ts';
import { parseCommand, usage } from '../moderation/command.ts';
import { perform } from '../moderation/act.ts';
import { parseSettings } from '../settings/parse.ts';

async function run(args: readonly string[]): Promise<string> {
  const command = parseCommand(args);
  if (command.name === 'help') return usage;
  const { DATABASE_URL: url, DATABASE_POOLED: isPooled, DATA_DIR } = parseSettings(process.env);
  const folder = resolve(DATA_DIR);
  const output = url === undefined ? await askServer(folder, args) : undefined;
  if (output !== undefined) return `${output}\n`;
  const { db, close } = await openStorage(url, folder, { isPooled, mustExist: true });
  try {
    return `${await perform(db, command)}\n`;
  } finally {
    await close();
  }
}

/** `npm run moderate -- COMMAND`, with the settings of the server. */
try {
  process.stdout.write(await run(process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
}
