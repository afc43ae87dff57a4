/** @module-tag slow */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Block } from '#src/api/contract.ts';
import { tables } from '#src/server/database/index.ts';
import { addMedia, createAddresses } from '#src/server/media/index.ts';
import { firstWords, publish } from '#src/server/posts/index.ts';
import { deriveSecret } from '#src/server/settings/secretKey.ts';
import { addComment } from './support/comments.ts';
import { addAuthor, addTier, idOf, paragraph } from './support/people.ts';
import { followers, makeReader, opens, type Audience, type Reader } from './support/readers.ts';
import { secretKey } from './support/testServer.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
const seed = 20_261_124;
/** Files of the author, by number. */
const kinds = ['picture', 'picture', 'audio', 'file'] as const;

const file = fc.nat({ max: kinds.length - 1 });
const picture = fc.nat({ max: 1 });
/** Parts of a body: a mark, words or files, each anywhere and any number of times. */
const part = fc.oneof(
  { weight: 2, arbitrary: fc.constant('mark' as const) },
  { weight: 2, arbitrary: fc.constantFrom('paragraph' as const, 'quote' as const) },
  { weight: 3, arbitrary: file },
  { weight: 1, arbitrary: fc.array(picture, { minLength: 2, maxLength: 3 }) },
);
type Part = typeof part extends fc.Arbitrary<infer Value> ? Value : never;

const post = fc.record({
  audience: fc.constantFrom<Audience>('everyone', 'subscribers', 'tiers', 'buyers'),
  parts: fc.array(part, { maxLength: 7 }),
  cover: fc.option(picture, { nil: undefined }),
});

type Generated = typeof post extends fc.Arbitrary<infer Value> ? Value : never;

const filesOf = (one: Part): readonly number[] => {
  if (typeof one === 'string') return [];
  return typeof one === 'number' ? [one] : one;
};

/** Words of one block alone. */
const wordsOf = (postIndex: number, index: number) => `слова-${postIndex}-${index}-конец`;

/** Words of a comment below a post, which are for those who may read it. */
const saidBelow = (postIndex: number) => `сказано-${postIndex}-конец`;

function blockOf(one: Part, words: string, ids: readonly string[]): Block {
  const [media = '', ...others] = filesOf(one).map((index) => ids[index] ?? '');
  if (one === 'mark') return { type: 'paywall' };
  if (one === 'paragraph') return paragraph(words);
  if (one === 'quote') return { type: 'quote', runs: [{ text: words }] };
  if (typeof one === 'object')
    return { type: 'gallery', pictures: [media, ...others].map((id) => ({ media: id, alt: words })) };
  const kind = kinds[one] ?? 'file';
  return kind === 'picture' ? { type: kind, media, alt: words } : { type: kind, media, title: words };
}

