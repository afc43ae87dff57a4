import { expect, test } from 'vitest';
import { storiesOf } from '../../.storybook/stories.ts';
import { readSources, type Source } from './sources.ts';

/** What a designer reads for the folder. */
const rooms: Readonly<Record<string, string>> = {
  primitives: 'Примитивы',
  forms: 'Формы',
  popups: 'Окна',
  sections: 'Секции',
  frames: 'Рамки',
  pages: 'Страницы',
};

/** The Russian word for a component; nothing when it has none, or when room, name or address are not its file's. */
function wordOf(source: Source): string {
  const [, room = '', name = ''] = /components\/(\w+)\/(\w+)\.stories/.exec(source.path) ?? [];
  const [story] = storiesOf(source);
  if (story?.id.startsWith(`components-${room}-${name.toLowerCase()}--`) !== true) return '';
  const [start, end] = [`Компоненты/${rooms[room]}/`, ` · ${name}`];
  if (!story.title.startsWith(start) || !story.title.endsWith(end)) return '';
  const word = story.title.slice(start.length, -end.length);
  return /^[А-ЯЁ][^/]*$/.test(word) ? word : '';
}

/** Components that a designer cannot find by a word, or finds together with another. */
const wordless = (sources: readonly Source[]) => {
  const words = sources.map(wordOf);
  return sources.flatMap(({ path }, index) => {
    const word = words[index] ?? '';
    return word === '' || words.indexOf(word) !== words.lastIndexOf(word) ? [path] : [];
  });
};

test('every component has a Russian title of its own, and the address of its file', async () => {
  expect(wordless(await readSources('stories/components/**/*.stories.tsx'))).toEqual([]);
});

const a = 'stories/components/primitives/A.stories.tsx';
const b = 'stories/components/forms/B.stories.tsx';
const source = (path: string, meta: Readonly<Record<string, string>>): Source => {
  const members = Object.entries(meta).map(([name, value]) => `${name}: '${value}'`);
  return { path, text: `export default { ${members.join()} }; export const Idle = {};` };
};
const right = { title: 'Компоненты/Примитивы/Кнопка · A', id: 'components-primitives-a' };

test.each([
  ['a right title', [source(a, right)], []],
  ['no title', [source(a, {})], [a]],
  ['an English title', [source(a, { ...right, title: 'Компоненты/Примитивы/Button · A' })], [a]],
  ['the title of another room', [source(a, { ...right, title: 'Компоненты/Формы/Кнопка · A' })], [a]],
  ['another address', [source(a, { ...right, id: 'components-primitives-b' })], [a]],
  ['no address', [source(a, { title: right.title })], [a]],
  [
    'the same word twice',
    [source(a, right), source(b, { title: 'Компоненты/Формы/Кнопка · B', id: 'components-forms-b' })],
    [a, b],
  ],
])('the check sees %s', (_what, sources, expected) => {
  expect(wordless(sources)).toEqual(expected);
});
