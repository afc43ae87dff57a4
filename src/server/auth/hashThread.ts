import { constants, setPriority } from 'node:os';
import { hashSync, verifySync } from '@node-rs/argon2';
import type { HashTask } from './passwords.ts';

// Serving pages has priority over logins. On Linux this applies to the present thread alone.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** Runs a task in a thread of the pool. */
export function answer(task: HashTask): string | boolean {
  switch (task.kind) {
    case 'hash':
      return hashSync(task.password, task.cost);
    case 'verify':
      return verifySync(task.stored, task.password);
  }
}
