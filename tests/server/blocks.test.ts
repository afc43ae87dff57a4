import { describe, expect, it } from 'vitest';
import type { Block } from '#src/api/contract.ts';
import { aboveMark, contentsOf, firstWords } from '#src/server/posts/blocks.ts';
import { faultOf } from '#src/server/posts/faults.ts';

const media = '018f0000-0000-7000-8000-000000000001';
const run = { text: 'Текст' };
const paragraph = (text: string): Block => ({ type: 'paragraph', runs: [{ text }] });

const everyKind: Block[] = [
  {
    type: 'paragraph',
    runs: [run, { text: 'там', bold: true, italic: true, href: 'https://example.com/a?b=1' }],
  },
  { type: 'heading', level: 2, text: 'Глава' },
  { type: 'list', ordered: true, items: [[run], [run]] },
  { type: 'quote', runs: [{ text: 'пишите', href: 'mailto:a@example.com' }] },
  { type: 'divider' },
  { type: 'picture', media, alt: '', caption: 'Подпись' },
  {
    type: 'gallery',
    pictures: [
      { media, alt: 'Раз' },
      { media, alt: 'Два' },
    ],
  },
  { type: 'audio', media, title: 'Песня' },
  { type: 'file', media, title: 'Ноты' },
  { type: 'paywall' },
];

const linkTo = (href: string) => [{ type: 'paragraph', runs: [{ text: 'там', href }] }];

describe('the gate of bodies', () => {
  it('lets every kind of block in, and none at all', () => {
    expect([faultOf(everyKind), faultOf([])]).toEqual([undefined, undefined]);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' https://example.com',
    'http://example.com',
    'data:text/html,<script>',
    'tg://resolve?domain=a',
    '//example.com',
    '/feed',
    'https://',
    'https://a b',
    'https://a"onclick="',
    'https://a\\b',
    `https://${'a'.repeat(2100)}`,
  ])('keeps links like %j out', (href) => {
    expect(faultOf(linkTo(href))).toBeDefined();
  });

  it.each<[string, unknown]>([
    ['no list', { type: 'divider' }],
    ['null', null],
    ['a text', '<b>Текст</b>'],
    ['an unknown kind', [{ type: 'html', html: '<script>' }]],
    ['a field that nobody described', [{ type: 'divider', onclick: 'alert(1)' }]],
    ['a mark that is no mark', [{ type: 'paragraph', runs: [{ text: 'а', bold: 'yes' }] }]],
    ['a block inside a block', [{ type: 'quote', runs: [{ type: 'divider' }] }]],
    ['a heading of another level', [{ type: 'heading', level: 99, text: 'Глава' }]],
    ['media that are no id', [{ type: 'picture', media: '../../etc/passwd', alt: '' }]],
    [
      'media whose id is written in capitals',
      [{ type: 'audio', media: media.toUpperCase(), title: 'Песня' }],
    ],
    ['media that are an object', [{ type: 'audio', media: { id: media }, title: 'Песня' }]],
    ['a gallery of one', [{ type: 'gallery', pictures: [{ media, alt: '' }] }]],
    ['a run without text', [{ type: 'paragraph', runs: [{ text: '' }] }]],
    ['too many blocks', Array.from({ length: 501 }, () => ({ type: 'divider' }))],
    ['too many bytes', Array.from({ length: 20 }, () => paragraph('ы'.repeat(20_000)))],
  ])('keeps %s out', (_, body) => {
    expect(faultOf(body)).toBeDefined();
  });
});

describe('of a body', () => {
  it('what stands above the first mark is for everybody; without a mark nothing is', () => {
    const [first, second] = [paragraph('Для всех'), paragraph('Для своих')];
    expect(aboveMark([first, { type: 'paywall' }, second, { type: 'paywall' }])).toEqual([first]);
    expect(aboveMark([{ type: 'paywall' }, second])).toEqual([]);
    expect(aboveMark([first, second])).toEqual([]);
  });

  it('pictures, seconds and files are counted', () => {
    expect(contentsOf(everyKind, () => 41)).toEqual({ pictures: 3, audio_seconds: 41, files: 1 });
  });

  it('the first paragraph is what a teaser is made of', () => {
    expect(firstWords([{ type: 'divider' }, ...everyKind], 'everyone')).toBe('Тексттам');
    expect(firstWords([{ type: 'divider' }], 'everyone')).toBe('');
  });

  it.each(['subscribers', 'tiers', 'buyers'] as const)('for %s it is one above the mark', (audience) => {
    const [open, secret] = [paragraph('Для всех'), paragraph('Для своих')];
    expect(firstWords([open, { type: 'paywall' }, secret], audience)).toBe('Для всех');
    expect(firstWords([{ type: 'paywall' }, secret], audience)).toBe('');
    expect(firstWords([secret], audience)).toBe('');
  });
});
