import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { headersFor, type HeaderOptions } from './headers.ts';

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
    if (socket.writable && error.code !== 'ECONNRESET') {
      socket.write(
        `HTTP/1.1 ${statuses[error.code ?? ''] ?? '400 Bad Request'}\r\n${headers.join('')}\r\n${body}`,
      );
    }
    socket.destroySoon();
  };
}
