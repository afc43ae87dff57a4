import { expect, test } from 'vitest';
import { readSources, type Source } from './sources.ts';

/** Rooms all of whose components have a page written by hand. */
const rooms = ['primitives', 'forms', 'popups', 'sections', 'frames'];

/** Required parts of a page, in order; `ComponentPage` adds the rest. */
const parts = [
  'purpose="',
  '## Когда не подходит',
  '## Так и не так',
  '<DoDont>',
  '## Из чего состоит',
  '## Клавиатура',
  '## Слова',
];

const componentOf = (path: string): string | undefined =>
  /^src\/components\/(\w+\/[A-Z]\w*)\//.exec(path)?.[1];

/** Components without a page of their own, and the parts that a page lacks or has out of order. */
function gaps(components: readonly string[], pages: readonly Source[]): string[] {
  return components.flatMap((component) => {
    const page = pages.find(({ path }) => path === `stories/components/${component}.mdx`);
    if (page === undefined) return [`${component} has no page`];
    if (!page.text.includes('<Meta of={stories} />')) return [`${component}: its page belongs to no stories`];
    let end = 0;
    return parts.flatMap((part) => {
      const start = page.text.indexOf(part, end);
      if (start < 0) return [`${component} lacks ${part}`];
      end = start;
      return [];
    });
  });
}

test('every component but whole pages has a page with all its parts', async () => {
  const sources = await readSources('src/components/*/*/*.tsx');
  const all = new Set(sources.flatMap(({ path }) => componentOf(path) ?? []));
  const needed = [...all].filter((component) => rooms.some((room) => component.startsWith(`${room}/`)));
  expect(needed.length).toBeGreaterThan(100);
  expect(gaps(needed, await readSources('stories/components/**/*.mdx'))).toEqual([]);
});

test('every page that is written by hand has all its parts', async () => {
  const pages = await readSources('stories/components/**/*.mdx');
  const written = pages.map(({ path }) => path.replace(/^stories\/components\/(.*)\.mdx$/, '$1'));
  expect(gaps(written, pages)).toEqual([]);
});

test('the check sees a component without a page, and a page without a part', () => {
  const text = ['<Meta of={stories} />', ...parts].join('\n');
  const page = (changed: string) => [{ path: 'stories/components/forms/A.mdx', text: changed }];
  expect(gaps(['forms/A'], page(text))).toEqual([]);
  expect(gaps(['forms/B'], page(text))).toEqual(['forms/B has no page']);
  expect(gaps(['forms/A'], page(text.replace('## Клавиатура\n', '')))).toEqual([
    'forms/A lacks ## Клавиатура',
  ]);
  expect(gaps(['forms/A'], page(text.replace('of={stories}', 'title="A"')))).toEqual([
    'forms/A: its page belongs to no stories',
  ]);
});
