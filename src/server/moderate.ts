import { resolve } from 'node:path';
import { openStorage } from './database/index.ts';
import { describeFailure } from './describeFailure.ts';
import { listComplaints, moderate, parseCommand, usage, type Command } from './moderation/index.ts';
import { parseSettings } from './settings/index.ts';

type Task = Exclude<Command, { name: 'help' }>;

async function perform(task: Task): Promise<string> {
  const { DATABASE_URL: url, DATABASE_POOLED: isPooled, DATA_DIR } = parseSettings(process.env);
  const folder = resolve(DATA_DIR);
  const { db, close } = await openStorage(url, folder, { isPooled, mustExist: true });
  try {
    return await (task.name === 'list' ? listComplaints(db) : moderate(db, task));
  } finally {
    await close();
  }
}

/** `npm run moderate -- COMMAND`, with the settings of the server. */
try {
  const command = parseCommand(process.argv.slice(2));
  process.stdout.write(command.name === 'help' ? usage : `${await perform(command)}\n`);
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
}
