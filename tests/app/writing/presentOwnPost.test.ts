import { expect, test } from 'vitest';
import type { DraftCard } from '#src/api/contract.ts';
import { presentOwnPost } from '#src/app/drafts/presentOwnPost.ts';

const now = new Date('2026-01-15T12:00:00Z');
const card: DraftCard = {
  id: 7,
  title: 'Письма с парома',
  state: 'draft',
  audience: 'everyone',
  price: null,
  words: 412,
  revision: 5,
  saved_at: '2026-01-15T11:00:00Z',
  publish_at: null,
  publish_problem: null,
  published_at: null,
  changed: false,
  pinned: false,
  tiers: [],
  cover: null,
  image: null,
  likes: 0,
  comments: 0,
};
const present = (unsent?: Parameters<typeof presentOwnPost>[3], changes: Partial<DraftCard> = {}) =>
  presentOwnPost({ ...card, ...changes }, { kind: 'idle' }, now, unsent);
const kept = { id: 7, revision: 5, isSaving: false };

test('a post that the server has whole is marked by nothing', () => {
  expect(present()).toMatchObject({ note: undefined, next: { kind: 'write', href: '/post/edit/7' } });
});

test('of a post that this device has more of it says so; of a published one it is the changes', () => {
  expect(present(kept).note).toMatch(/^Только в\sэтом браузере$/);
  const published = { state: 'published', published_at: '2026-01-10T11:00:00Z' } as const;
  expect(present(kept, published).note).toMatch(/^Правки только в\sэтом браузере$/);
});

test('one that was changed elsewhere, too, has two versions, and leads to comparing them', () => {
  expect(present({ ...kept, revision: 4 })).toMatchObject({
    state: 'Две версии',
    next: { kind: 'compare', href: '/post/edit/7?view=conflict' },
  });
});

test.each([
  ['a save without an answer', { ...kept, revision: 4, isSaving: true }],
  ['a beginning that nobody knows', { ...kept, revision: undefined }],
])('%s is no second version', (_, unsent) => {
  expect(present(unsent)).toMatchObject({ next: { kind: 'write' } });
});

test('a post that missed its moment says why, also when this device has more of it', () => {
  const publish_problem = 'Подтвердите email, чтобы публиковать посты.';
  const missed = { state: expect.stringMatching(/^Не\sвышел по\sрасписанию$/), note: publish_problem };
  expect(present(undefined, { publish_problem })).toMatchObject(missed);
  expect(present(kept, { publish_problem })).toMatchObject(missed);
});

test.each([
  [15_000, /^За\s150\sруб\. · /],
  [null, /^Цена не\sназначена · /],
])('one for sale at %s kopecks says its price', (price, about) => {
  expect(present(undefined, { audience: 'buyers', price }).about).toMatch(about);
});
