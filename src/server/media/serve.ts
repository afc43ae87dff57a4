import { once } from 'node:events';
import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import { and, eq } from 'drizzle-orm';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import { validate } from 'uuid';
import { type Database, tables } from '../database/index.ts';
import { HttpError, notFound } from '../http/errors.ts';
import { queryValue } from '../http/paging.ts';
import { hasCopy } from '../http/sendFile.ts';
import type { MediaAddresses } from './addresses.ts';
import { MissingContent, keyOf, type Range, type Store } from './store.ts';

const { media, mediaFiles } = tables;

/** A part that ends before it begins makes the whole header one to ignore (RFC 9110, 14.1.1). */
const isReversed = (range: string): boolean =>
  [...range.matchAll(/(\d+)\s*-\s*(\d+)/g)].some(([, first, last]) => Number(first) > Number(last));

/**
 * The requested part of a content; `undefined` for all of it, also where several parts are requested, or where the
 * content has changed since.
 * @throws {HttpError} 416 for a part beyond its end
 */
function readRange({ headers }: FastifyRequest, bytes: number, etag: string): Range | undefined {
  const { range, 'if-range': condition } = headers;
  if (range === undefined || (condition !== undefined && condition !== etag)) return undefined;
  if (isReversed(range)) return undefined;
  const ranges = parseRange(bytes, range, { combine: true });
  if (ranges === -1)
    throw new HttpError(416, { detail: 'В файле нет такой части.' }, { 'Content-Range': `bytes */${bytes}` });
  return ranges !== -2 && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined;
}

/** Decides whether everybody, this reader or nobody may have a file. */
export type MayHave = (mediaId: string, readerId: number | undefined) => Promise<'all' | 'reader' | 'nobody'>;

interface MediaDeps {
  readonly db: Database;
  readonly store: Store;
  readonly addresses: MediaAddresses;
  readonly mayHave: MayHave;
  readonly now: () => Date;
  /** Beginning of the paths under which nginx has the store's contents; absent: we send them ourselves. */
  readonly accel: string | undefined;
}

/** Seconds that caches may keep an open file: one that is closed later leaves them soon. */
const openFor = 3600;

const closed = () =>
  new HttpError(403, { detail: 'Адрес файла больше не действует. Обновите страницу, и он откроется.' });

interface Asked {
  Params: { media: string; variant: string };
}

function readerOf({ addresses }: MediaDeps, request: FastifyRequest<Asked>) {
  const [u, e, s] = ['u', 'e', 's'].map((name) => queryValue(request, name));
  if (typeof u !== 'string' || typeof e !== 'string' || typeof s !== 'string') return undefined;
  return addresses.readerOf(request.params.media, request.params.variant, { u, e, s });
}

/** @throws {HttpError} 403 for a reader who may not have it now, even if the address is signed */
async function cachingOf(deps: MediaDeps, request: FastifyRequest<Asked>): Promise<string> {
  const reader = readerOf(deps, request);
  switch (await deps.mayHave(request.params.media, reader?.id)) {
    case 'all':
      return `public, max-age=${openFor}`;
    case 'reader': {
      const left = reader === undefined ? 0 : reader.endsAt - Math.floor(deps.now().getTime() / 1000);
      return `private, max-age=${Math.min(openFor, left)}`;
    }
    case 'nobody':
      throw closed();
  }
}

/** A form of a file; `undefined` where there is none. */
async function findFile(db: Database, { media: id, variant }: Asked['Params']) {
  if (!validate(id) || !/^\w{1,20}$/.test(variant)) return undefined;
  const [row] = await db
    .select({ file: mediaFiles, kind: media.kind, name: media.name })
    .from(mediaFiles)
    .innerJoin(media, eq(media.id, mediaFiles.mediaId))
    .where(and(eq(mediaFiles.mediaId, id), eq(mediaFiles.variant, variant)));
  return row;
}

async function send(deps: MediaDeps, request: FastifyRequest<Asked>, reply: FastifyReply) {
  const row = await findFile(deps.db, request.params);
  if (row === undefined) throw notFound();
  const { file, kind, name } = row;
  const caching = await cachingOf(deps, request);
  const etag = `"${file.hash}"`;
  reply.headers({ 'Cache-Control': caching, ETag: etag, 'Accept-Ranges': 'bytes' });
  if (hasCopy(request, etag)) return reply.code(304).send();
  reply.type(file.type);
  // An author's file is never displayed as a page of our origin.
  if (kind === 'file') reply.header('Content-Disposition', contentDisposition(name));
  if (deps.accel !== undefined) return reply.header('X-Accel-Redirect', deps.accel + keyOf(file.hash)).send();

  const range = readRange(request, file.bytes, etag);
  const { start, end } = range ?? { start: 0, end: file.bytes - 1 };
  if (range) reply.code(206).header('Content-Range', `bytes ${start}-${end}/${file.bytes}`);
  reply.header('Content-Length', end - start + 1);
  // Nothing at all would have the length of nothing.
  if (request.method === 'HEAD') return reply.send(Readable.from([]));
  const content = await deps.store.read(file, range);
  // A failure before the first bytes can be answered; a later one ends the connection.
  await once(content, 'readable');
  return reply.send(content);
}

/** Headers of an answer with a file, which a failure must not have. */
const fileHeaders = [
  'Accept-Ranges',
  'Content-Disposition',
  'Content-Length',
  'Content-Range',
  'Content-Type',
  'ETag',
  'X-Accel-Redirect',
];

/** A failure must not be cached, nor be taken for the file. */
function refuse(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  for (const name of fileHeaders) reply.removeHeader(name);
  reply.header('Cache-Control', 'no-store');
  if (!(error instanceof MissingContent)) return reply.send(error);
  request.log.error({ reason: error.message }, 'a content is missing from the store');
  return reply.send(notFound());
}

/** GET /media/{media}/{variant}: the files of posts, from our own origin, for readers who may see them there. */
export function addMediaFiles(app: FastifyInstance, deps: MediaDeps): void {
  app.get<Asked>(
    '/media/:media/:variant',
    { errorHandler: refuse, config: { limit: { none: 'a page shows many' } } },
    (request, reply) => send(deps, request, reply),
  );
}
