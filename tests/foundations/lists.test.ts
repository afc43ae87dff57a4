import { readdirSync } from 'node:fs';
import { iconNames } from '#src/components/primitives/Icon/Icon.tsx';
import { breakpoints, pageMargin } from '#src/theme/scale.ts';
import { text } from '#src/theme/typography.ts';
import { expect, test } from 'vitest';
import { curvePath, pointsOf } from '../../stories/foundations/curve.ts';
import { gridSteps } from '../../stories/foundations/gridFacts.ts';
import { iconWords, isFound } from '../../stories/foundations/iconWords.ts';
import { popups } from '../../stories/foundations/keyboard.ts';
import { groupMessages, isFound as isTextFound } from '../../stories/foundations/messageGroups.ts';
import { placesOf } from '../../stories/foundations/places.ts';
import { fontSizeAt, typeFacts } from '../../stories/foundations/typeFacts.ts';

test('every popup tells where its focus begins, and no other does', () => {
  const folders = readdirSync('src/components/popups').filter((name) => name.endsWith('Popup'));
  expect(Object.keys(popups).toSorted()).toEqual(folders.toSorted());
});

test('an icon is found by its name, by the beginnings of Russian words and without ё', () => {
  expect(Object.keys(iconWords)).toEqual(iconNames);
  expect(isFound('more', 'ЕЩЕ')).toBe(true);
  expect(isFound('arrowDown', 'arrowd')).toBe(true);
  expect(isFound('left', 'стрел вле')).toBe(true);
  expect(isFound('left', 'стрел впра')).toBe(false);
  expect(iconNames.filter((name) => isFound(name, ''))).toEqual(iconNames);
});

test.each([
  ['1.0625rem', 360, 17],
  ['44px', 1440, 44],
  ['clamp(3rem, 1.708rem + 5.74vw, 8.75rem)', 360, 48],
  ['clamp(3rem, 1.708rem + 5.74vw, 8.75rem)', 1440, 109.984],
  ['clamp(9rem, 38vw, 34rem)', 3000, 544],
])('%s is so many pixels at %i', (size, screen, pixels) => {
  expect(fontSizeAt(size, screen)).toBeCloseTo(pixels, 2);
});

test('a size that hangs on the text around it has no pixels and is told as it is', () => {
  expect(fontSizeAt('0.8em', 360)).toBeUndefined();
  expect(typeFacts(text.count)).toEqual(['0.8em', 'насыщенность 400']);
});

test('a text style is told in numbers', () => {
  expect(typeFacts(text.hero)).toEqual([
    '48 → 110 px',
    'интерлиньяж 0,94',
    'насыщенность 800',
    'трекинг −0,036em',
    'засечки-раструбы',
  ]);
  expect(typeFacts(text.body)).toEqual(['17 px', 'интерлиньяж 1,5', 'насыщенность 420']);
});

test('a curve is drawn from its four numbers, and nothing else is', () => {
  expect(pointsOf('cubic-bezier(0.2, 0.7, 0.2, 1)')).toEqual([0.2, 0.7, 0.2, 1]);
  expect(curvePath('cubic-bezier(0.5, 0, 0.9, 0.4)', 100)).toBe('M0 100 C50 100 90 60 100 0');
  expect(() => pointsOf('ease-out')).toThrow('ease-out');
});

test('the page has a step for each breakpoint, with the last margin that was named', () => {
  const steps = gridSteps();
  expect(steps.map(({ name }) => name)).toEqual(['base', ...Object.keys(breakpoints)]);
  expect(steps.find(({ name }) => name === 'lg')?.margin).toBe(Number.parseInt(pageMargin.md));
  expect(steps.at(-1)?.margin).toBe(Number.parseInt(pageMargin.xxl));
});

test('files are told by their components, each once', () => {
  const paths = [
    'src/components/primitives/Button/Button.css.ts',
    'stories/components/primitives/Button.stories.tsx',
    'src/theme/base.css.ts',
  ];
  expect(placesOf(paths)).toEqual([
    { name: 'Button', href: './?path=/docs/components-primitives-button--docs' },
    { name: 'theme/base' },
  ]);
});

test('a text stands once in its group, with all of its places', () => {
  const message = { text: 'Введите имя', line: 1, shownIn: [], stories: [], isQuoted: false };
  const groups = groupMessages([
    { ...message, path: 'src/validation/a.ts' },
    { ...message, path: 'src/validation/b.ts' },
    { ...message, path: 'src/data/uploads/c.ts' },
    { ...message, path: 'src/anything/d.ts' },
  ]);
  // As typed: titles have their no-break spaces set when the stories are built.
  const plain = (title: string) => title.replaceAll('\u00a0', ' ');
  expect(groups.map(({ title, entries }) => [plain(title), entries[0]?.places])).toEqual([
    ['Под полем', ['src/validation/a.ts:1', 'src/validation/b.ts:1']],
    ['Вход, регистрация, пароль', undefined],
    ['Нет связи и неожиданный ответ', undefined],
    ['Загрузка файлов', ['src/data/uploads/c.ts:1']],
    ['Ответ сервера', undefined],
    ['На страницах и в уведомлениях', ['src/anything/d.ts:1']],
  ]);
  expect(isTextFound('Ещё раз', ' еще ')).toBe(true);
});
