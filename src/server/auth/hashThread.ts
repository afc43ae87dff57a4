import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import type { PasswordCost } from './passwords.ts';

export type HashTask =
  | { readonly kind: 'hash'; readonly password: string; readonly cost: PasswordCost }
  | { readonly kind: 'verify'; readonly password: string; readonly stored: string };

export type HashAnswer = { readonly value: string | boolean } | { readonly failure: string };

// Whoever reads goes before whoever logs in. On Linux it counts for this thread alone.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

function answer(task: HashTask): HashAnswer {
  try {
    switch (task.kind) {
      case 'hash':
        return { value: hashSync(task.password, task.cost) };
      case 'verify':
        return { value: verifySync(task.stored, task.password) };
    }
  } catch (error) {
    return { failure: String(error) };
  }
}

parentPort?.on('message', (task: HashTask) => parentPort?.postMessage(answer(task)));
