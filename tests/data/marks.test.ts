import { describe, expect, test, vi } from 'vitest';
import { type ApiError, offline } from '#src/api/errors.ts';
import { type Result, fail, succeed } from '#src/api/result.ts';
import { type Marks, marksOf, underWay } from '#src/data/posts/marks.ts';
import { settle } from '#src/data/posts/settle.ts';

type Answer = Result<Partial<Marks>>;
const on = succeed({ liked: true, likes: 1 });
const off = succeed({ liked: false, likes: 0 });

/** Presses of a post's heart: the first one, and those during its call. */
async function press(presses: readonly boolean[], answers: readonly Answer[], seen: Answer = fail(offline)) {
  const wishes = new Map();
  const [first = true, ...others] = presses;
  const send = vi.fn(async (_isOn: boolean) => {
    for (const wish of others.splice(0)) await settle(wishes, 'heart', 'liked', wish, calls);
    return answers[send.mock.calls.length - 1] ?? fail(offline);
  });
  const look = vi.fn(async () => seen);
  const calls = { send, look };
  const settled = await settle(wishes, 'heart', 'liked', first, calls);
  return { ...settled, sent: send.mock.calls.map(([isOn]) => isOn), looks: look.mock.calls.length };
}

describe('a mark', () => {
  test('is what the server has made of it', async () => {
    expect(await press([true], [on])).toMatchObject({ marks: { liked: true, likes: 1 }, isAgreed: true });
  });

  test('of several presses is the last one', async () => {
    expect(await press([true, false], [on, off])).toMatchObject({
      sent: [true, false],
      marks: { liked: false },
    });
    expect(await press([true, false, true], [on])).toMatchObject({ sent: [true], marks: { liked: true } });
  });

  test('whose answer is lost is what the server says of it', async () => {
    expect(await press([true], [], on)).toMatchObject({ marks: { liked: true }, error: undefined });
    expect(await press([true], [], off)).toMatchObject({ marks: { liked: false }, error: offline });
    expect(await press([true, false], [], on)).toMatchObject({ sent: [true, false], error: offline });
  });

  test('of which nobody hears anything is as it was before', async () => {
    expect(await press([true], [])).toMatchObject({
      marks: { liked: false },
      isAgreed: false,
      error: offline,
    });
  });

  test('taken back before it failed is as it was wanted', async () => {
    const settled = await press([true, false], []);
    expect(settled).toMatchObject({ marks: { liked: false }, error: undefined, sent: [true] });
  });

  test('whose call throws is what the server says of it, and the next press is sent', async () => {
    const wishes = new Map();
    const look = async () => on;
    const broken = async () => {
      throw new Error('Broken');
    };
    const settled = await settle(wishes, 'heart', 'liked', true, { send: broken, look });
    expect(settled).toMatchObject({ marks: { liked: true }, error: undefined });
    const send = vi.fn(async () => off);
    await settle(wishes, 'heart', 'liked', false, { send, look: broken });
    expect(send).toHaveBeenCalledOnce();
  });

  test('that is refused is not asked about', async () => {
    const refused: ApiError = { kind: 'http', status: 403, fields: {}, nonField: [] };
    expect(await press([true], [fail(refused)])).toMatchObject({ error: refused, looks: 0 });
  });
});

describe('a change is newer than a post', () => {
  const post = { liked: false, likes: 5, bookmarked: false };
  const change = { liked: true, likes: 6, at: 100 };

  test('that was asked for before, however late it came', () => {
    expect(marksOf(post, 99, change).likes).toBe(6);
    expect(marksOf(post, 101, change).likes).toBe(5);
  });

  test('while its call is under way', () => {
    expect(marksOf(post, 101, { liked: true, at: underWay })).toMatchObject({ liked: true, likes: 6 });
  });
});
