import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { Check } from 'typebox/value';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { Blocks, type Block } from '#src/api/contract.ts';
import { faultOf } from '#src/server/posts/faults.ts';
import { addresses } from '#tests/components/sections/PostEditor/samples/vectors.ts';
import { writerOf, type Writer } from './support/drafts.ts';
import { enterAuthor } from './support/people.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
const seed = 20_261_125;
const media = '018f0000-0000-7000-8000-000000000001';
const run = { text: 'Текст', bold: true, href: 'https://example.ru/a' } as const;

const everyKind: readonly Block[] = [
  { type: 'paragraph', runs: [run, { text: 'Ещё' }] },
  { type: 'heading', level: 2, text: 'Глава' },
  { type: 'list', ordered: true, items: [[run], [run, run]] },
  { type: 'quote', runs: [run] },
  { type: 'divider' },
  { type: 'picture', media, alt: 'Лодка', caption: 'Подпись' },
  { type: 'gallery', pictures: Array.from({ length: 2 }, () => ({ media, alt: 'Лодка' })) },
  { type: 'audio', media, title: 'Песня' },
  { type: 'file', media, title: 'Ноты' },
  { type: 'paywall' },
];

/** JSON so deep that recursion over it overflows the stack. */
const deep = (open: string, close: string) => open.repeat(100_000) + close.repeat(100_000);

