import { describe, expect, test } from 'vitest';
import {
  isBlank,
  joinEmptyLines,
  normalizeTexts,
  tidyText,
  toLine,
  validateName,
} from '#src/validation/index.ts';
import { invisible, unruly, worldly } from '#tests/setup/signs.ts';

const each = (texts: Readonly<Record<string, string>>) => Object.entries(texts);

describe('a text in which people see nothing', () => {
  test.each(each(invisible))('is blank, and is kept as an empty one: %s', (_, text) => {
    expect([isBlank(text), isBlank(` ${text}\n${text} `), tidyText(text)]).toEqual([true, true, '']);
  });

  test('is all of these together, also beside half of a pair and a character without a meaning', () => {
    expect(isBlank(`${Object.values(invisible).join('')}\ud800\u0378\ue000`)).toBe(true);
  });
});

describe('a text of any language', () => {
  test.each(each(worldly))('stays as it is typed, in a name, too: %s', (_, text) => {
    expect([isBlank(text), validateName(text), tidyText(` ${text} `), toLine(text)]).toEqual([
      false,
      undefined,
      text,
      text,
    ]);
  });
});

describe('a name of one line', () => {
  test.each(each(unruly))('has no %s; a file’s name loses it', (_, text) => {
    expect(validateName(text)).toEqual(expect.stringMatching(/[А-Я].*\. [А-Я]/));
    expect(validateName(toLine(text))).toBeUndefined();
  });

  test('has up to eight accents on a letter', () => {
    expect(validateName(`а${'\u0300'.repeat(8)}`)).toBeUndefined();
    expect(validateName(`а${'\u0300'.repeat(9)}`)).toBe(
      'Слишком много знаков на одной букве. Уберите лишние',
    );
  });
});

test.each([
  ['а\nб\n\nв', 'а\nб\n\nв'],
  [`а${'\n'.repeat(300)}б`, 'а\n\nб'],
  ['а\r\n\r\n\r\nб', 'а\n\nб'],
  ['а\u2028\u2028\u2029\u2029б', 'а\n\nб'],
  [`а${'\n\u200b \u3164'.repeat(300)}\nб`, 'а\n\nб'],
  ['а\n .\n .\nб', 'а\n .\n .\nб'],
])('empty lines in a row are one: %j', (text, shown) => {
  expect(joinEmptyLines(text)).toBe(shown);
});

test('equal words are one text: all texts of a body come into NFC, passwords as they were typed', () => {
  const typed = 'и\u0306е\u0308';
  const body = {
    name: typed,
    current_password: typed,
    blocks: [{ runs: [{ text: typed }] }],
    links: [typed],
    places: null,
  };
  normalizeTexts(body);
  expect(body).toEqual({
    name: 'йё',
    current_password: typed,
    blocks: [{ runs: [{ text: 'йё' }] }],
    links: ['йё'],
    places: null,
  });
});

test('a body nested deeper than the stack is normalized, too', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(100_000)}"и\u0306"${']'.repeat(100_000)}`);
  expect(() => normalizeTexts(deep)).not.toThrow();
});
