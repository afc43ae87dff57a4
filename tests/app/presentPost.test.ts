import { describe, expect, test } from 'vitest';
import type { Block, Picture, Post, WholePost } from '#src/api/contract.ts';
import { presentPost } from '#src/app/posts/presentPost.ts';
import { presentWholePost } from '#src/app/posts/presentWholePost.ts';
import { freePost, openPost, whole } from '#tests/api/posts.ts';

const now = new Date(openPost.published_at);
const picture = (id: string, place: 'open' | 'signed'): Picture => ({
  id,
  kind: 'picture',
  width: 960,
  height: 640,
  color: '#ccbbaa',
  sources: [{ width: 960, url: `/media/${place}/${id}` }],
});
const subscribing = { subscribing: { kind: 'idle' }, onSubscribe: () => {} } as const;
const types = (post: WholePost) =>
  presentWholePost(post, post, { subscribing }, now).blocks.map(({ type }) => type);

describe('the cover of an open post', () => {
  const text: Block = { type: 'paragraph', runs: [{ text: 'Записал на кухне.' }] };
  const shown = (media: string) => ({ media, alt: 'Кухня' });
  // Everybody may see a cover; behind the mark the same file has an address for one reader.
  const post = (...blocks: WholePost['blocks']): WholePost => ({
    ...whole(openPost),
    cover: picture('kitchen', 'open'),
    blocks: [text, ...blocks],
    media: [picture('kitchen', 'signed'), picture('hall', 'signed')],
  });

  test('stands under its first paragraph, above the mark', () => {
    expect(types(post({ type: 'paywall' }, text))).toEqual(['paragraph', 'picture', 'paywall', 'paragraph']);
    expect(types(post({ type: 'picture', ...shown('hall') }))).toEqual(['paragraph', 'picture', 'picture']);
  });

  test('is not shown once more where its author has put it into the text or a gallery', () => {
    expect(types(post({ type: 'picture', ...shown('kitchen') }))).toEqual(['paragraph', 'picture']);
    const pictures = [shown('hall'), shown('kitchen')];
    expect(types(post({ type: 'gallery', pictures }))).toEqual(['paragraph', 'gallery']);
  });
});

test.each([
  [{ pictures: 0, audio_seconds: 188, files: 1 }, /^Запись на\s3\sминуты, 1\sфайл\. Откроется, как/],
  [{ pictures: 2, audio_seconds: 0, files: 0 }, /^2\sфото\. Откроется, как/],
  [{ pictures: 0, audio_seconds: 0, files: 0 }, /^Откроется, как/],
])('the card of a locked post with %j says so in sentences', (contents, words) => {
  const { access } = presentPost({ ...freePost, contents }, freePost, now);
  expect(access).toMatchObject({ kind: 'locked', note: expect.stringMatching(words) });
});

test('a post for sale is told to be sold by itself', () => {
  const post: Post = { ...freePost, access: { ...freePost.access, audience: 'buyers', price: 15_000 } };
  expect(presentPost(post, post, now).access).toMatchObject({
    note: expect.stringMatching(/^Продаётся/),
    offer: { kind: 'sale', price: expect.stringMatching(/^150\sруб\.$/) },
  });
});

test('a bought post says that it is bought', () => {
  const post: Post = { ...openPost, access: { ...openPost.access, audience: 'buyers', bought: true } };
  expect(presentPost(post, post, now).meta).toMatch(/ · Куплен$/);
  expect(presentPost(openPost, openPost, now).meta).not.toMatch(/Куплен/);
});

test('a post for tiers that take no new readers is told to be closed', () => {
  const post: Post = { ...freePost, access: { ...freePost.access, audience: 'tiers' } };
  expect(presentPost(post, post, now).access).toMatchObject({
    note: expect.stringMatching(/^Открыт тем, кто уже/),
    offer: { kind: 'paid', price: undefined },
  });
});

test('a drawing of the client stands for a picture as wide as a photo', () => {
  const card = presentPost({ ...openPost, image: 'keys' }, openPost, now);
  expect(card.picture).toMatchObject({ width: 1440, height: 720 });
});
