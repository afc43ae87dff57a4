import type { FastifyInstance } from 'fastify';
import { addCalls } from './calls.ts';
import type { UploadsDeps } from './deps.ts';
import { addTus } from './tus.ts';

export { overTotal } from './rows.ts';
export { removeOldUploads } from './removeOld.ts';
export { createUploadWork, type UploadWork } from './work.ts';

/** Files that authors upload, from the first byte to what readers get. */
export async function addUploads(app: FastifyInstance, deps: UploadsDeps): Promise<void> {
  // Its answers to HEAD come first: those to GET would bring their own.
  await addTus(app, deps);
  addCalls(app, deps);
}
