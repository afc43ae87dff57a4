import type { Handlers } from './call.ts';

const megabyte = 1_000_000;

/** What a new server lets authors bring, so that the editor can say it. The bytes themselves pass the double by. */
export const uploadCalls: Handlers = {
  uploads: () => ({
    limits: { picture: 20 * megabyte, audio: 300 * megabyte, file: 300 * megabyte, total: 5000 * megabyte },
    used: 0,
  }),
};
