import { describe, expect, test } from 'vitest';
import { hasContent, validateBlock, validateHref, validateTitle } from '#src/validation/index.ts';
import { invisible, unruly } from '#tests/setup/signs.ts';

const paragraph = (text: string, href?: string) =>
  ({ type: 'paragraph', runs: [{ text, ...(href !== undefined && { href }) }] }) as const;

test.each(Object.entries(invisible))('there is no title and no body of %s', (_, text) => {
  expect(validateTitle(text)).toBe('Назовите пост');
  expect(hasContent(paragraph(text))).toBe(false);
  expect(hasContent({ type: 'heading', text })).toBe(false);
  expect(hasContent({ type: 'list', items: [[], [{ text }]] })).toBe(false);
  expect(validateBlock({ type: 'file', title: text })).toBe('Без названия не найти');
  expect(validateBlock({ type: 'heading', text })).toBe('Пустой заголовок. Напишите его или уберите');
});

test('a post of a picture alone has something for its readers', () => {
  expect(hasContent({ type: 'picture', alt: '' })).toBe(true);
});

describe.each(Object.entries(unruly))('no line of a post has a %s', (_, text) => {
  test.each([
    ['title', validateTitle(text)],
    ['heading', validateBlock({ type: 'heading', text })],
    ['caption', validateBlock({ type: 'picture', alt: '', caption: text })],
    ['caption in a gallery', validateBlock({ type: 'gallery', pictures: [{ alt: '', caption: text }] })],
    ['title of a sound', validateBlock({ type: 'audio', title: text })],
    ['title of a file', validateBlock({ type: 'file', title: text })],
  ])('%s', (_name, problem) => {
    expect(problem).toEqual(expect.any(String));
  });
});

test('a paragraph has lines, and no letter with sixty accents', () => {
  expect(validateBlock(paragraph('Мороз и солнце;\nдень чудесный!'))).toBeUndefined();
  expect(validateBlock(paragraph(`а${'\u0301'.repeat(60)}`))).toEqual(expect.any(String));
});

test.each([
  'https://anna:secret@t.me/',
  'https://anna@t.me',
  'HTTPS://anna@t.me',
  'https:///anna@t.me',
  'https://t.me/\u202eroshchina',
  'https://t.me/\u2066roshchina',
  'https://t\u200b.me',
  'mailto:anna\u202e@example.ru',
])('a link that hides where it leads is refused: %j', (href) => {
  expect(validateHref(href)).toEqual(expect.any(String));
  expect(validateBlock(paragraph('Слово', href))).toEqual(expect.any(String));
  expect(validateBlock({ type: 'list', items: [[{ text: 'Слово', href }]] })).toEqual(expect.any(String));
});

test.each([
  'https://t.me/@roshchina',
  'https://t.me/?to=a@b.ru',
  'https://кино.рф/афиша#@',
  'mailto:anna@example.ru?subject=Привет',
])('a link that tells where it leads is taken: %s', (href) => {
  expect(validateHref(href)).toBeUndefined();
});
