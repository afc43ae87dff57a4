import { describe, expect, test } from 'vitest';
import { parseAst } from 'vite';
import { setTexts } from '#src/app/build/typesetting.ts';

/** The module as it is set; a no-break space shows as `_`. */
const set = (code: string) => setTexts(code, parseAst(code)).replaceAll('\u00a0', '_');

describe('texts of a module', () => {
  test.each([
    ['a string', `say('Ответ в чате')`, `say('Ответ в_чате')`],
    ['a value', `x = { note: 'Ответ в чате' }`, `x = { note: 'Ответ в_чате' }`],
    ['JSX that is compiled', `jsx('p', { children: 'Не вышло' })`, `jsx('p', { children: 'Не_вышло' })`],
    ['the end of JSX before an element', `[' пишите на ', b]`, `[' пишите на_', b]`],
    ['a space of its own after a text of JSX', `['Ответ из', ' ', b]`, `['Ответ из', '_', b]`],
    ['such a space after a long word', `['Готово', ' ', b]`, `['Готово', ' ', b]`],
    ['a template around a value', 'x = `Доступ до ${end} — в ленте`', 'x = `Доступ до_${end}_— в_ленте`'],
    ['a sum', `x = 'Ещё на ' + rest`, `x = 'Ещё на_' + rest`],
    ['the word after an escape', `say('Раз\\nв\\u00a0доме и в саду')`, `say('Раз\\nв\\u00a0доме и_в_саду')`],
  ])('get their no-break spaces: %s', (_name, typed, expected) => {
    expect(set(typed)).toBe(expected);
  });

  test.each([
    ['comments', `/* Ответ в чате */ go(); // и в доме`],
    ['keys', `x = { 'в чате': 1 }; x['в чате']`],
    ['what is compared', `if (x === 'в чате') go(); switch (x) { case 'в чате': }`],
    ['regular expressions', `/в чате/.test(x)`],
    ['other languages', `x = 'a b 5 c — d'; y = ['a', ' ', b]`],
    [
      'queries of tests that see plain spaces',
      `page.getByText('в чате'); getByText('в чате'); expect(x).toHaveTextContent('в чате')`,
    ],
  ])('stay as they are: %s', (_name, typed) => {
    expect(set(typed)).toBe(typed);
  });

  test('keep every character in its place, so source maps stay right', () => {
    const code = `a('Ответ в чате'); b('Не вышло')`;
    expect(set(code)).toHaveLength(code.length);
  });
});
