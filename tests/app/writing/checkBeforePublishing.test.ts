import { describe, expect, test } from 'vitest';
import { checkBeforePublishing } from '#src/app/writing/checkBeforePublishing.ts';
import { invisible, unruly } from '#tests/setup/signs.ts';
import type { Content } from '#src/data/writing/index.ts';

const said = { type: 'paragraph', runs: [{ text: 'Три окна' }] } as const;
const silent = { type: 'paragraph', runs: [] } as const;
const content = (changes: Partial<Content>): Content => ({
  title: 'Монтаж дома',
  blocks: [{ type: 'paragraph', runs: [{ text: 'Три окна' }] }],
  audience: 'everyone',
  tiers: [],
  ...changes,
});
const kinds = (changes: Partial<Content>, failed: readonly string[] = []) =>
  checkBeforePublishing(content(changes), (id) => failed.includes(id)).map(({ kind }) => kind);
const upload = (id: string) => ({ type: 'upload', id, kind: 'picture', name: 'Стол.jpg' }) as const;
const media = 'a0000000-0000-7000-8000-000000000000';

describe('before a post goes out its author hears', () => {
  test('nothing of one that has all it needs', () => {
    expect(kinds({})).toEqual([]);
  });

  test('that it has no title', () => {
    expect(kinds({ title: ' \u00a0' })).toEqual(['untitled']);
  });

  test.each([
    ['no blocks', []],
    ['empty paragraphs', [silent, { type: 'paragraph', runs: [{ text: ' ' }] }]],
    ['dividers and a mark', [{ type: 'divider' }, { type: 'paywall' }]],
  ] as const)('that there is nothing to read in %s', (_, blocks) => {
    expect(kinds({ blocks: structuredClone(blocks) as unknown as Content['blocks'] })).toEqual(['empty']);
  });

  test.each(Object.entries(invisible))('that a title and a text of %s are none', (_, text) => {
    const blocks: Content['blocks'] = [{ type: 'paragraph', runs: [{ text }] }];
    expect(kinds({ title: text, blocks })).toEqual(['untitled', 'empty']);
  });

  test('of a title that is no line, in words', () => {
    for (const title of Object.values(unruly)) expect(kinds({ title })).toEqual(['unfitTitle']);
  });

  test('of the first text or link that readers cannot get, and where it stands', () => {
    const blocks: Content['blocks'] = [
      { ...said, runs: [...said.runs] },
      { type: 'paragraph', runs: [{ text: 'Вход', href: 'https://bank.ru@evil.example/' }] },
      { type: 'heading', level: 2, text: '\u202eконец' },
    ];
    expect(checkBeforePublishing(content({ blocks }), () => false)).toEqual([
      {
        kind: 'unfitText',
        problem: 'Ссылка с именем или паролем. Уберите из неё всё до знака @',
        block: 1,
      },
    ]);
  });

  test('that nobody is let in by no tier', () => {
    expect([kinds({ audience: 'tiers' }), kinds({ audience: 'tiers', tiers: [1] })]).toEqual([
      ['noTiers'],
      [],
    ]);
  });

  test('that a post for sale has no price', () => {
    expect([kinds({ audience: 'buyers' }), kinds({ audience: 'buyers', price: 15_000 })]).toEqual([
      ['noPrice'],
      [],
    ]);
  });

  test('of files that did not come apart from those on their way', () => {
    const blocks = [{ ...said, runs: [...said.runs] }, upload('one'), upload('two'), upload('three')];
    const remarks = checkBeforePublishing(content({ blocks }), (id) => id === 'two');
    expect(remarks).toEqual([
      { kind: 'failedUploads', count: 1, block: 2 },
      { kind: 'uploads', count: 2, block: 1 },
    ]);
  });

  test('of pictures without a description, and where the first one is', () => {
    const picture = { type: 'picture', media, alt: 'Стол у окна' } as const;
    const blocks: Content['blocks'] = [
      picture,
      { ...picture, alt: ' ' },
      {
        type: 'gallery',
        pictures: [
          { media, alt: '' },
          { media, alt: 'Кот' },
        ],
      },
    ];
    expect(checkBeforePublishing(content({ blocks }), () => false)).toEqual([
      { kind: 'undescribed', count: 2, block: 1 },
    ]);
  });

  test('that nothing stands above the mark of a post that is not for everybody', () => {
    const blocks: Content['blocks'] = [
      { type: 'paragraph', runs: [] },
      { type: 'paywall' },
      { type: 'paragraph', runs: [{ text: 'Три окна' }] },
    ];
    expect([kinds({ blocks, audience: 'subscribers' }), kinds({ blocks })]).toEqual([['nothingAbove'], []]);
  });
});
