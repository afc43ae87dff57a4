import { constants, setPriority } from 'node:os';
import { hashSync, verifySync } from '@node-rs/argon2';
import type { HashTask } from './passwords.ts';

// Reading goes before logging in. On Linux it counts for this thread alone.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** What a thread of the pool does. */
export function answer(task: HashTask): string | boolean {
  switch (task.kind) {
    case 'hash':
      return hashSync(task.password, task.cost);
    case 'verify':
      return verifySync(task.stored, task.password);
  }
}