/** Bodies that no editor writes: the blocks in JSON, and the position of the fault. */
const forged: readonly (readonly [name: string, json: string, place: string])[] = [
  ['a word', '"[]"', 'blocks: '],
  ['a number past all numbers', '1e999', 'blocks: '],
  ['an object with a length', '{"length":1,"0":{"type":"divider"}}', 'blocks: '],
  ['lists in lists', deep('[', ']'), 'blocks[0].type: '],
  ['objects in objects', `[${deep('{"type":', '}').replace('}', '1}')}]`, 'blocks[0].type: '],
  ['runs in runs', `[{"type":"quote","runs":${deep('[', ']')}}]`, 'blocks[0].runs[0]: '],
  ['half a million blocks', `[${'0,'.repeat(500_000)}0]`, 'blocks: '],
  ['half a million runs', `[{"type":"quote","runs":[${'0,'.repeat(499_000)}0]}]`, 'blocks[0].runs: '],
  ['many runs', `[{"type":"quote","runs":[${'0,'.repeat(400)}0]}]`, 'blocks[0].runs[0]: '],
  ['the name of a method', '[{"type":"toString"}]', 'blocks[0].type: '],
  ['the name of a maker', '[{"type":"constructor"}]', 'blocks[0].type: '],
  ['the name of a parent', '[{"type":"\\u005f\\u005fproto\\u005f\\u005f"}]', 'blocks[0].type: '],
  ['a type of two', '[{"type":["paragraph","divider"],"runs":[]}]', 'blocks[0].type: '],
  ['a type that is an object', '[{"type":{"toString":"divider"}}]', 'blocks[0].type: '],
  ['a list for a block', '[["divider"]]', 'blocks[0].type: '],
  ['a document of ProseMirror', '[{"type":"doc","content":[]}]', 'blocks[0].type: '],
  ['a file on its way', `[{"type":"upload","id":"${media}"}]`, 'blocks[0].type: '],
  [
    'a mark of ProseMirror',
    '[{"type":"quote","runs":[{"text":"а","marks":[{"type":"code"}]}]}]',
    'blocks[0].runs[0]: ',
  ],
  [
    'many fields',
    `[{"type":"divider"${Array.from({ length: 900 }, (_, at) => `,"f${at}":1`).join('')}}]`,
    'blocks[0]: ',
  ],
  [
    'bold that is a word',
    '[{"type":"quote","runs":[{"text":"а","bold":"true"}]}]',
    'blocks[0].runs[0].bold: ',
  ],
  ['bold that is not', '[{"type":"quote","runs":[{"text":"а","bold":false}]}]', 'blocks[0].runs[0].bold: '],
  ['a text that is a number', '[{"type":"quote","runs":[{"text":-0}]}]', 'blocks[0].runs[0].text: '],
  ['a text that is a list', '[{"type":"quote","runs":[{"text":["а"]}]}]', 'blocks[0].runs[0].text: '],
  ['runs that are an object', '[{"type":"quote","runs":{"0":{"text":"а"},"length":1}}]', 'blocks[0].runs: '],
  ['a level past all numbers', '[{"type":"heading","level":1e999,"text":"а"}]', 'blocks[0].level: '],
  ['a level between two', '[{"type":"heading","level":2.5,"text":"а"}]', 'blocks[0].level: '],
  ['a heading of nothing', '[{"type":"heading","level":2,"text":""}]', 'blocks[0].text: '],
  ['an order that is a word', '[{"type":"list","ordered":"yes","items":[[]]}]', 'blocks[0].ordered: '],
  ['a list of nothing', '[{"type":"list","ordered":true,"items":[]}]', 'blocks[0].items: '],
  [
    'a list in a list',
    '[{"type":"list","ordered":true,"items":[[{"type":"list"}]]}]',
    'blocks[0].items[0][0].text: ',
  ],
  [
    'a text of two megabytes less',
    `[{"type":"quote","runs":[{"text":"${'а'.repeat(400_000)}"}]}]`,
    'blocks[0].runs[0].text: ',
  ],
  ['half of a pair', '[{"type":"quote","runs":[{"text":"\\ud83d"}]}]', 'blocks[0].runs[0].text: '],
  ['the other half', '[{"type":"heading","level":2,"text":"а\\ude00"}]', 'blocks[0].text: '],
  [
    'a pair the wrong way round',
    '[{"type":"quote","runs":[{"text":"\\ude00\\ud83d"}]}]',
    'blocks[0].runs[0].text: ',
  ],
  ['the null character', '[{"type":"quote","runs":[{"text":"\\u0000"}]}]', 'blocks[0].runs[0].text: '],
  [
    'the null character in a link',
    '[{"type":"quote","runs":[{"text":"а","href":"https://a.ru/\\u0000"}]}]',
    'blocks[0].runs[0].href: ',
  ],
  [
    'the null character in a caption',
    `[{"type":"picture","media":"${media}","alt":"","caption":"\\u0000"}]`,
    'blocks[0].caption: ',
  ],
  ['a file of nobody', `[{"type":"file","media":"${media}","title":"Ноты"}]`, 'blocks[0].media: '],
  ['a file outside', '[{"type":"picture","media":"https://a.ru/a.svg","alt":""}]', 'blocks[0].media: '],
  ['a file above', '[{"type":"picture","media":"../../etc/passwd","alt":""}]', 'blocks[0].media: '],
  ['a picture of nothing', '[{"type":"picture","alt":""}]', 'blocks[0].media: '],
  [
    'one thing for a gallery',
    `[{"type":"gallery","pictures":[{"media":"${media}","alt":""}]}]`,
    'blocks[0].pictures: ',
  ],
  [
    'more pictures than a gallery has',
    `[{"type":"gallery","pictures":[${`{"media":"${media}","alt":""},`.repeat(30)}0]}]`,
    'blocks[0].pictures: ',
  ],
  [
    'a gallery in a gallery',
    '[{"type":"gallery","pictures":[{"type":"gallery"},{}]}]',
    'blocks[0].pictures[0].media: ',
  ],
];

