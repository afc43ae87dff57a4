import type { FastifyRequest } from 'fastify';
import { sql, type SQL } from 'drizzle-orm';
import { tables } from '../database/index.ts';
import { invalid } from '../http/errors.ts';
import { queryValue } from '../http/paging.ts';

const { drafts, draftWords } = tables;

/** Characters. */
const maxLength = 50;
/** Words of a search that are looked for. */
const maxWords = 8;

/** The last of all characters. */
const last = '\u{10FFFF}';

/**
 * The words of the `search` parameter; empty: no search.
 * @throws {HttpError} 400 for what is too long, and for what no text has
 */
export function searchOf(request: FastifyRequest): string {
  const search = queryValue(request, 'search') ?? '';
  if (typeof search === 'string' && search.length <= maxLength && !search.includes('\0'))
    return search.trim();
  throw invalid({ search: [`Введите не больше ${maxLength} знаков.`] });
}

/**
 * Whether every word of a search stands in the draft, in another form, too, or begins a word of it, in any order; or all of it
 * stands in the title, in the middle of a word, too. Titles need no index: one author's are few and short.
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
