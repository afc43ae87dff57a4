import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { hash } from '@node-rs/argon2';
import { busy } from '../http/errors.ts';
import type { HashAnswer, HashTask } from './hashThread.ts';
import { createSlots } from './slots.ts';

export interface PasswordCost {
  /** Memory per hash, KiB. */
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** OWASP's floor for Argon2id. */
export const productionCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Passwords {
  /** Argon2id in PHC form. */
  hash(password: string): Promise<string>;
  /** A missing hash costs as much time as a wrong password, and is never right. */
  verify(stored: string | null | undefined, password: string): Promise<boolean>;
  /** Whether a stored hash was made at another cost than the one of today. */
  isOutdated(stored: string): boolean;
}

/** Threads of low priority, started when first needed; whoever runs a task has one to themselves. */
function createThreads() {
  const idle: Worker[] = [];

  return async (task: HashTask): Promise<string | boolean> => {
    const thread = idle.pop() ?? new Worker(new URL('./hashThread.ts', import.meta.url));
    thread.ref();
    thread.postMessage(task);
    const [answer]: HashAnswer[] = await once(thread, 'message');
    // An idle one does not keep the process alive.
    thread.unref();
    idle.push(thread);
    if (answer === undefined || 'failure' in answer) throw new Error(answer?.failure);
    return answer.value;
  };
}

/**
 * @param concurrency hashes computed at once
 * @param queue hashes that may wait; beyond it the caller gets 503
 */
export async function createPasswords(
  cost: PasswordCost,
  concurrency: number,
  queue: number,
): Promise<Passwords> {
  const slots = createSlots(concurrency, queue, busy);
  const inThread = createThreads();
  const { memoryCost, timeCost, parallelism } = cost;
  const prefix = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;
  const decoy = await hash('decoy', cost);
  return {
    hash: async (password) => String(await slots.run(() => inThread({ kind: 'hash', password, cost }))),
    async verify(stored, password) {
      const task = { kind: 'verify', stored: stored ?? decoy, password } as const;
      const isRight = await slots.run(() => inThread(task));
      return isRight === true && stored != null;
    },
    isOutdated: (stored) => !stored.startsWith(prefix),
  };
}
