import { and, asc, count, eq, isNull, max, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Body, Reply } from '#src/api/contract.ts';
import {
  tidyText,
  validateTierDescription,
  validateTierName,
  validateTierPlaces,
  validateTierPrice,
} from '#src/validation/index.ts';
import { enterAuthor, lockAuthor } from '../authors/enterAuthor.ts';
import { type Database, sharedNow, tables } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { checkFields, HttpError, invalid, notFound } from '../http/errors.ts';
import { once } from '../http/idempotency.ts';
import { parseId } from '../http/parameters.ts';
import type { CallDeps } from '../auth/index.ts';
import { requireSellerData, type SellerModel } from '../sellers/sellers.ts';
import { readOwnTiers, readTiers } from './read.ts';

const { tiers } = tables;

type Fields = Omit<Body<'updateTier'>, 'archived'>;

/** Prices are whole roubles: a fraction of one breaks the rule of the field. */
const priceProblem = (kopecks: number) => validateTierPrice(String(kopecks / 100));

const placesProblem = (places: number | null) => validateTierPlaces(places === null ? '' : String(places));

/** The columns that a request changes; omitted fields stay. @throws {HttpError} 400 with messages by field */
function tierColumns({ name, description, price, places, hidden }: Fields) {
  checkFields({
    ...(name !== undefined && { name: validateTierName(name) }),
    ...(description !== undefined && { description: validateTierDescription(description) }),
    ...(price !== undefined && { price: priceProblem(price) }),
    ...(places !== undefined && { places: placesProblem(places) }),
  });
  return {
    ...(name !== undefined && { name: tidyText(name) }),
    ...(description !== undefined && { description: tidyText(description) }),
    ...(price !== undefined && { price }),
    ...(places !== undefined && { places }),
    ...(hidden !== undefined && { hidden }),
  };
}

/** Tiers of an author that can be taken. */
const maxOffered = 20;
/** Limit including archived ones, which their subscribers keep. */
const maxTiers = 200;

/** Locks the caller's author row, so that parallel changes of tiers are serialized. @returns the author's id */
async function lockOwnAuthor(transaction: Database, userId: number): Promise<number> {
  const id = await enterAuthor(transaction, userId);
  await lockAuthor(transaction, id);
  return id;
}

/** @throws {HttpError} 400 if the author offers as many tiers as allowed */
async function requireTierQuota(transaction: Database, authorId: number): Promise<void> {
  const isOffered = and(eq(tiers.authorId, authorId), isNull(tiers.archivedAt));
  if ((await transaction.$count(tiers, isOffered)) < maxOffered) return;
  throw new HttpError(400, {
    detail: `Уровней может быть не больше ${maxOffered}. Уберите один из них в архив.`,
  });
}

const tooMany = () =>
  new HttpError(400, {
    detail: `Вместе с архивными уровней может быть не больше ${maxTiers}. Верните один из архива и измените его.`,
  });

async function readTier(transaction: Database, id: number): Promise<Reply<'updateTier'>> {
  const [tier] = await readTiers(transaction, eq(tiers.id, id));
  if (tier === undefined) throw notFound();
  return tier;
}

interface TiersDeps extends CallDeps {
  readonly sellerModel: SellerModel;
}

/** POST /api/tiers/ and PATCH /api/tiers/{id}/. Subscribers keep the price that was agreed. */
function addWriting(app: FastifyInstance, { db, authenticate, sellerModel }: TiersDeps): void {
  addEndpoint(app, 'createTier', { limit: 'LIMIT_WRITE' }, async (request) => {
    const { user } = await authenticate(request);
    const { name, description, price, places, hidden } = request.body;
    const columns = { name, description, price, places, hidden, ...tierColumns(request.body) };
    return once(request, db, user.id, {
      async make(transaction) {
        await requireSellerData(transaction, user.id, sellerModel);
        const authorId = await lockOwnAuthor(transaction, user.id);
        await requireTierQuota(transaction, authorId);
        const [last] = await transaction
          .select({ position: max(tiers.position), count: count() })
          .from(tiers)
          .where(eq(tiers.authorId, authorId));
        if (last !== undefined && last.count >= maxTiers) throw tooMany();
        const [row] = await transaction
          .insert(tiers)
          .values({ ...columns, authorId, position: (last?.position ?? 0) + 1 })
          .returning();
        if (row === undefined) throw notFound();
        return row.id;
      },
      present: (transaction, id) => readTier(transaction, Number(id)),
    });
  });

  addEndpoint(app, 'updateTier', { limit: 'LIMIT_WRITE' }, async (request) => {
    const { user } = await authenticate(request);
    const id = parseId(request.params.id);
    if (id === undefined) throw notFound();
    const columns = tierColumns(request.body);
    const { archived } = request.body;
    return db.transaction(async (transaction) => {
      const authorId = await lockOwnAuthor(transaction, user.id);
      const isIt = and(eq(tiers.id, id), eq(tiers.authorId, authorId));
      const [before] = await transaction.select().from(tiers).where(isIt);
      if (before === undefined) throw notFound();
      // A tier is offered anew by another price, and by leaving the archive.
      if (columns.price !== undefined || archived === false)
        await requireSellerData(transaction, user.id, sellerModel);
      if (archived === false && before.archivedAt !== null) await requireTierQuota(transaction, authorId);
      const isArchived = archived ?? before.archivedAt !== null;
      const archivedAt = isArchived ? sql`coalesce(${tiers.archivedAt}, ${sharedNow})` : null;
      await transaction
        .update(tiers)
        .set({ ...columns, archivedAt })
        .where(isIt);
      return readTier(transaction, id);
    });
  });
}

/** PUT /api/tiers/order/: archived tiers are last. Refused if another tab has added a tier meanwhile. */
function addOrder(app: FastifyInstance, { db, authenticate }: CallDeps): void {
  addEndpoint(app, 'orderTiers', { limit: 'LIMIT_WRITE' }, async (request) => {
    const { user } = await authenticate(request);
    const { tiers: order } = request.body;
    return db.transaction(async (transaction) => {
      const authorId = await lockOwnAuthor(transaction, user.id);
      const isTheirs = eq(tiers.authorId, authorId);
      const rows = await transaction
        .select({ id: tiers.id, archivedAt: tiers.archivedAt })
        .from(tiers)
        .where(isTheirs)
        .orderBy(asc(tiers.position), asc(tiers.id));
      const offered = rows.filter(({ archivedAt }) => archivedAt === null);
      const isSame =
        offered.every(({ id }) => order.includes(id)) &&
        order.every((id) => rows.some((row) => row.id === id));
      if (!isSame)
        throw invalid({ tiers: ['Уровни изменились. Обновите страницу и расставьте их ещё раз.'] });
      const archived = rows.filter(({ archivedAt }) => archivedAt !== null).map(({ id }) => id);
      const ordered = [...order.filter((id) => !archived.includes(id)), ...archived];
      const position = sql`array_position(${sql.param(ordered)}::integer[], ${tiers.id})`;
      await transaction.update(tiers).set({ position }).where(isTheirs);
      return readOwnTiers(transaction, user.id);
    });
  });
}

/** Adds every call under /api/tiers/. */
export function addTiers(app: FastifyInstance, deps: TiersDeps): void {
  const { db, authenticate } = deps;
  addEndpoint(app, 'tiers', { limit: { none: 'own tiers' } }, async (request) =>
    readOwnTiers(db, (await authenticate(request)).user.id),
  );
  addWriting(app, deps);
  addOrder(app, deps);
}
