import type { DemoAuthor } from './authors.ts';

export interface DemoSubscription {
  readonly author: DemoAuthor;
  readonly daysAgo: number;
  /** Absent: a free subscription. */
  readonly paid?: { readonly tier: string; readonly daysLeft: number };
  readonly cancelledDaysAgo?: number;
}

/** Whom the demo login reads; days are counted from the first start of the server. */
export const demoSubscriptions: readonly DemoSubscription[] = [
  { author: 'ilya', daysAgo: 10, paid: { tier: 'Партер', daysLeft: 20 } },
  { author: 'vera', daysAgo: 18, paid: { tier: 'Первый читатель', daysLeft: 12 }, cancelledDaysAgo: 3 },
  { author: 'mark', daysAgo: 40 },
];
