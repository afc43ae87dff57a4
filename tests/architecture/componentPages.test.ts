import { expect, test } from 'vitest';
import { readSources, type Source } from './sources.ts';
import { resolve, specifiers } from './specifiers.ts';

/** Rooms all of whose components have a page written by hand. */
const rooms = ['forms', 'popups', 'sections', 'frames'];

/** How many primitives have one: those that most files of the product import. */
const mostUsed = 15;

/** What every page has to tell, in the order of the page; `ComponentPage` adds the rest. */
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

/** The primitives by how many files of others import them. */
function primitivesByUse(sources: readonly Source[]): string[] {
  const uses = new Map<string, number>();
  for (const source of sources) {
    const imported = specifiers(source).map(({ name }) =>
      componentOf(resolve(source.path, name ?? '') ?? ''),
    );
    for (const component of new Set(imported)) {
      if (component?.startsWith('primitives/') && component !== componentOf(source.path))
        uses.set(component, (uses.get(component) ?? 0) + 1);
    }
  }
  return [...uses].toSorted(([, a], [, b]) => b - a).map(([component]) => component);
}

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

test('every form, popup, section and frame and the most used primitives have a page with all its parts', async () => {
  const sources = await readSources('src/**/*.{ts,tsx}');
  const all = [...new Set(sources.flatMap(({ path }) => componentOf(path) ?? []))];
  const ofRooms = all.filter((component) => rooms.some((room) => component.startsWith(`${room}/`)));
  const needed = [...ofRooms, ...primitivesByUse(sources).slice(0, mostUsed)];
  expect(needed.length).toBeGreaterThan(75);
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

test('the check counts the files that import a primitive, its own left out', () => {
  const imports = (path: string, ...names: string[]) => ({
    path,
    text: names.map((name) => `import '#src/components/primitives/${name}/index.ts';`).join('\n'),
  });
  expect(
    primitivesByUse([
      imports('src/components/forms/A/A.tsx', 'B', 'C'),
      imports('src/app/a.ts', 'C'),
      imports('src/components/primitives/B/B.tsx', 'B'),
      imports('src/components/primitives/B/index.ts', 'B'),
    ]),
  ).toEqual(['primitives/C', 'primitives/B']);
});
