import { fileURLToPath } from 'node:url';
import { hash } from '@node-rs/argon2';
import { Piscina } from 'piscina';
import { busy } from '../http/errors.ts';
import type { HashTask } from './hashThread.ts';
import type { PasswordCost } from './passwordCost.ts';

export interface Passwords {
  /** Argon2id in PHC form. */
  hash(password: string): Promise<string>;
  /** A missing hash costs as much time as a wrong password, and is never right. */
  verify(stored: string | null | undefined, password: string): Promise<boolean>;
  /** Whether a stored hash was made at another cost than the one of today. */
  isOutdated(stored: string): boolean;
  /** Ends the threads, when nobody waits for a hash any more: whoever does is refused. */
  close(): Promise<void>;
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
  const threads = new Piscina<HashTask, string | boolean>({
    filename: fileURLToPath(new URL('./hashThread.ts', import.meta.url)),
    name: 'answer',
    // Started when first needed, and kept.
    minThreads: 0,
    maxThreads: concurrency,
    idleTimeout: Infinity,
    // The caller that has waited longest is next.
    stricterFIFO: true,
    recordTiming: false,
  });
  async function inThread(task: HashTask): Promise<string | boolean> {
    // Not by the pool's own limit, whose error is told from others by its text only.
    if (threads.queueSize >= queue) throw busy();
    return threads.run(task);
  }
  const { memoryCost, timeCost, parallelism } = cost;
  const prefix = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;
  const decoy = await hash('decoy', cost);
  return {
    hash: async (password) => String(await inThread({ kind: 'hash', password, cost })),
    async verify(stored, password) {
      const isRight = await inThread({ kind: 'verify', stored: stored ?? decoy, password });
      return isRight === true && stored != null;
    },
    isOutdated: (stored) => !stored.startsWith(prefix),
    close: () => threads.destroy(),
  };
}
