import { and, asc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endpoints } from '#src/api/contract.ts';
import type { ListDeps } from '../auth/index.ts';
import { type Database, readSharedNow, tables } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { HttpError, invalid } from '../http/errors.ts';
import { queryValue } from '../http/paging.ts';
import { parseUuid } from '../http/parameters.ts';
import { balancesOf, findParty, readMaturing } from '../ledger/index.ts';
import { toCsv } from './csv.ts';
import { readStatement, type StatementPart } from './statement.ts';

const { ledgerAccounts, ledgerEntries, ledgerTransfers } = tables;

/** Rows of a page, and of a part of a file: its longest lines fit into the megabyte that clients read. */
const sizes = { page: 30, file: 400 };

const kinds = [
  'tier',
  'post',
  'donation',
  'payout',
  'refund',
] as const satisfies readonly StatementPart['kind'][];

function readKind(request: FastifyRequest): StatementPart['kind'] {
  const text = queryValue(request, 'kind');
  const kind = kinds.find((each) => each === text);
  if (text !== undefined && kind === undefined) throw invalid({ kind: ['Таких движений нет.'] });
  return kind;
}

function readDay(request: FastifyRequest, name: 'from' | 'to'): string | undefined {
  const text = queryValue(request, name);
  if (text === undefined) return undefined;
  const isDay = typeof text === 'string' && /^20\d\d-\d\d-\d\d$/.test(text);
  const day = isDay ? new Date(`${text}T00:00:00Z`) : undefined;
  if (!isDay || day?.toJSON()?.startsWith(text) !== true)
    throw invalid({ [name]: ['Дата пишется так: 2026-11-25.'] });
  return text;
}

function readCursor(request: FastifyRequest): string | undefined {
  const cursor = queryValue(request, 'cursor');
  if (cursor === undefined) return undefined;
  const id = typeof cursor === 'string' ? parseUuid(cursor) : undefined;
  if (id === undefined) throw new HttpError(404, { detail: 'Неправильная страница' });
  return id;
}

/** One part of the person's statement, as the query asks for it. @returns no rows for somebody who was never paid */
async function readPart(db: Database, userId: number, request: FastifyRequest, size: number) {
  const chosen = { kind: readKind(request), from: readDay(request, 'from'), to: readDay(request, 'to') };
  const before = readCursor(request);
  const party = await findParty(db, userId);
  const rows =
    party === undefined ? [] : await readStatement(db, party, { ...chosen, before, limit: size + 1 });
  const page = rows.slice(0, size);
  return { chosen, before, page, next: rows.length > size ? (page.at(-1)?.id ?? null) : null };
}

/** Day of the first movement in Moscow. */
async function firstDay(db: Database, party: number): Promise<string | null> {
  const [first] = await db
    .select({ day: sql<string>`(${ledgerTransfers.happenedAt} at time zone 'Europe/Moscow')::date::text` })
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.accountId, ledgerAccounts.id))
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerEntries.transferId))
    // Every payment comes here first.
    .where(and(eq(ledgerAccounts.partyId, party), eq(ledgerAccounts.kind, 'hold')))
    .orderBy(asc(ledgerEntries.transferId))
    .limit(1);
  return first?.day ?? null;
}

const nothing = { hold: 0, available: 0, in_payout: 0, disputed: 0, debt: 0, maturing: [], since: null };

/** GET /api/money/, /api/money/statement/ and its file: one's own money only. */
export function addMoney(app: FastifyInstance, { db, authenticate, publicUrl }: ListDeps): void {
  addEndpoint(app, 'money', { limit: { none: 'own balance' } }, async (request) => {
    const { user } = await authenticate(request);
    const party = await findParty(db, user.id);
    if (party === undefined) return nothing;
    const { hold, available, in_payout, disputed, debt } = await balancesOf(db, party);
    const maturing = await readMaturing(db, party, hold, await readSharedNow(db));
    return {
      ...{ hold: Number(hold), available: Number(available), in_payout: Number(in_payout) },
      ...{ disputed: Number(disputed), debt: Number(debt) },
      maturing: maturing.map(({ date, amount }) => ({ date, amount: Number(amount) })),
      since: await firstDay(db, party),
    };
  });

  addEndpoint(app, 'statement', { limit: 'LIMIT_STATEMENT' }, async (request) => {
    const { user } = await authenticate(request);
    const { chosen, page, next: cursor } = await readPart(db, user.id, request, sizes.page);
    const next = new URL(endpoints.statement.path, publicUrl);
    for (const [name, value] of Object.entries({ ...chosen, cursor: cursor ?? undefined }))
      if (value !== undefined) next.searchParams.set(name, value);
    return { count: null, next: cursor === null ? null : next.href, previous: null, results: page };
  });

  addEndpoint(app, 'statementFile', { limit: 'LIMIT_STATEMENT' }, async (request) => {
    const { user } = await authenticate(request);
    const { before, page, next } = await readPart(db, user.id, request, sizes.file);
    return { content: toCsv(page, before === undefined), next };
  });
}
