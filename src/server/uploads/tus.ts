import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Server, TUS_RESUMABLE } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { v7 } from 'uuid';
import type { RouteLimit } from '../http/endpoint.ts';
import { parseUuid } from '../http/parameters.ts';
import { allowSlowBody } from '../http/overload.ts';
import { begin } from './begin.ts';
import type { UploadsDeps } from './work.ts';
import { IncomingFiles, syncFile } from './incoming.ts';
import { createLocker } from './lease.ts';
import { isHere, noUpload, refusedByProtocol, wrongType } from './refusals.ts';
import { findOwn, markWhole, removeUpload, type UploadRow } from './rows.ts';

const path = '/api/uploads';
const bodyType = 'application/offset+octet-stream';
/** Milliseconds in which a request has to stop when another one wants to continue the file. */
const drainTime = 1000;

/** Headers of the protocol in requests and replies. */
const protocolHeaders = ['tus-resumable', 'upload-length', 'upload-defer-length', 'upload-metadata'];
const requestHeaders = [
  ...protocolHeaders,
  'upload-offset',
  'upload-concat',
  'content-type',
  'content-length',
];
const replyHeaders = ['location', 'upload-offset', 'upload-length', 'upload-metadata', 'connection'];

type Asked = FastifyRequest<{ Params: { id?: string } }>;

/** The request as the tus server takes it. */
function asWeb(request: Asked): Request {
  const headers = new Headers();
  for (const name of requestHeaders) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const hasBody = headers.get('content-type') === bodyType;
  return new Request(new URL(request.url, 'http://localhost'), {
    method: request.method,
    headers,
    ...(hasBody && { body: Readable.toWeb(request.raw) as ReadableStream, duplex: 'half' }),
  });
}

/** The tus server on our rows, locks and folder, answering in our words. */
function createTus(deps: Pick<UploadsDeps, 'db' | 'settings' | 'uploads'>) {
  const { db, settings, uploads } = deps;
  const callers = new WeakMap<object, number>();
  const failures = new WeakMap<object, Error>();
  const server = new Server({
    path,
    datastore: new IncomingFiles(db, uploads.folder, settings.DISK_RESERVE),
    locker: createLocker(db),
    lockDrainTimeout: drainTime,
    allowedOrigins: [],
    generateUrl: (_, { id }) => `${path}/${id}/`,
    namingFunction: () => v7(),
    async onUploadCreate(request, upload) {
      await begin(deps, callers.get(request) ?? 0, upload);
      return {};
    },
    async onUploadFinish(_, { id }) {
      await syncFile(join(uploads.folder, id));
      await markWhole(db, id);
      uploads.wake();
      return {};
    },
    onResponseError(request, error) {
      if (!(error instanceof Error)) return undefined;
      failures.set(request, error);
      // Never sent: the failure is answered below.
      return { status_code: 500, body: '' };
    },
  });

  /** @throws what has failed, or what the protocol refuses in our words */
  return async function handle(request: Asked, userId: number): Promise<Response> {
    const webRequest = asWeb(request);
    callers.set(webRequest, userId);
    const response = await server.handleWeb(webRequest);
    const failure = failures.get(webRequest);
    if (failure !== undefined) throw failure;
    // An aborted request needs no answer, and its error is not ours.
    const hasBrokenOff = request.raw.destroyed && !request.raw.complete;
    if (response.status >= 400) throw refusedByProtocol(hasBrokenOff ? 400 : response.status);
    return response;
  };
}

/** The protocol has no calls for a complete upload. */
async function answerForWhole(deps: UploadsDeps, { method }: Asked, reply: FastifyReply, row: UploadRow) {
  switch (method) {
    case 'HEAD':
      return reply.headers({ 'Upload-Offset': row.bytes, 'Upload-Length': row.bytes }).send();
    case 'DELETE':
      await removeUpload(deps.db, row.id);
      // A server that is processing it notices at its end.
      await rm(join(deps.uploads.folder, row.id), { force: true });
      return reply.code(204).send();
    default:
      throw isHere();
  }
}

/** `POST /api/uploads/`, and `HEAD`, `PATCH`, `DELETE /api/uploads/{id}/`: uploads in parts (https://tus.io). */
export async function addTus(app: FastifyInstance, deps: UploadsDeps): Promise<void> {
  const { db, authenticate } = deps;
  let handle: ReturnType<typeof createTus> | undefined;

  async function answer(request: Asked, reply: FastifyReply) {
    const { user } = await authenticate(request);
    const { id: given } = request.params;
    if (given !== undefined) {
      const id = parseUuid(given);
      const row = id === undefined ? undefined : await findOwn(db, id, user.id);
      if (row === undefined) throw noUpload();
      if (row.state !== 'receiving') return answerForWhole(deps, request, reply, row);
    }
    // Created lazily: the library creates its folder by itself, and its failure could not be caught.
    handle ??= createTus(deps);
    const response = await handle(request, user.id).catch((error: unknown) => {
      // The rest of the body is not read.
      if (!request.raw.complete) reply.header('Connection', 'close');
      throw error;
    });
    for (const name of replyHeaders) {
      const value = response.headers.get(name);
      if (value !== null) reply.header(name, value);
    }
    return reply.code(response.status).send();
  }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The body stays a stream, which is written as it arrives.
    scope.addContentTypeParser(bodyType, (request, _body, done) => {
      allowSlowBody(request);
      done(null);
    });
    scope.addContentTypeParser('*', (_request, _body, done) => done(wrongType()));
    scope.addHook('onSend', async (_, reply) => {
      reply.header('Tus-Resumable', TUS_RESUMABLE);
    });
    const limited = (limit: RouteLimit) => ({ config: { needsToken: true, limit } });
    scope.post(`${path}/`, limited('LIMIT_UPLOAD'), answer);
    scope.head(`${path}/:id/`, limited({ none: 'one row' }), answer);
    scope.patch(`${path}/:id/`, limited({ none: 'as many parts as the file has' }), answer);
    scope.delete(`${path}/:id/`, limited('LIMIT_WRITE'), answer);
  });
}
