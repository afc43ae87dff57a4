import { availableParallelism } from 'node:os';
import { createPasswords } from '#src/server/auth/index.ts';

/** A cost of hashes for tests, far below what holds. */
export const cheapCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** What every server of a test process hashes with: threads of their own would be started and ended for each file. */
export const cheapPasswords = createPasswords(cheapCost, availableParallelism(), 64);
