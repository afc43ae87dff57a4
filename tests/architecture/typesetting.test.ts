import { expect, test } from 'vitest';
import { typesetRooms } from '#src/app/build/typesetting.ts';
import { setRussian } from '#src/format/typesetting.ts';
import { nodes, place, readSources, type Source, stringOf, textOf } from './sources.ts';

/** What is said by these is set where a person reads it. */
const setWhereRead = /^(src\/(server|validation)|stories\/flows\/double)\//;

const otherNotation = /\u00a0|&nbsp;|&#160;|&#xa0;|\\xa0/i;

/** A text of its own in JSX: it would stand between two others that could hold a plain space. */
const isAlone = (parent: { type: string } | undefined, text: string): boolean =>
  parent?.type === 'JSXExpressionContainer' && text === '\u00a0';

const setByRule = (text: string): boolean => {
  const plain = text.replaceAll('\u00a0', ' ');
  const set = setRussian(plain);
  return /[а-яё]/i.test(text) && [...text].some((sign, at) => sign === '\u00a0' && set[at] === sign);
};

/** Where a no-break space is typed that `setRussian` sets by itself, or in another notation than `\u00a0`. */
const faults = (sources: readonly Source[]): string[] =>
  sources.flatMap((source) => {
    const lines = source.text
      .split('\n')
      .flatMap((line, index) => (otherNotation.test(line) ? [`${source.path}:${index + 1}`] : []));
    const typed = [...nodes(source)].flatMap(({ node, parent }) => {
      const text = (stringOf(node) ?? textOf(node))?.replaceAll(/\\u00a0/gi, '\u00a0');
      return text !== undefined && (setByRule(text) || isAlone(parent, text)) ? [place(source, node)] : [];
    });
    return [...lines, ...new Set(typed)];
  });

test('texts are typed with plain spaces', async () => {
  const sources = await readSources('{src,stories}/**/*.{ts,tsx}');
  const typeset = sources.filter(
    ({ path }) => (typesetRooms.test(path) || setWhereRead.test(path)) && !path.endsWith('/typesetting.ts'),
  );
  expect(typeset.length).toBeGreaterThan(900);
  expect(faults(typeset)).toEqual([]);
});

test('the check sees no-break spaces that the rule sets, and other notations', () => {
  const text = [
    `const a = 'Ответ в\\u00a0чате';`,
    'const b = `До\\u00a0${end}`;',
    'const c = <p>Не&nbsp;вышло</p>;',
    `const d = <p>Не{'\\u00a0'}вышло</p>;`,
    `const e = 'Не\u00a0вышло';`,
    'const f = `${part}\\u00a0% из ${whole}\\u00a0руб.`;',
    `const g = '1\\u00a0000';`,
  ].join('\n');
  expect(new Set(faults([{ path: 'a.tsx', text }]))).toEqual(
    new Set(['a.tsx:1', 'a.tsx:2', 'a.tsx:3', 'a.tsx:4', 'a.tsx:5']),
  );
});
