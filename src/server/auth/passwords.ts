import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hash } from '@node-rs/argon2';
import { Piscina } from 'piscina';
import { validatePassword } from '#src/validation/index.ts';
import { busy } from '../http/errors.ts';

export interface PasswordCost {
  /** Memory per hash, KiB. */
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** OWASP's floor for Argon2id. */
export const productionCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The work of a thread of the pool. */
export type HashTask =
  | { readonly kind: 'hash'; readonly password: string; readonly cost: PasswordCost }
  | { readonly kind: 'verify'; readonly password: string; readonly stored: string };

export interface Passwords {
  /** Argon2id in PHC form. */
  hash(password: string): Promise<string>;
  /** A missing hash costs as much time as a wrong password, and is never right. */
  verify(stored: string | null | undefined, password: string): Promise<boolean>;
  /** True if the hash was made with other parameters than today's. */
  isOutdated(stored: string): boolean;
  /** Ends the threads once no hash is pending; later requests are refused. */
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
    // We check the queue ourselves, because the pool's error is known by its text only.
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

/** Longer ones are refused before they are hashed; in code points, the way people count characters. */
const maxLength = 128;
/** The passwords that are tried first, in lower case; the head of the file says where they are from. */
const common: ReadonlySet<string> = new Set(
  readFileSync(new URL('./commonPasswords.txt', import.meta.url), 'utf8').split('\n'),
);

/** The client's rule, an upper limit and the list of common passwords; returns the message of the broken one. */
export function passwordProblem(password: string): string | undefined {
  if ([...password].length > maxLength) return 'Пароль не должен превышать 128 символов';
  const problem = validatePassword(password);
  if (problem !== undefined) return problem;
  return common.has(password.toLowerCase()) ? 'Введённый пароль слишком широко распространён.' : undefined;
}
