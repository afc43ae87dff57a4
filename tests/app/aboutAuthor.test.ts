import { expect, test } from 'vitest';
import { aboutAuthor } from '#src/app/subscriptions/presentSubscription.ts';

test.each([
  [
    'what they do and how many follow them',
    { role: 'Музыкант', subscribers: 1921 },
    'Музыкант\u00a0· 1\u00a0921\u00a0подписчик',
  ],
  ['nothing of followers while there are none', { role: 'Музыкант', subscribers: 0 }, 'Музыкант'],
  ['what another server leaves of it', { subscribers: 3 }, '3\u00a0подписчика'],
  ['nothing of what nobody says', {}, ''],
])('an author is described by %s', (_, author, text) => {
  expect(aboutAuthor(author)).toBe(text);
});
