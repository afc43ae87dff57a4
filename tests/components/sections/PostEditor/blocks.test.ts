import { getSchema } from '@tiptap/core';
import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { type Block, Blocks } from '#src/api/contract/blocks.ts';
import type { EditorBlock, EditorRun, PostBlock } from '#src/components/sections/PostEditor/blocks.ts';
import { fromBlocks } from '#src/components/sections/PostEditor/document/fromBlocks.ts';
import { readBlocks, toBlocks } from '#src/components/sections/PostEditor/document/toBlocks.ts';
import * as atoms from '#src/components/sections/PostEditor/nodes/atoms.ts';
import { textNodes } from '#src/components/sections/PostEditor/nodes/schema.ts';

const schema = getSchema([...textNodes, ...Object.values(atoms).filter((node) => typeof node === 'object')]);
const isContract = Compile(Blocks);

const name = fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' });
const run = fc.record(
  {
    text: fc.oneof(name, fc.constantFrom('строка\nвторая', '\n', ' два  пробела ')),
    bold: fc.constant(true as const),
    italic: fc.constant(true as const),
    href: fc.constantFrom('https://example.ru/a?b=1', 'mailto:anna@example.ru'),
  },
  { requiredKeys: ['text'] },
);
const runs = fc.array(run, { maxLength: 5 });
const picture = fc.record(
  { media: fc.uuid(), alt: fc.string({ maxLength: 20 }), caption: name },
  { requiredKeys: ['media', 'alt'] },
);
const block: fc.Arbitrary<Block> = fc.oneof(
  fc.record({ type: fc.constantFrom('paragraph' as const, 'quote' as const), runs }),
  fc.record({
    type: fc.constant('heading' as const),
    level: fc.constantFrom(2 as const, 3 as const),
    text: name,
  }),
  fc.record({
    type: fc.constant('list' as const),
    ordered: fc.boolean(),
    items: fc.array(runs, { minLength: 1, maxLength: 4 }),
  }),
  fc.record({ type: fc.constantFrom('divider' as const, 'paywall' as const) }),
  picture.map((one) => ({ type: 'picture' as const, ...one })),
  fc.record({
    type: fc.constant('gallery' as const),
    pictures: fc.array(picture, { minLength: 2, maxLength: 4 }),
  }),
  fc.record({ type: fc.constantFrom('audio' as const, 'file' as const), media: fc.uuid(), title: name }),
) as fc.Arbitrary<Block>;
const upload: fc.Arbitrary<EditorBlock> = fc.record({
  type: fc.constant('upload' as const),
  id: fc.uuid(),
  kind: fc.constantFrom('picture' as const, 'gallery' as const, 'audio' as const, 'file' as const),
  name,
});
const body = fc.array(fc.oneof({ weight: 9, arbitrary: block }, { weight: 1, arbitrary: upload }), {
  maxLength: 8,
});

/** The normal form, said another way than in the converter. */
function normalRuns(given: readonly EditorRun[]): EditorRun[] {
  const [first, second, ...rest] = given;
  if (first === undefined || second === undefined) return [...given];
  const { text, ...looks } = first;
  const { text: next, ...others } = second;
  const keys = ['bold', 'italic', 'href'] as const;
  if (keys.some((key) => looks[key] !== others[key])) return [first, ...normalRuns([second, ...rest])];
  return normalRuns([{ ...looks, text: text + next }, ...rest]);
}
function normal(blocks: readonly EditorBlock[]): EditorBlock[] {
  const last = blocks.at(-1);
  if (last?.type === 'paragraph' && last.runs.length === 0) return normal(blocks.slice(0, -1));
  return blocks.map((one) => {
    if (one.type === 'list') return { ...one, items: one.items.map(normalRuns) };
    return 'runs' in one ? { ...one, runs: normalRuns(one.runs) } : one;
  });
}

test('a post that goes through the editor comes out as it was', () => {
  fc.assert(
    fc.property(body, (blocks) => {
      expect(toBlocks(fromBlocks(blocks))).toEqual(normal(blocks));
    }),
    {
      numRuns: 500,
    },
  );
});

test('the document that the editor really holds says the same, and is one that its rules allow', () => {
  const check = (blocks: EditorBlock[]) => {
    const doc = schema.nodeFromJSON(fromBlocks(blocks));
    doc.check();
    expect(readBlocks(doc)).toEqual(normal(blocks));
  };
  fc.assert(fc.property(body, check), { numRuns: 300 });
});

test('what the editor gives is what the API takes', () => {
  const check = (blocks: Block[]) => {
    expect(isContract.Check(toBlocks(fromBlocks(blocks)))).toBe(true);
  };
  fc.assert(fc.property(fc.array(block, { maxLength: 8 }), check), { numRuns: 300 });
});

test('blocks of the editor and of the API are the same to the compiler, both ways', () => {
  const there: PostBlock[] = [] satisfies Block[];
  const back: Block[] = there;
  expect(back).toEqual([]);
});

test('a text longer than a run may be is cut between letters, and is whole again in the editor', () => {
  const text = `${'а'.repeat(19_999)}😀${'б'.repeat(100)}`;
  const blocks = toBlocks(fromBlocks([{ type: 'paragraph', runs: [{ text }] }]));
  expect(blocks).toEqual([
    { type: 'paragraph', runs: [{ text: 'а'.repeat(19_999) }, { text: `😀${'б'.repeat(100)}` }] },
  ]);
  expect(fromBlocks(blocks)).toEqual(fromBlocks(toBlocks(fromBlocks(blocks))));
});

test('a list longer than a block may be becomes several, and an empty heading none', () => {
  const items = Array.from({ length: 450 }, (_, index) => [{ text: String(index) }]);
  const lists = toBlocks(fromBlocks([{ type: 'list', ordered: false, items }]));
  expect(lists.map((list) => list.type === 'list' && list.items.length)).toEqual([200, 200, 50]);
  expect(toBlocks({ type: 'doc', content: [{ type: 'heading', attrs: { level: 2 } }] })).toEqual([]);
});

test('after a key press only the block that changed is converted', () => {
  const blocks: EditorBlock[] = ['Раз', 'Два'].map((text) => ({ type: 'paragraph', runs: [{ text }] }));
  const before = schema.nodeFromJSON(fromBlocks(blocks));
  const after = before.copy(before.content.replaceChild(0, schema.node('horizontalRule')));
  expect(readBlocks(after)[1]).toBe(readBlocks(before)[1]);
});
