import { sql, type SQL } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { tables } from '../database/index.ts';
import { HttpError, invalid } from '../http/errors.ts';
import { queryValue } from '../http/paging.ts';

const { draftWords, drafts } = tables;

/** Limit of one person's waiting calls: the page requests three lists at once, and again while the person types. */
const maxWaiting = 8;

const tooMany = () =>
  new HttpError(
    429,
    { detail: 'Слишком много поисков сразу. Попробуйте через секунду.' },
    { 'Retry-After': '1' },
  );

/** Runs the calls of one person one after the other, beside those of others. */
export function createTurns() {
  const lines = new Map<number, { count: number; last: Promise<unknown> }>();

  /** @throws {HttpError} 429 where too many wait */
  return async function inTurn<Value>(userId: number, run: () => Promise<Value>): Promise<Value> {
    const line = lines.get(userId) ?? { count: 0, last: Promise.resolve() };
    if (line.count > maxWaiting) throw tooMany();
    lines.set(userId, line);
    line.count += 1;
    const result = line.last.then(run);
    line.last = result.catch(() => undefined);
    try {
      return await result;
    } finally {
      line.count -= 1;
      if (line.count === 0) lines.delete(userId);
    }
  };
}

/** Characters. */
const maxLength = 50;
/** Words of a search that are looked for. */
const maxWords = 8;

/** The last of all characters. */
const last = '\u{10FFFF}';

/**
 * The words of the `search` parameter; empty: no search.
 * @throws {HttpError} 400 if the query is too long or contains a null character
 */
export function searchOf(request: FastifyRequest): string {
  const search = queryValue(request, 'search') ?? '';
  if (typeof search === 'string' && search.length <= maxLength && !search.includes('\0'))
    return search.trim();
  throw invalid({ search: [`Введите не больше ${maxLength} знаков.`] });
}

/**
 * Matches drafts that have every word of the search, as another form or a prefix, in any order; or whose title contains
 * the search. Titles need no index: one author's are few and short.
 */
export function contains(search: string): SQL | undefined {
  if (search === '') return undefined;
  // As arrays they are found once, and not for each draft.
  const words = (column: 'word' | 'stem') =>
    sql`array(select ${sql.identifier(column)} from search_words(${search}, ${maxWords}))`;
  const initial = sql`left(stem, 2)`;
  const hasWord = sql`exists (select from ${draftWords}
    where ${draftWords.draftId} = ${drafts.id}
    and ${draftWords.initial} >= ${initial} and ${draftWords.initial} < ${initial} || ${last}
    and (strpos(${draftWords.words}, ' ' || stem || ' ') > 0 or strpos(${draftWords.words}, ' ' || word) > 0))`;
  return sql`(strpos(search_fold(${drafts.title}), search_fold(${search})) > 0
    or (select bool_and(${hasWord}) from unnest(${words('word')}, ${words('stem')}) as searched (word, stem)))`;
}
