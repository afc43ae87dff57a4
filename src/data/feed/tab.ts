import type { Query } from '#src/api/contract.ts';

/** A view of the feed (readings D34). */
export type Tab = NonNullable<Query<'feed'>['tab']>;

/** All of them. */
export const tabs = ['authors', 'all', 'open', 'bookmarks'] as const satisfies Tab[];

/** The tab that a server of the API shows where none is named. */
const usual: Tab = 'all';

/** The parameter that asks for a tab. */
export const tabQuery = (tab: Tab) => (tab === usual ? {} : { tab });
