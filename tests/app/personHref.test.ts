import { expect, test } from 'vitest';
import { personHref } from '#src/app/shared/people.ts';

test.each([
  ['vera', '/profile/vera'],
  // Addresses of another page and of another person.
  ['edit', '/profile/30'],
  ['20', '/profile/30'],
  ['вера', '/profile/30'],
])('a person called «%s» is at %s', (username, href) => {
  expect(personHref({ user_id: 30, username })).toBe(href);
});
