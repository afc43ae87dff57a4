import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { endpoints } from '#src/api/contract.ts';
import { tables } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { readPage } from '../http/paging.ts';
import type { SubscriptionsDeps } from './deps.ts';

const { authors } = tables;

/** GET /api/authors/?page= — open to everybody. */
export function addAuthors(app: FastifyInstance, { db, publicUrl }: SubscriptionsDeps): void {
  addEndpoint(app, 'authors', (request) =>
    readPage(request, {
      address: new URL(endpoints.authors.path, publicUrl),
      count: () => db.$count(authors),
      items: (limit, offset) =>
        db.select().from(authors).orderBy(asc(authors.id)).limit(limit).offset(offset),
    }),
  );
}
