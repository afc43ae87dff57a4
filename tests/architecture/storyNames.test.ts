import { expect, test } from 'vitest';
import { storiesOf } from '../../.storybook/stories.ts';
import { readSources, type Source } from './sources.ts';

/** Begins with a Russian word, or with «Email», which has no other name in the product. */
const isRussian = (name: string): boolean => /^«?[А-ЯЁ]/.test(name) || /^Email [а-яё]/.test(name);

/** Stories that a designer cannot find by words: without a Russian name, or under one that another story has. */
const misnamed = (sources: readonly Source[]) =>
  sources.flatMap((source) => {
    const stories = storiesOf(source);
    return stories
      .filter(
        ({ id, name }) => !isRussian(name) || stories.some((other) => other.id !== id && other.name === name),
      )
      .map(({ id, name }) => `${id}: ${name}`);
  });

test('every story of a component has a Russian name of its own', async () => {
  expect(misnamed(await readSources('stories/components/**/*.stories.tsx'))).toEqual([]);
});

test.each([
  [
    'nothing',
    `export const Idle = { name: 'В покое' }; export const Failed = { name: 'Ошибка загрузки' };`,
    [],
  ],
  ['no name', `export const Idle = {};`, ['a--idle: Idle']],
  ['an English name', `export const Idle = { name: 'At rest' };`, ['a--idle: At rest']],
  [
    'a name that came with what was spread',
    `export const Idle = { name: 'В покое' }; export const Failed = { ...Idle, args: {} };`,
    ['a--failed: Failed'],
  ],
  [
    'the same name twice',
    `export const Idle = { name: 'Пусто' }; export const Empty = { name: 'Пусто' };`,
    ['a--idle: Пусто', 'a--empty: Пусто'],
  ],
])('the check sees %s', (_fault, stories, expected) => {
  const text = `export default { component: A };\n${stories}`;
  expect(misnamed([{ path: 'stories/A.stories.tsx', text }])).toEqual(expected);
});
