import { eq } from 'drizzle-orm';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import { asRefusal } from '../auth/index.ts';
import { tables, type Database } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { once } from '../http/idempotency.ts';
import { enterAuthor } from '../profiles/index.ts';
import { bodyOptions, columnsOf, contentOf } from './content.ts';
import type { DraftsDeps } from './deps.ts';
import { savedBy } from './origin.ts';
import { toCards, toDraft } from './present.ts';
import { requireRoom } from './room.ts';
import { findDraft, selectDrafts, type DraftRow } from './rows.ts';
import { titleOfCopy } from './titleOfCopy.ts';

const { drafts } = tables;

async function insert(transaction: Database, values: PgInsertValue<typeof drafts>): Promise<DraftRow> {
  const inserted = await transaction.insert(drafts).values(values).returning({ id: drafts.id });
  const [row] = await selectDrafts(transaction).where(eq(drafts.id, inserted[0]?.id ?? 0));
  if (row === undefined) throw new Error('the database returned no row');
  return row;
}

/**
 * POST /api/drafts/ and /api/drafts/{id}/copy/: a person who writes the first word becomes an author whom nobody
 * finds yet.
 */
export function addCreating(app: FastifyInstance, deps: DraftsDeps): void {
  const { db, authenticate, addresses } = deps;
  const { DRAFTS_TOTAL: most } = deps.settings;

  addEndpoint(app, 'createDraft', { limit: 'LIMIT_WRITE', ...bodyOptions }, async (request) => {
    const caller = await authenticate(request);
    const content = contentOf(request.body);
    return once(request, db, caller.user.id, async (transaction) => {
      const authorId = await enterAuthor(transaction, caller.user.id);
      await requireRoom(transaction, authorId, most);
      const columns = await columnsOf(transaction, { ...content, authorId }, []);
      const row = await insert(transaction, { ...columns, ...savedBy(request, caller), authorId });
      return toDraft(transaction, row, addresses);
    }).catch((error: unknown) => {
      throw asRefusal(error);
    });
  });

  addEndpoint(app, 'copyDraft', { limit: 'LIMIT_WRITE' }, async (request) => {
    const caller = await authenticate(request);
    return once(request, db, caller.user.id, async (transaction) => {
      const { draft } = await findDraft(transaction, caller.user.id, request.params.id);
      const { authorId, title, blocks, audience, tierIds, words } = draft;
      await requireRoom(transaction, authorId, most);
      const copy = { authorId, title: titleOfCopy(title), blocks, audience, tierIds, words };
      const row = await insert(transaction, { ...copy, ...savedBy(request, caller) });
      const [card] = await toCards(transaction, [row], addresses);
      if (card === undefined) throw new Error('a row has no card');
      return card;
    }).catch((error: unknown) => {
      throw asRefusal(error);
    });
  });
}
