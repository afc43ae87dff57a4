import type { Audience } from '#src/components/sections/AccessPanel/AccessPanel.tsx';

/** Readers of an author, for stories and tests. */
export const audience: Audience = {
  followers: 1284,
  tiers: [
    { id: 1, name: 'Первый ряд', count: 172 },
    { id: 2, name: 'За кулисами', count: 42 },
    { id: 3, name: 'Бесплатная', count: 1070 },
  ],
};
