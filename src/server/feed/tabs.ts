import { sql, type SQL } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Query } from '#src/api/contract.ts';
import { tables } from '../database/index.ts';
import { invalid } from '../http/errors.ts';
import { queryValue } from '../http/paging.ts';
import { isVisibleTo } from '../access/columns.ts';
import { givesAccess } from '../subscriptions/status.ts';

const { authors, bookmarks, posts, subscriptions, users } = tables;

const tabs = ['authors', 'all', 'open', 'bookmarks'] as const satisfies Query<'feed'>['tab'][];
/** A view of the feed (readings D34). */
export type Tab = (typeof tabs)[number];

/** @throws {HttpError} 400 for anything but a tab */
export function readTab(request: FastifyRequest): Tab {
  const value = queryValue(request, 'tab') ?? 'all';
  const tab = tabs.find((one) => one === value);
  if (tab === undefined) throw invalid({ tab: [`Выберите одно из: ${tabs.join(', ')}.`] });
  return tab;
}

/** The requested side of a position; `undefined`: both. */
export type Side = 'older' | 'newer' | undefined;

/** Parameters of the queries of a tab; `at` and `id` are a position. */
export const parameters = {
  reader: sql.placeholder('reader'),
  at: sql.placeholder('at'),
  id: sql.placeholder('id'),
};

/** Rows on one side of a position. Indexes hold these orders, so that no page costs more than another. */
function beside(at: SQL, id: SQL, side: Side): SQL {
  if (side === undefined) return sql`true`;
  const sign = side === 'older' ? sql`<` : sql`>`;
  return sql`(${at}, ${id}) ${sign} (${parameters.at}::timestamptz, ${parameters.id}::integer)`;
}

/**
 * The public tab has posts of authors with a confirmed e-mail, and the reader's own. Each post is checked by itself:
 * for a join the planner might read all authors first.
 */
const isForEverybody = sql`(select ${users.emailVerified} or ${users.id} = ${parameters.reader} from ${authors}
  join ${users} on ${users.id} = ${authors.userId} where ${authors.id} = ${posts.authorId})`;

const newestFirst = (limit: number) =>
  sql`order by at desc nulls last, id desc nulls last limit ${sql.raw(String(limit))}`;

const postsBeside = (side: Side, limit: number, condition: SQL) =>
  sql`select ${posts.id} as id, ${posts.publishedAt} as at from ${posts}
    where ${condition} and ${isVisibleTo(parameters.reader)} and ${beside(sql`${posts.publishedAt}`, sql`${posts.id}`, side)} ${newestFirst(limit)}`;

/**
 * Ids and moments of the posts of a tab, newest first. The newest of each author are looked up separately: parameters
 * for all at once, one author who is quiet would have the posts of all others read.
 */
export function idsOf(tab: Tab, side: Side, limit: number): SQL {
  switch (tab) {
    case 'all':
      return postsBeside(side, limit, isForEverybody);
    case 'open':
      return postsBeside(side, limit, sql`${posts.audience} = 'everyone' and ${isForEverybody}`);
    case 'authors':
      return sql`select recent.id, recent.at from ${subscriptions}
        cross join lateral (${postsBeside(side, limit, sql`${posts.authorId} = ${subscriptions.authorId}`)}) as recent
        where ${subscriptions.userId} = ${parameters.reader} and ${givesAccess} ${newestFirst(limit)}`;
    case 'bookmarks':
      return sql`select ${bookmarks.postId} as id, ${bookmarks.createdAt} as at from ${bookmarks}
        where ${bookmarks.userId} = ${parameters.reader} and exists (
          select from ${posts} where ${posts.id} = ${bookmarks.postId} and ${isVisibleTo(parameters.reader)})
        and ${beside(sql`${bookmarks.createdAt}`, sql`${bookmarks.postId}`, side)} ${newestFirst(limit)}`;
  }
}

/** A query for each tab. */
export const eachTab = <Prepared>(prepare: (tab: Tab) => Prepared): Record<Tab, Prepared> => ({
  authors: prepare('authors'),
  all: prepare('all'),
  open: prepare('open'),
  bookmarks: prepare('bookmarks'),
});
