import { inject } from 'vitest';

/** The server under test. */
export const server = inject('contractServer');
