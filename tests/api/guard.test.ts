import { describe, expect, test, vi } from 'vitest';
import { createClient, type Guard } from '#src/api/client.ts';
import { fits } from '#src/api/guard/fits.ts';
import { shapes } from '#src/api/guard/shapes.ts';
import { createFakeClock } from './fakeClock.ts';

const guarded = Object.keys(shapes.replies);

const draft = {
  id: 7,
  title: 'Раз',
  state: 'draft',
  audience: 'everyone',
  price: null,
  words: 1,
  revision: 1,
  saved_at: '2026-01-15T09:00:00Z',
  publish_at: null,
  published_at: null,
  publish_problem: null,
  changed: false,
  pinned: false,
  blocks: [{ type: 'paragraph', runs: [{ text: 'Раз' }] }],
  media: [],
  tiers: [],
};

describe('a reply', () => {
  test('that the contract promises fits, with fields of a newer server, too', () => {
    expect(fits('draft', draft)).toBe(true);
    expect(fits('draft', { ...draft, mood: 'fine', blocks: [{ ...draft.blocks[0], id: 'a' }] })).toBe(true);
  });

  test.each([
    ['no blocks', { blocks: undefined }],
    ['blocks of another kind', { blocks: [{ type: 'sonnet', runs: [] }] }],
    ['a paragraph without its text', { blocks: [{ type: 'paragraph' }] }],
    ['a list of nothing', { tiers: null }],
    ['a number as text', { revision: '1' }],
    ['an unknown state', { state: 'eaten' }],
  ])('with %s does not fit', (_, changes) => {
    expect(fits('draft', { ...draft, ...changes })).toBe(false);
  });

  test.each(guarded)('of %s is not nonsense', (name) => {
    for (const nonsense of [null, [null], {}, 'text', 1, { results: null }, { results: [1] }, { blocks: [] }])
      expect([nonsense, fits(name, nonsense)]).toEqual([nonsense, false]);
  });

  test('of the specification’s own calls is looked at by those who use it: a server may leave out much', () => {
    for (const name of ['me', 'login', 'mySubscriptions', 'subscribeFree', 'sendVerification', 'deleteDraft'])
      expect(fits(name, {})).toBe(true);
  });
});

describe('the client', () => {
  const clientThatHears = (body: unknown, guard?: () => Promise<Guard>) =>
    createClient({
      origin: 'https://api.test',
      fetch: async () => Response.json(body),
      clock: createFakeClock(),
      token: () => undefined,
      guard,
    });

  test('takes nonsense for a malformed answer', async () => {
    const client = clientThatHears({ results: 5 }, async () => fits);
    expect(await client.call('feed')).toEqual({ ok: false, error: { kind: 'malformed' } });
  });

  test('believes an answer where the guard cannot be downloaded', async () => {
    const client = clientThatHears({ results: [] }, () => Promise.reject(new Error('Gone')));
    expect((await client.call('feed')).ok).toBe(true);
  });

  test('downloads no guard for what is under /auth/', async () => {
    const guard = vi.fn(async () => fits);
    await clientThatHears({}, guard).call('me');
    expect(guard).not.toHaveBeenCalled();
  });
});
