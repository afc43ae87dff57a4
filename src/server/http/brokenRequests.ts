import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFoundDocument } from '#src/site/documents.ts';
import type { BuiltClient } from './builtClient.ts';
import { headersFor, type HeaderOptions } from './headers.ts';
import { isApiPath } from './paths.ts';
import { isSlowBody } from './overload.ts';

const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

const body = JSON.stringify({ detail: 'Не удалось прочитать запрос.' });

/** Answers what is not HTTP enough to become a request: the same headers, then the connection closes. */
export function answerBrokenRequests(options: HeaderOptions) {
  const headers = Object.entries({
    ...headersFor('/api/', options),
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);

  return function answer(this: FastifyInstance, error: Error & { code?: string }, socket: Socket): void {
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && isSlowBody(socket)) return;
    if (socket.writable && error.code !== 'ECONNRESET') {
      socket.write(
        `HTTP/1.1 ${statuses[error.code ?? ''] ?? '400 Bad Request'}\r\n${headers.join('')}\r\n${body}`,
      );
    }
    socket.destroySoon();
  };
}

/**
 * Answers an address that cannot be decoded: it never becomes a route, and hooks do not run for it. To people it is an
 * address like any other that leads nowhere.
 */
export function answerBrokenAddresses(options: HeaderOptions, client: BuiltClient | undefined) {
  const page = client?.documents.get(notFoundDocument);
  return function answer(_error: Error, { url }: FastifyRequest, { raw }: FastifyReply): void {
    const headers = headersFor(url, options);
    if (page === undefined || isApiPath(url)) {
      raw.writeHead(400, { ...headers, 'Content-Type': 'application/json; charset=utf-8' }).end(body);
    } else {
      raw.writeHead(404, { ...headers, 'Content-Type': page.type }).end(page.content);
    }
  };
}
