import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseText } from '#src/build/texts/parseText.ts';
import { placeholders } from '#src/app/shared/text.ts';

const head = '---\ntitle: Усло&shy;вия\ndescription: О чём они.\n---\n';

describe('a text in Markdown', () => {
  test('becomes sections of paragraphs, lists and tables with strong words and links', () => {
    const text = parseText(`${head}
## Деньги {#money}

Читайте **внимательно** [условия](/terms-of-service).

1. первое
2. **второе** слово

- третье

| Что | Зачем |
| --- | --- |
| Email | **вход** |
`);
    expect(text).toEqual({
      title: 'Усло\u00adвия',
      description: 'О чём они.',
      keywords: '',
      edition: '',
      sections: [
        {
          id: 'money',
          title: 'Деньги',
          blocks: [
            {
              kind: 'paragraph',
              text: [
                'Читайте ',
                { kind: 'strong', text: 'внимательно' },
                ' ',
                { kind: 'link', text: 'условия', href: '/terms-of-service' },
                '.',
              ],
            },
            { kind: 'numbers', items: ['первое', [{ kind: 'strong', text: 'второе' }, ' слово']] },
            { kind: 'bullets', items: ['третье'] },
            { kind: 'table', head: ['Что', 'Зачем'], rows: [['Email', [{ kind: 'strong', text: 'вход' }]]] },
          ],
        },
      ],
    });
  });

  test.each([
    ['no fields', '## Деньги {#money}\n', /begins with its fields/],
    ['an unknown field', '---\nauthor: Анна\n---\n', /Not a field of a text: author/],
    ['a heading without an anchor', `${head}## Деньги\n`, /A section begins with/],
    ['a smaller heading', `${head}### Деньги {#money}\n`, /A section begins with/],
    ['a paragraph before the first heading', `${head}Слово.\n`, /Outside of a section/],
    ['a block of code', `${head}## A {#a}\n\n\`\`\`\nx\n\`\`\`\n`, /made of paragraphs, lists and tables/],
    ['HTML in a sentence', `${head}## A {#a}\n\nСлово <b>x</b>.\n`, /A sentence is made of/],
  ])('with %s is refused: nothing written may be missing on the page', (_what, source, message) => {
    expect(() => parseText(source)).toThrow(message);
  });
});

describe('the texts of the product', () => {
  const names = globSync('src/app/{documents,knowledge}/**/*.md');

  test.each(names.map((name) => [basename(name), name]))('%s is whole', async (_file, path) => {
    const source = await readFile(path, 'utf8');
    const { title, description, sections } = parseText(source);
    expect([title, description]).not.toContain('');
    const ids = sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    // That of `<main>`.
    expect(ids).not.toContain('content');
    expect(sections.filter(({ blocks }) => blocks.length === 0)).toEqual([]);
    for (const [, name = ''] of source.matchAll(/\{\{(\w+)\}\}/g))
      expect(Object.keys(placeholders)).toContain(name);
    // `fees.ts` is the only source of the fees (readings D27).
    expect(source).not.toMatch(/\d\s?%/);
  });
});