test(
  `what is behind a mark, and its files, reach nobody who may not read it, by whatever door (seed ${seed})`,
  { timeout: 120_000 },
  async () => {
    const { db, app, clock, store, enter, get, send } = server();
    const author = await addAuthor(db, 'vera');
    const [cheap, dear] = [await addTier(db, author.id, 100), await addTier(db, author.id, 500)];
    const ids: string[] = [];
    for (const [index, kind] of kinds.entries()) {
      const content = Buffer.from(`содержимое ${index}`);
      const common = {
        authorId: author.id,
        name: kind,
        files: [{ variant: '480', type: 'text/plain', content }],
      };
      const size = { width: 480, height: 320, color: '#aabbcc' };
      const added = {
        picture: { kind: 'picture', ...size },
        audio: { kind: 'audio', seconds: 5 },
        file: { kind: 'file' },
      } as const;
      ids.push(await addMedia(db, store, { ...common, ...added[kind] }));
    }
    const people = new Map<Reader, { id: number; bearer: string }>();
    for (const [index, reader] of followers.entries()) {
      const email = `reader${index}@example.ru`;
      const bearer = await enter(email);
      const id = await idOf(db, email);
      people.set(reader, { id, bearer });
      await makeReader(db, clock.now(), { reader, userId: id, authorId: author.id, cheap, dear });
    }
    const addresses = createAddresses(deriveSecret(secretKey, 'media'), clock.now);
    const statusOf = async (url: string) => (await app.inject({ url })).statusCode;

    async function check(posts: readonly Generated[], reader: Reader, other: Reader) {
      const person = people.get(reader);
      const somebody = people.get(other);
      if (person === undefined || somebody === undefined) throw new Error('nobody of this kind');
      await db.delete(tables.posts);
      const numbers: number[] = [];
      for (const [postIndex, { audience, parts, cover }] of posts.entries()) {
        const blocks = parts.map((one, index) => blockOf(one, wordsOf(postIndex, index), ids));
        const id = await publish(db, {
          authorId: author.id,
          title: 'Название',
          teaser: firstWords(blocks, audience),
          blocks,
          cover: cover === undefined ? undefined : ids[cover],
          audience,
          tierIds: audience === 'tiers' ? [dear.id] : [],
          publishedAt: new Date('2026-01-01T00:00:00Z'),
        });
        numbers.push(id);
        await addComment(db, { postId: id, authorId: author.id, text: saidBelow(postIndex) });
        await send('PUT', `/api/posts/${id}/bookmark/`, {}, person.bearer);
      }

      /** The rules, written a second time. */
      const isAbove = (parts: readonly Part[], index: number) =>
        parts.includes('mark') && index < parts.indexOf('mark');
      const mayHave = (index: number, who: Reader | undefined) => {
        const standsIn = posts.filter(
          ({ parts, cover }) => cover === index || parts.some((one) => filesOf(one).includes(index)),
        );
        if (standsIn.length === 0) return who === 'the author';
        return standsIn.some(
          ({ audience, parts, cover }) =>
            audience === 'everyone' ||
            cover === index ||
            parts.some((one, at) => filesOf(one).includes(index) && isAbove(parts, at)) ||
            (who !== undefined && opens[audience].includes(who)),
        );
      };

      const pages = numbers.map((id) => `/api/posts/${id}/`);
      const lists = ['authors', 'all', 'open', 'bookmarks'].map((tab) => `/api/feed/?tab=${tab}`);
      const since = Buffer.from('1970-01-01T00:00:00.000000Z 1').toString('base64url');
      const heard: string[] = [];
      for (const url of [...pages, ...lists, `/api/feed/new/?since=${since}`]) {
        const reply = await get(url, person.bearer);
        expect([url, reply.statusCode]).toEqual([url, 200]);
        heard.push(reply.body);
      }
      for (const [postIndex, { audience }] of posts.entries()) {
        const reply = await get(`/api/posts/${numbers[postIndex]}/comments/`, person.bearer);
        const isAllowed = opens[audience].includes(reader);
        expect([reply.statusCode, reply.body.includes(saidBelow(postIndex))]).toEqual(
          isAllowed ? [200, true] : [403, false],
        );
        for (const text of heard) expect(text).not.toContain(saidBelow(postIndex));
      }
      for (const [postIndex, { audience, parts }] of posts.entries())
        for (const [index, one] of parts.entries()) {
          if (one === 'mark' || opens[audience].includes(reader) || isAbove(parts, index)) continue;
          for (const text of heard) expect(text).not.toContain(wordsOf(postIndex, index));
        }
      for (const [index, id] of ids.entries()) {
        const isTheirs = mayHave(index, reader);
        expect(isTheirs || !heard.some((text) => text.includes(id))).toBe(true);
        const signed = addresses.signed(id, '480', person.id);
        const taken = signed.replace(/u=\d+/, `u=${somebody.id}`);
        const isAll = mayHave(index, undefined);
        expect(await statusOf(addresses.open(id, '480'))).toBe(isAll ? 200 : 403);
        expect(await statusOf(signed)).toBe(isTheirs ? 200 : 403);
        expect(await statusOf(taken)).toBe(isAll || (isTheirs && reader === other) ? 200 : 403);
      }
    }

    await fc.assert(
      fc.asyncProperty(
        fc.array(post, { minLength: 1, maxLength: 3 }),
        fc.constantFrom(...followers),
        fc.constantFrom(...followers),
        check,
      ),
      { seed, numRuns: 100 },
    );
  },
);
