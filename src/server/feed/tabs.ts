import { sql, type SQL } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Query } from '#src/api/contract.ts';
import { tables } from '../database/index.ts';
import { invalid } from '../http/errors.ts';
import type { Place } from '../http/keyset.ts';
import { queryValue } from '../http/paging.ts';
import { givesAccess } from '../subscriptions/index.ts';

const { bookmarks, posts, subscriptions } = tables;

const tabs = ['authors', 'all', 'open', 'bookmarks'] as const satisfies Query<'feed'>['tab'][];
/** A view of the feed (readings D34). */
export type Tab = (typeof tabs)[number];

/** @throws {HttpError} 400 for anything but a tab */
export function askedTab(request: FastifyRequest): Tab {
  const asked = queryValue(request, 'tab') ?? 'all';
  const tab = tabs.find((known) => known === asked);
  if (tab === undefined) throw invalid({ tab: [`Выберите одно из: ${tabs.join(', ')}.`] });
  return tab;
}

/** Which side of a place is asked for. */
export interface Stretch {
  readonly side: 'older' | 'newer';
  readonly place: Place;
}

/** Rows on one side of a place. Indexes hold these orders, so that no page costs more than another. */
function beside(at: SQL, id: SQL, stretch: Stretch | undefined): SQL {
  if (stretch === undefined) return sql`true`;
  const { side, place } = stretch;
  const sign = side === 'older' ? sql`<` : sql`>`;
  return sql`(${at}, ${id}) ${sign} (${place.at}::timestamptz, ${place.id}::integer)`;
}

const newestFirst = sql`order by at desc nulls last, id desc nulls last`;

const postsBeside = (stretch: Stretch | undefined, limit: number, condition: SQL) =>
  sql`select ${posts.id} as id, ${posts.publishedAt} as at from ${posts}
    where ${condition} and ${beside(sql`${posts.publishedAt}`, sql`${posts.id}`, stretch)}
    ${newestFirst} limit ${limit}`;

/**
 * Ids and moments of the posts of a tab, newest first. Of each author that one follows the newest are looked up apart: asked
 * for all at once, one author who is quiet would have the posts of all others read.
 */
export function idsOf(tab: Tab, readerId: number, stretch: Stretch | undefined, limit: number): SQL {
  switch (tab) {
    case 'all':
      return postsBeside(stretch, limit, sql`true`);
    case 'open':
      return postsBeside(stretch, limit, sql`${posts.audience} = 'everyone'`);
    case 'authors':
      return sql`select recent.id, recent.at from ${subscriptions}
        cross join lateral (${postsBeside(stretch, limit, sql`${posts.authorId} = ${subscriptions.authorId}`)}) as recent
        where ${subscriptions.userId} = ${readerId} and ${givesAccess} ${newestFirst} limit ${limit}`;
    case 'bookmarks':
      return sql`select ${bookmarks.postId} as id, ${bookmarks.createdAt} as at from ${bookmarks}
        where ${bookmarks.userId} = ${readerId}
        and ${beside(sql`${bookmarks.createdAt}`, sql`${bookmarks.postId}`, stretch)}
        ${newestFirst} limit ${limit}`;
  }
}
