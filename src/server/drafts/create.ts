import type { PgInsertValue } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import { asRefusal } from '../auth/index.ts';
import { enterAuthor } from '../authors/enterAuthor.ts';
import { type Database, tables } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { once } from '../http/idempotency.ts';
import { bodyOptions, columnsOf, contentOf, type DraftsDeps, savedBy } from './content.ts';
import { toCards, toDraft } from './present.ts';
import { requireDraftsQuota, requireTextsQuota } from './quota.ts';
import { findDraft } from './rows.ts';

const { drafts } = tables;

/** Characters. */
const maxTitleLength = 200;

/** «Название — копия», as far as it fits. */
function titleOfCopy(title: string): string {
  const ending = ' — копия';
  return title === '' ? '' : [...title].slice(0, maxTitleLength - ending.length).join('') + ending;
}

type NewDraft = PgInsertValue<typeof drafts> & { readonly authorId: number };

/** @param quota bytes of all texts of the author @returns its number */
async function insert(transaction: Database, values: NewDraft, quota: number): Promise<number> {
  const [row] = await transaction.insert(drafts).values(values).returning({ id: drafts.id });
  if (row === undefined) throw new Error('the database returned no row');
  await requireTextsQuota(transaction, values.authorId, quota);
  return row.id;
}

/**
 * POST /api/drafts/ and /api/drafts/{id}/copy/: a person's first draft makes them an author whom others cannot find
 * yet.
 */
export function addCreating(app: FastifyInstance, deps: DraftsDeps): void {
  const { db, authenticate, addresses } = deps;
  const { DRAFTS_TOTAL: most, TEXTS_TOTAL: quota } = deps.settings;

  addEndpoint(app, 'createDraft', { limit: 'LIMIT_WRITE', ...bodyOptions }, async (request) => {
    const caller = await authenticate(request);
    const content = contentOf(request.body);
    const userId = caller.user.id;
    return once(request, db, userId, {
      async make(transaction) {
        const authorId = await enterAuthor(transaction, userId);
        await requireDraftsQuota(transaction, authorId, most);
        const columns = await columnsOf(transaction, { ...content, authorId }, []);
        return insert(transaction, { ...columns, ...savedBy(request, caller), authorId }, quota);
      },
      present: async (transaction, id) =>
        toDraft(transaction, await findDraft(transaction, userId, id), addresses),
    }).catch((error: unknown) => {
      throw asRefusal(error);
    });
  });

  addEndpoint(app, 'copyDraft', { limit: 'LIMIT_WRITE' }, async (request) => {
    const caller = await authenticate(request);
    const userId = caller.user.id;
    return once(request, db, userId, {
      async make(transaction) {
        const { draft } = await findDraft(transaction, userId, request.params.id);
        const { authorId, title, blocks, audience, tierIds, price, words } = draft;
        await requireDraftsQuota(transaction, authorId, most);
        const copy = { authorId, title: titleOfCopy(title), blocks, audience, tierIds, price, words };
        return insert(transaction, { ...copy, ...savedBy(request, caller) }, quota);
      },
      async present(transaction, id) {
        const [card] = await toCards(transaction, [await findDraft(transaction, userId, id)], addresses);
        if (card === undefined) throw new Error('a row has no card');
        return card;
      },
    }).catch((error: unknown) => {
      throw asRefusal(error);
    });
  });
}