describe('a forged post', () => {
  let vera: Writer;
  let bearer: string;
  beforeEach(async () => {
    ({ bearer } = await enterAuthor(server(), 'vera'));
    vera = writerOf(server(), bearer);
  });

  const send = (method: 'POST' | 'PUT', url: string, payload: string, revision = 1) =>
    server().app.inject({
      ...{ method, url, payload },
      headers: {
        authorization: `Bearer ${bearer}`,
        'content-type': 'application/json',
        ...(method === 'PUT' && { 'if-match': `"${revision}"` }),
      },
    });
  const bodyOf = (blocks: string, rest = '') =>
    `{"title":"а","blocks":${blocks},"audience":"everyone","tiers":[],"save_id":"${randomUUID()}"${rest}}`;

  it.each(forged)('%s is refused with its place', async (_, json, place) => {
    const draft = await vera.make();
    for (const reply of [
      await send('POST', '/api/drafts/', bodyOf(json)),
      await send('PUT', `/api/drafts/${draft.id}/`, bodyOf(json)),
    ]) {
      expect([reply.statusCode, reply.body.slice(0, 300)]).toEqual([
        400,
        expect.stringContaining(`"${place}`),
      ]);
    }
    expect(await vera.read(draft.id)).toEqual(draft);
  });

  it.each<[string, string]>([
    ['a parent for all objects', bodyOf('[]', ',"__proto__":{"isAdmin":true}')],
    ['a parent for blocks', bodyOf('[{"type":"divider","__proto__":{"runs":[]}}]')],
    ['a maker', bodyOf('[]', ',"constructor":{"prototype":{"isAdmin":true}}')],
    ['half of a body', bodyOf('[').slice(0, 20)],
    ['NaN', bodyOf('NaN')],
    ['a title that is a list', bodyOf('[]').replace('"а"', '["а"]')],
    ['a title with half of a pair', bodyOf('[]').replace('"а"', String.raw`"\ud83d"`)],
    ['an audience that is a list', bodyOf('[]').replace('"everyone"', '["everyone"]')],
    ['tiers past all numbers', bodyOf('[]').replace('"tiers":[]', '"tiers":[1e999]')],
    ['a hundred thousand tiers', bodyOf('[]').replace('"tiers":[]', `"tiers":[${'1,'.repeat(100_000)}1]`)],
  ])('%s is refused', async (_, payload) => {
    const draft = await vera.make();
    const reply = await send('PUT', `/api/drafts/${draft.id}/`, payload);
    expect([reply.statusCode, reply.body.slice(0, 300)]).toEqual([400, expect.any(String)]);
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
    expect(await vera.read(draft.id)).toEqual(draft);
  });
});

test.each(addresses)('a link to %j leads nowhere', (href) => {
  expect(faultOf([{ type: 'paragraph', runs: [{ text: 'там', href }] }])).toMatch(
    /^blocks\[0\]\.runs\[0\]\.href: /,
  );
});

/** All places in a value, as ways to them. */
function placesIn(value: unknown, way: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [way];
  return [way, ...Object.entries(value).flatMap(([key, part]) => placesIn(part, [...way, key]))];
}

/** The value with another one in a place. */
function replaced(value: unknown, [key, ...way]: readonly string[], other: unknown): unknown {
  if (key === undefined) return other;
  const parts = Object.entries(value as object).map(([name, part]) => [
    name,
    name === key ? replaced(part, way, other) : part,
  ]);
  return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    NaN,
    Infinity,
    -0,
    null,
    undefined,
    '',
    [],
    {},
    true,
    '\0',
    '\uD83D',
    'ы'.repeat(20_001),
  ),
  fc.constantFrom<unknown>({ __proto__: null, type: 'divider' }, { type: 'paragraph' }, [[]], [{ text: '' }]),
  fc.anything({ maxDepth: 3, withNullPrototype: true, withSparseArray: true }),
);

test(`a post with anything in the place of anything is right, or its first fault is told where it is (seed ${seed})`, () => {
  const place = fc.constantFrom(...placesIn(everyKind).filter(({ length }) => length > 0));
  fc.assert(
    fc.property(place, hostile, (way, other) => {
      const body = replaced(everyKind, way, other);
      const fault = faultOf(body);
      const told = new RegExp(String.raw`^blocks\[${way[0] ?? ''}\][\w.[\]]*: \S`);
      expect(fault === undefined ? Check(Blocks, body) : told.test(fault)).toBe(true);
    }),
    { seed, numRuns: 3000 },
  );
});
