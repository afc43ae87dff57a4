import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comparePlaces, mergePlaces, type Place, type Side } from '#src/compare/places.ts';
import { textOf, textOfVersion } from '#src/compare/text.ts';
import type { Block } from '#src/compare/version.ts';
import { compareWords } from '#src/compare/words.ts';

const paragraph = (text: string): Block => ({ type: 'paragraph', runs: [{ text }] });
const [first, second, third] = [paragraph('Раз'), paragraph('Два'), paragraph('Три')];
const word = fc.constantFrom('мёд', 'чай', 'Чай', 'да', '1', 'кот');
const text = fc.array(fc.oneof(word, fc.constantFrom(' ', '  ', ', ', '.', '\n')), { maxLength: 12 });
const block: fc.Arbitrary<Block> = fc.oneof(
  text.map((parts) => paragraph(parts.join(''))),
  fc.constantFrom<Block>({ type: 'divider' }, { type: 'paywall' }),
  word.map((title): Block => ({ type: 'heading', level: 2, text: title })),
  word.map((alt): Block => ({ type: 'picture', media: 'a', alt })),
);
const body = fc.array(block, { maxLength: 8 });
const differing = (places: readonly Place[]) => places.filter(({ kind }) => kind === 'different');
const everywhere = (side: Side, places: readonly Place[]): Side[] => differing(places).map(() => side);

describe('two bodies', () => {
  test('what both have stands together, what differs in pairs', () => {
    expect(comparePlaces([first, second], [first, third])).toEqual([
      { kind: 'same', blocks: [first] },
      { kind: 'different', mine: second, theirs: third },
    ]);
  });

  test('a block that one has alone stands beside nothing', () => {
    expect(comparePlaces([first, second], [first, third, second])).toEqual([
      { kind: 'same', blocks: [first] },
      { kind: 'different', mine: undefined, theirs: third },
      { kind: 'same', blocks: [second] },
    ]);
  });

  test('the order in which properties were written makes no difference', () => {
    const one: Block = { type: 'picture', media: 'a', alt: 'Кот' };
    const same: Block = { alt: 'Кот', media: 'a', type: 'picture' };
    expect(comparePlaces([one], [same])).toEqual([{ kind: 'same', blocks: [one] }]);
  });

  test('letters in bold are a difference', () => {
    const bold: Block = { type: 'paragraph', runs: [{ text: 'Раз', bold: true }] };
    expect(differing(comparePlaces([first], [bold]))).toHaveLength(1);
  });

  test('all mine is mine, all theirs is theirs', () => {
    fc.assert(
      fc.property(body, body, (mine, theirs) => {
        const places = comparePlaces(mine, theirs);
        expect(mergePlaces(places, everywhere('mine', places))).toEqual(mine);
        expect(mergePlaces(places, everywhere('theirs', places))).toEqual(theirs);
      }),
    );
  });

  test('equal ones differ nowhere', () => {
    fc.assert(
      fc.property(body, (mine) => {
        expect(differing(comparePlaces(mine, structuredClone(mine)))).toEqual([]);
      }),
    );
  });

  test('a choice at each place takes that one', () => {
    const places = comparePlaces([first, second], [third, second, first]);
    expect(differing(places)).toHaveLength(2);
    expect(mergePlaces(places, ['theirs', 'mine'])).toEqual([third, second]);
  });
});

describe('two texts', () => {
  test.each([
    [
      'дольше четырёх секунд',
      'дольше трёх секунд',
      [
        { kind: 'same', text: 'дольше ' },
        { kind: 'gone', text: 'четырёх' },
        { kind: 'new', text: 'трёх' },
        { kind: 'same', text: ' секунд' },
      ],
    ],
    [
      'чай.',
      'чай, и ещё чай.',
      [
        { kind: 'same', text: 'чай' },
        { kind: 'new', text: ', и ещё чай' },
        { kind: 'same', text: '.' },
      ],
    ],
    [
      'пять дней',
      'семь ночей',
      [
        { kind: 'gone', text: 'пять дней' },
        { kind: 'new', text: 'семь ночей' },
      ],
    ],
    ['', 'Новый', [{ kind: 'new', text: 'Новый' }]],
  ])('«%s» and «%s» differ by words', (before, after, pieces) => {
    expect(compareWords(before, after)).toEqual(pieces);
  });

  test('without what is new it is the one before, without what is gone the one after', () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        const [before, after] = [one.join(''), other.join('')];
        const pieces = compareWords(before, after);
        const without = (kind: string) =>
          pieces.flatMap((piece) => (piece.kind === kind ? [] : piece.text)).join('');
        expect(without('new')).toBe(before);
        expect(without('gone')).toBe(after);
      }),
    );
  });
});

test.each<[Block, string]>([
  [paragraph('Раз'), 'Раз'],
  [{ type: 'list', ordered: true, items: [[{ text: 'Раз' }], [{ text: 'Два' }]] }, '1. Раз\n2. Два'],
  [{ type: 'list', ordered: false, items: [[{ text: 'Раз' }]] }, '• Раз'],
  [{ type: 'picture', media: 'a', alt: '', caption: 'Кадр' }, 'Картинка: Кадр'],
  [{ type: 'picture', media: 'a', alt: '' }, 'Картинка: без описания'],
  [
    {
      type: 'gallery',
      pictures: [
        { media: 'a', alt: '' },
        { media: 'b', alt: '' },
      ],
    },
    'Галерея: 2\u00a0картинки',
  ],
  [{ type: 'audio', media: 'a', title: 'Песня' }, 'Запись: Песня'],
  [{ type: 'file', media: 'a', title: 'Ноты' }, 'Файл: Ноты'],
  [{ type: 'divider' }, '———'],
  [{ type: 'paywall' }, 'Занавес'],
])('%o is told as text', (part, words) => {
  expect(textOf(part)).toBe(words);
});

test('a whole post as text begins with its title', () => {
  expect(textOfVersion({ title: 'Счёт', blocks: [first, second] })).toBe('Счёт\n\nРаз\n\nДва');
});
