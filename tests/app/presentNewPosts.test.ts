import { expect, test } from 'vitest';
import { presentNewPosts } from '#src/app/feed/FeedPage.tsx';

test.each([
  [0, undefined],
  [1, '1\u00a0новый пост'],
  [98, '98\u00a0новых постов'],
  [99, '99+\u00a0новых постов'],
])('%i new posts', (count, text) => expect(presentNewPosts(count)).toBe(text));
