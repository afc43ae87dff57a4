import type { Database } from '../database/index.ts';
import { allowRemoval } from '../media/index.ts';
import { moderate } from './act.ts';
import { usage, type Command } from './command.ts';
import { listComplaints } from './list.ts';

/**
 * Does what a command asks for.
 * @returns what the moderator reads
 * @throws {StartError} for what is not there, or is so already
 */
export async function perform(db: Database, command: Command): Promise<string> {
  switch (command.name) {
    case 'help':
      return usage.trimEnd();
    case 'list':
      return listComplaints(db);
    case 'allowRemoval':
      return `Files that are removed within minutes: ${await allowRemoval(db)}.`;
    case 'act':
      return moderate(db, command);
  }
}
