import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endpoints, type Draft } from '#src/api/contract.ts';
import { isOneOf, tables, type Database } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { invalid } from '../http/errors.ts';
import { readCursor, cursorOf, cursorMoment, type Position, queryValue } from '../http/paging.ts';
import type { DraftsDeps } from './content.ts';
import { toCards } from './present.ts';
import { isPublic, selectDrafts } from './rows.ts';
import { contains, searchOf, createTurns } from './search.ts';

const { authors, drafts, posts } = tables;

type State = Draft['state'];

const pageSize = 20;

const isScheduled = sql`${drafts.publishAt} is not null`;
const conditions: Readonly<Record<State, SQL>> = {
  draft: sql`(not ${isScheduled} and not ${isPublic})`,
  scheduled: isScheduled,
  published: sql`(not ${isScheduled} and ${isPublic})`,
};

/** @throws {HttpError} 400 for anything but a state */
function readState(request: FastifyRequest): State | undefined {
  const state = queryValue(request, 'state');
  if (state === undefined) return undefined;
  if (state === 'draft' || state === 'scheduled' || state === 'published') return state;
  throw invalid({ state: [`Выберите одно из: ${Object.keys(conditions).join(', ')}.`] });
}

const isOwn = (userId: number) => and(eq(authors.userId, userId), isNull(drafts.deletedAt));

async function countsOf(db: Database, userId: number) {
  const count = (state: State) => sql<number>`(count(*) filter (where ${conditions[state]}))::integer`;
  const [counts] = await db
    .select({ draft: count('draft'), scheduled: count('scheduled'), published: count('published') })
    .from(drafts)
    .innerJoin(authors, eq(authors.id, drafts.authorId))
    .leftJoin(posts, eq(posts.id, drafts.id))
    .where(isOwn(userId));
  return counts ?? { draft: 0, scheduled: 0, published: 0 };
}

interface PageQuery {
  readonly userId: number;
  readonly state: State | undefined;
  readonly search: string;
  /** The last post before the page. */
  readonly position: Position | undefined;
}

/** A page of one's own posts, and one post more if another page follows. */
export function selectPage(db: Database, { userId, state, search, position }: PageQuery) {
  const at = sql`${state === 'published' ? posts.publishedAt : drafts.savedAt}`;
  const isOlder =
    position && sql`(${at}, ${drafts.id}) < (${position.at}::timestamptz, ${position.id}::integer)`;
  return db
    .select({ id: drafts.id, at: cursorMoment(at) })
    .from(drafts)
    .innerJoin(authors, eq(authors.id, drafts.authorId))
    .leftJoin(posts, eq(posts.id, drafts.id))
    .where(and(isOwn(userId), state && conditions[state], isOlder, contains(search)))
    .orderBy(sql`${at} desc nulls last`, sql`${drafts.id} desc nulls last`)
    .limit(pageSize + 1);
}

/** GET /api/drafts/?state=&search=&cursor=: last saved first; published posts by their publication. */
export function addList(app: FastifyInstance, { db, authenticate, addresses, publicUrl }: DraftsDeps): void {
  const inTurn = createTurns();

  addEndpoint(app, 'drafts', { limit: 'LIMIT_SEARCH' }, async (request) => {
    const { user } = await authenticate(request);
    const state = readState(request);
    const search = searchOf(request);
    const position = readCursor(request, 'cursor');
    const select = async () => selectPage(db, { userId: user.id, state, search, position });
    const ids = await (search === '' ? select() : inTurn(user.id, select));
    const page = ids.slice(0, pageSize);
    const rows = await selectDrafts(db).where(
      isOneOf(
        drafts.id,
        page.map(({ id }) => id),
      ),
    );
    const byId = new Map(rows.map((row) => [row.draft.id, row]));
    const last = page.at(-1);
    const next = new URL(endpoints.drafts.path, publicUrl);
    if (state) next.searchParams.set('state', state);
    if (search !== '') next.searchParams.set('search', search);
    if (last) next.searchParams.set('cursor', cursorOf(last));
    return {
      count: null,
      next: ids.length > pageSize ? next.href : null,
      previous: null,
      results: await toCards(
        db,
        page.flatMap(({ id }) => byId.get(id) ?? []),
        addresses,
      ),
      counts: await countsOf(db, user.id),
    };
  });
}
