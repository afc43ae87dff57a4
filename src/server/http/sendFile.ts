import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServedFile } from './builtClient.ts';

/**
 * True if the client has the version of the tag, by `If-None-Match` (RFC 9110, 13.1.2).
 * @param etag strong, without a comma in it
 */
export function hasCopy({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): boolean {
  // A proxy that packs or unpacks on the way makes the tag a weak one.
  const tags = (headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || (tags.length === 1 && tags[0] === '*');
}

const codings = ['br', 'gzip'] as const;

/** Sends a file in the coding that the browser likes best, or says that it has not changed. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: ServedFile,
  cacheControl: string,
) {
  const { 'accept-encoding': accepted = '' } = request.headers;
  const there = codings.filter((name) => file.compressed[name] !== undefined);
  const coding = negotiate(accepted, there) ?? 'identity';
  const body = coding === 'identity' ? file.content : file.compressed[coding];
  const etag = `"${file.hash}-${coding}"`;
  reply.headers({ 'Cache-Control': cacheControl, ETag: etag, Vary: 'Accept-Encoding' });
  if (reply.statusCode === 200 && hasCopy(request, etag)) return reply.code(304).send();
  if (coding !== 'identity') reply.header('Content-Encoding', coding);
  return reply.type(file.type).send(body);
}
