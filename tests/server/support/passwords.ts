import { availableParallelism } from 'node:os';
import { createPasswords } from '#src/server/auth/index.ts';

/** A cost of hashes for tests, far below what holds. */
export const cheapCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Threads for hashing, shared by all servers of a test process: each file would otherwise start and end its own. */
export const cheapPasswords = createPasswords(cheapCost, availableParallelism(), 64);
