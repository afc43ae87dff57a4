import type { Block, Media, Profile } from '#src/api/contract.ts';
import { feedOf, openPost, whole } from '#tests/api/posts.ts';
import { json } from './fakeApi.ts';
import { anna, pair, serve } from './people.ts';
import { expect, type Page, test } from './test.ts';

/** Scripts that ran because a page took a text for HTML, an address or a template. */
const attacks = [
  '<script>fail()</script>',
  '"><img src=x onerror=fail()>',
  "'-fail()-'",
  '<svg/onload=fail()>',
  '</title><script>fail()</script>',
  '<iframe srcdoc="<script>parent.fail()</script>"></iframe>',
  '<a href="javascript:fail()">там</a>',
  'javascript:fail()',
  '{{constructor.constructor("fail()")()}} ${fail()}',
  '&lt;script&gt;fail()&lt;/script&gt;',
];
const attack = attacks.join(' ');

const ids = [
  '01996b1c-0000-7000-8000-00000000000a',
  '01996b1c-0000-7000-8000-00000000000b',
  '01996b1c-0000-7000-8000-00000000000c',
] as const;
const [picture, audio, file] = ids;
const url = '/media/1/original';
const media: Media[] = [
  { id: picture, kind: 'picture', width: 960, height: 640, color: '#103b2d', sources: [{ width: 960, url }] },
  { id: audio, kind: 'audio', seconds: 60, bytes: 1000, url },
  { id: file, kind: 'file', name: attack, bytes: 1000, url },
];
const runs = [{ text: attack }];
const blocks: Block[] = [
  { type: 'paragraph', runs },
  { type: 'heading', level: 2, text: attack },
  { type: 'list', ordered: false, items: [runs] },
  { type: 'quote', runs },
  { type: 'picture', media: picture, alt: attack, caption: attack },
  { type: 'audio', media: audio, title: attack },
  { type: 'file', media: file, title: attack },
];
const person = { ...anna, first_name: attack, last_name: attack, username: attack };
const author = { id: 7, user_id: 70, name: attack, role: attack, portrait: attack };
const open = { ...openPost, title: attack, teaser: attack, image: attack, author };
const tiers = [{ id: 1, name: attack, price: 30_000 }];
const locked = {
  ...open,
  id: 2,
  access: { ...open.access, granted: false, audience: 'tiers' as const, tiers },
};
const neighbour = { id: 3, title: attack, published_at: open.published_at };
const subscription = { id: 5, author, tier: attack, price: 30_000, currency: 'RUB', status: 'active' };
const list = (...results: object[]) => json({ count: results.length, next: null, previous: null, results });

const profile: Profile = {
  user_id: 70,
  username: attack,
  name: attack,
  joined_at: open.published_at,
  can_block: false,
  blocked: false,
  author: {
    ...author,
    bio: attack,
    cover: attack,
    links: ['javascript:fail()', `https://example.ru/${encodeURIComponent(attack)}`],
    pinned: null,
    subscribers: 1,
    posts: 1,
    locked_posts: 0,
    tiers: tiers.map((tier) => ({ ...tier, description: attack, posts: 1, places_left: null })),
    subscription: null,
    can_follow: true,
  },
};

test.use({ tokens: pair(person) });

const places: [name: string, path: string, texts: number][] = [
  // Two cards with author, title and teaser, and the author beside them.
  ['the feed', '/feed', 7],
  // Title, author, seven blocks with a caption, and both neighbours.
  ['a post', '/feed/post/1', 12],
  ['a locked post', '/feed/post/2', 4],
  ['the authors', '/profile?view=authors', 1],
  ['the subscriptions', '/profile?view=subscriptions', 2],
  // Name, role with username, bio, a tier with what it opens, and a card.
  ['the page of an author', '/profile/70', 8],
];

const failed = (page: Page) => page.evaluate(() => Reflect.get(window, 'hasFailed') === true);

for (const [name, path, texts] of places) {
  test(`scripts in every text are text, ${name}`, async ({ page, api }) => {
    serve(api, person);
    api.on('GET /api/feed/', json(feedOf([open, locked])));
    api.on(
      'GET /api/posts/1/',
      json({ ...whole(open), blocks, media, previous: neighbour, next: neighbour }),
    );
    api.on('GET /api/posts/2/', json(whole(locked)));
    api.on('GET /api/authors/', list({ ...author, subscribers: 1, bio: '', prices: null, last_post: null }));
    api.on('GET /api/profiles/70/', json(profile));
    api.on('GET /api/profiles/70/posts/', json(feedOf([open])));
    api.on('GET /api/subscriptions/my_subscriptions/', list(subscription));
    await page.addInitScript(() => {
      Object.assign(window, { fail: () => Object.assign(window, { hasFailed: true }) });
    });
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText(attack).nth(texts - 1)).toBeAttached();
    expect(
      await page
        .locator('#root :is(script, iframe, svg[onload], img[src="x"], [href^="javascript:"])')
        .count(),
    ).toBe(0);
    expect(await failed(page)).toBe(false);
    // Later reads would look like failures.
    await page.goto('about:blank');
  });
}
