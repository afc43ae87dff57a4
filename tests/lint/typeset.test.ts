import { describe, expect, test } from 'vitest';
import { typeset } from './typeset.ts';

/** The source as it is set; a no-break space shows as `_`. */
const set = (path: string, text: string) => typeset({ path, text }).replaceAll('\u00a0', '_');

const alone = String.raw`{'\u00a0'}`;

describe('texts of a module', () => {
  test.each([
    ['a string', `say('Ответ в чате')`, `say('Ответ в_чате')`],
    ['a value', `x = { note: 'Ответ в чате' }`, `x = { note: 'Ответ в_чате' }`],
    ['a type', `type Note = 'Ответ в чате' | 'нет'`, `type Note = 'Ответ в_чате' | 'нет'`],
    ['an attribute', `x = <Field label="Ответ в чате" />`, `x = <Field label="Ответ в_чате" />`],
    ['a template around a value', 'x = `Доступ до ${end} — в ленте`', 'x = `Доступ до_${end}_— в_ленте`'],
    ['a text in a value of a template', 'x = `в ${y ? `на ${z}` : 1} и`', 'x = `в_${y ? `на_${z}` : 1} и`'],
    ['a sum', `x = 'Ещё на ' + rest`, `x = 'Ещё на_' + rest`],
    ['the word after an escape', `say('Раз\\nв доме и в саду')`, `say('Раз\\nв_доме и_в_саду')`],
    ['a space in another notation', `say('5\\u00a0% дома и 5\\xA0%')`, `say('5_% дома и_5_%')`],
    ['an entity', `x = <p>5&nbsp;% дома</p>`, `x = <p>5_% дома</p>`],
  ])('get their no-break spaces: %s', (_name, typed, expected) => {
    expect(set('a.tsx', typed)).toBe(expected);
  });

  test.each([
    ['over the end of a line', `<p>\n  Ответ в\n  чате\n</p>`, `<p>\n  Ответ в_чате\n</p>`],
    ['in front of an element', `<p>Пишите на <b /></p>`, `<p>{"Пишите на_"}<b /></p>`],
    ['behind an element', `<p><b /> — ответ\n</p>`, `<p><b />{"_— ответ"}\n</p>`],
    [
      'at the end of a line',
      `<p>\n  Пишите на{' '}\n  <b />\n</p>`,
      `<p>\n  Пишите на${alone}\n  <b />\n</p>`,
    ],
  ])('keep words of JSX together %s', (_name, typed, expected) => {
    expect(set('a.tsx', typed)).toBe(expected);
  });

  test.each([
    ['comments', `/* Ответ в чате */ go(); // и в доме`],
    ['keys', `x = { 'в чате': 1 }; x['в чате']; type T = { 'в чате': 1 }`],
    ['what is compared', `if (x === 'в чате') go(); switch (x) { case 'в чате': }`],
    ['regular expressions', `/в чате/.test(x)`],
    ['other languages', `x = 'a b 5 c — d'; y = <p>a {' '}<b /></p>`],
    ['a space after a long word', `x = <p>Готово{' '}<b /></p>`],
    ['single spaces of code', `x = '\\u00a0'`],
    [
      'queries of tests that see plain spaces',
      `page.getByText('в чате'); getByText('в чате'); expect(x).toHaveTextContent('в чате')`,
    ],
  ])('stay as they are: %s', (_name, typed) => {
    expect(typeset({ path: 'a.tsx', text: typed })).toBe(typed);
  });

  test('stay as they are in names of stories, by which people search, and only there', () => {
    const names = `const meta = { title: 'Окна/О нас' } satisfies Meta; export const A: Story = { name: 'В чате' };`;
    expect(set('a.stories.tsx', names)).toBe(names);
    const args = `export const A: Story = { args: { title: 'В чате' } };`;
    expect(set('a.stories.tsx', args)).toBe(args.replace('В чате', 'В_чате'));
  });
});

describe('pages in Markdown', () => {
  test.each([
    ['a sentence', 'Точка стоит в заголовке', 'Точка стоит в_заголовке'],
    ['a sentence over two lines', 'Точка стоит и в\nзаголовке', 'Точка стоит\nи_в_заголовке'],
    ['an item that begins so', '- Не\n  кнопка', '- Не_кнопка'],
    ['a word before code', 'Точка стоит в\n`Title`', 'Точка стоит\nв_`Title`'],
    ['a word after bold ones', '- **Точка** — это знак', '- **Точка**_— это знак'],
    ['an attribute', '<Dont why="Не кнопка">', '<Dont why="Не_кнопка">'],
    ['a table', '| Что | О чём |', '| Что | О_чём |'],
    ['a link', 'Это в [статье о нас](/о нас)', 'Это в_[статье о_нас](/о нас)'],
  ])('get their no-break spaces: %s', (_name, typed, expected) => {
    expect(set('a.mdx', `${typed}\n`)).toBe(`${expected}\n`);
  });

  test.each([
    ['headings, which make addresses', '## Что в цвете'],
    ['their place in the list', '<Meta title="Основы/О цвете" />'],
    ['code', '`git commit -m «Не то»`\n\n```sh\n# Не то\n```'],
    ['expressions', `<Wording text={{ a: 'Не то' }} />`],
    ['English that quotes Russian', 'It is a mark of «Красная строка», and may be set in a heading'],
    ['the ends of paragraphs, items and quotes', 'Это не\n\nто\n\n- слово и\n- нет\n\n> в\n> доме'],
  ])('stay as they are: %s', (_name, typed) => {
    expect(set('a.mdx', typed)).toBe(typed);
  });

  test('headings of articles are set, and so are their fields, one by one', () => {
    const typed = '---\ntitle: О чём и\ndescription: О {{name}}\n---\n\n## Что в цене {#in}\n\n- Не всё\n';
    const expected = '---\ntitle: О_чём и\ndescription: О {{name}}\n---\n\n## Что в_цене {#in}\n\n- Не_всё\n';
    expect(set('a.md', typed)).toBe(expected);
  });
});

test.each([
  ['a.tsx', `x = <p>\n  Ответ в\n  чате — на{' '}\n  <b /> — и <i /></p>; y = 'О \\u00a0 в чате'`],
  ['a.mdx', '- Не\n  кнопка, а **текст** — в\n  `Title` и в\n  нём\n'],
])('what is set stays as it is: %s', (path, text) => {
  const once = typeset({ path, text });
  expect(once).not.toBe(text);
  expect(typeset({ path, text: once })).toBe(once);
});
