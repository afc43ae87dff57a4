import type { FeedTab } from '#src/components/pages/FeedPage/index.ts';

const named = ['authors', 'open', 'bookmarks'] as const satisfies readonly FeedTab[];

/** The tab that an address names; all posts where it names none. */
export const tabOf = (name: string | null): FeedTab => named.find((tab) => tab === name) ?? 'all';
