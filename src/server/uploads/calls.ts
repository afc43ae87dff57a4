import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { tables } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { parseUuid } from '../http/id.ts';
import type { UploadsDeps } from './deps.ts';
import { syncFile } from './incoming.ts';
import { limitsOf } from './limits.ts';
import { offsetOf, presentUpload } from './present.ts';
import { noUpload } from './refusals.ts';
import { findOwn, markWhole, usedBy, type UploadRow } from './rows.ts';

/** A server died between the last byte and the note that the upload is complete. @returns whether that was so */
async function endBelated(deps: UploadsDeps, row: UploadRow): Promise<boolean> {
  if (row.state !== 'receiving' || (await offsetOf(deps, row)) < row.bytes) return false;
  await syncFile(join(deps.uploads.folder, row.id));
  await markWhole(deps.db, row.id);
  deps.uploads.wake();
  return true;
}

/** GET /api/uploads/ and /api/uploads/{id}/: what an author may upload, and the state of a file. */
export function addCalls(app: FastifyInstance, deps: UploadsDeps): void {
  const { db, authenticate, settings } = deps;

  addEndpoint(app, 'uploads', { limit: { none: 'own files' } }, async (request) => {
    const { user } = await authenticate(request);
    return { limits: limitsOf(settings), used: await usedBy(db, eq(tables.authors.userId, user.id)) };
  });

  addEndpoint(app, 'upload', { limit: { none: 'asked for until the file is there' } }, async (request) => {
    const { user } = await authenticate(request);
    const id = parseUuid(request.params.id);
    const find = async () => (id === undefined ? undefined : findOwn(db, id, user.id));
    let row = await find();
    if (row !== undefined && (await endBelated(deps, row))) row = await find();
    if (row === undefined) throw noUpload();
    return presentUpload(deps, row, user.id);
  });
}
