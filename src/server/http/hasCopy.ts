import type { FastifyRequest } from 'fastify';

/**
 * Whether the client has what a tag stands for, as `If-None-Match` says it (RFC 9110, 13.1.2).
 * @param etag strong, without a comma in it
 */
export function hasCopy({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): boolean {
  // A proxy that packs or unpacks on the way makes the tag a weak one.
  const tags = (headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || (tags.length === 1 && tags[0] === '*');
}
