import { clipped } from '../fit.ts';
import { json } from './fakeApi.ts';
import type { Profile } from '#src/api/contract.ts';
import { feedOf, openPost, whole } from '#tests/api/posts.ts';
import { anna, pair, serve } from './people.ts';
import { expect, type Page, test } from './test.ts';

/** A word too long for a narrow column. */
const word = 'ы'.repeat(150);
const person = {
  ...anna,
  first_name: word,
  last_name: word,
  username: 'a'.repeat(150),
  email: `${'a'.repeat(64)}@${'b'.repeat(63)}.ru`,
};
const author = { id: 7, user_id: 70, name: word, role: word, portrait: 'ilya' };
const open = { ...openPost, title: word, teaser: `${word} ${word}`, author };
const tiers = [{ id: 1, name: word, price: 30_000 }];
const locked = {
  ...open,
  id: 2,
  access: { ...open.access, granted: false, audience: 'tiers' as const, tiers },
};
const blocks = [{ type: 'paragraph' as const, runs: [{ text: `${word} ${word}` }] }];
const subscription = { id: 5, author, tier: word, price: 30_000, currency: 'RUB', status: 'active' };
const list = (...results: object[]) => json({ count: results.length, next: null, previous: null, results });

const profile: Profile = {
  user_id: anna.id,
  username: person.username,
  name: `${word} ${word}`,
  joined_at: '2025-03-10T12:00:00Z',
  can_block: false,
  blocked: false,
  author: {
    ...author,
    bio: word,
    cover: null,
    links: [`https://example.ru/${'a'.repeat(150)}`],
    pinned: null,
    subscribers: 1_000_000,
    posts: 1_000_000,
    locked_posts: 1,
    tiers: [{ id: 1, name: word, price: 30_000, description: word, posts: 1, places_left: null }],
    subscription: null,
    can_follow: true,
  },
};

test.use({ tokens: pair(person) });

test.beforeEach(({ api }) => {
  serve(api, person);
  api.on('GET /api/feed/', json(feedOf([open, locked])));
  api.on('GET /api/posts/1/', json({ ...whole(open), blocks }));
  api.on('GET /api/posts/2/', json(whole(locked)));
  api.on('GET /api/authors/', list({ ...author, subscribers: 1, bio: '', prices: null, last_post: null }));
  api.on('GET /api/subscriptions/my_subscriptions/', list(subscription));
  api.on('GET /api/sessions/', json([]));
  api.on(`GET /api/profiles/${anna.id}/`, json(profile));
  api.on(`GET /api/profiles/${anna.id}/posts/`, json(feedOf([open, locked])));
  api.on('GET /api/profiles/70/', json({ ...profile, user_id: 70 }));
  api.on('GET /api/profiles/70/posts/', json(feedOf([open, locked])));
});

const listed = (page: Page) => page.getByRole('main').getByRole('listitem').first();

const places: [name: string, path: string, arrived: (page: Page) => Promise<void>][] = [
  ['the feed', '/feed', (page) => expect(page.getByRole('article')).toHaveCount(2)],
  ['a post', '/feed/post/1', (page) => expect(page.getByRole('heading', { level: 1 })).toContainText(word)],
  [
    'a locked post',
    '/feed/post/2',
    (page) => expect(page.getByRole('region', { name: 'Как открыть пост' })).toContainText(word),
  ],
  ['the authors', '/profile?view=authors', (page) => expect(listed(page)).toContainText(word)],
  ['the subscriptions', '/profile?view=subscriptions', (page) => expect(listed(page)).toContainText(word)],
  ['the profile', '/profile', (page) => expect(page.getByRole('article')).toHaveCount(2)],
  ['the page of an author', '/profile/70', (page) => expect(page.getByRole('article')).toHaveCount(2)],
  [
    'the settings',
    '/account/settings',
    (page) => expect(page.locator('[name=first_name]')).toHaveValue(word),
  ],
];

for (const [name, path, arrived] of places) {
  test(`words of 150 letters widen nothing and are read to the end, ${name}`, async ({ page }) => {
    await page.goto(path);
    await arrived(page);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(clipped), `${width} px`).toEqual([]);
    }
  });
}

test('nor do they in the question whether to cancel', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/profile?view=subscriptions');
  await listed(page).getByRole('button').click();
  await expect(page.getByRole('dialog')).toContainText(word);
  expect(await page.evaluate(clipped)).toEqual([]);
});
