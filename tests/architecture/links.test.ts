import { existsSync, globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { storiesOf } from '../../.storybook/stories.ts';
import { globalTypes } from '../../.storybook/toolbar.ts';
import { anchorsOf, pageOf } from './handbook.ts';
import { readSources, type Source } from './sources.ts';

/** Links of a page, without those to other sites. */
const linksOf = ({ text }: Source): string[] =>
  [...text.replaceAll(/`[^`\n]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^(?:https?|mailto):/.test(target));

/** Every component has a page, by hand or by Storybook. */
const componentPages = new Set(
  globSync('stories/components/*/*.stories.tsx').map((path) =>
    toId(path.replace(/^stories\/(.*)\.stories\.tsx$/, '$1'), 'docs'),
  ),
);

/** True if a link opens a story, with switches and values that the toolbar has. */
function opensStory(link: string): boolean {
  const [, id = '', globals] = /^\?path=\/story\/([\w-]+)(?:&globals=([\w:;]+))?$/.exec(link) ?? [];
  const folder = id.replace(/--.*/, '').replaceAll('-', '/');
  const path = globSync('stories/**/*.stories.tsx').find((file) =>
    file.toLowerCase().endsWith(`/${folder}.stories.tsx`),
  );
  if (path === undefined) return false;
  const isSwitch = (pair: string): boolean => {
    const [name = '', value] = pair.split(':');
    const items: readonly unknown[] = globalTypes[name]?.toolbar?.items ?? [];
    return items.some((item) => item instanceof Object && 'value' in item && item.value === value);
  };
  return (
    storiesOf({ path, text: readFileSync(path, 'utf8') }).some((story) => story.id === id) &&
    (globals?.split(';').every(isSwitch) ?? true)
  );
}

/** The page that a link leads to, or what is wrong with it. */
function targetOf(source: Source, link: string, pages: readonly Source[]): Source | 'file' | undefined {
  const [path = ''] = link.split('#');
  if (path === '') return source;
  const [, id] = /^\?path=\/docs\/([\w-]+)$/.exec(path) ?? [];
  // In Storybook a page is known by its title, in a repository by its path.
  if (id !== undefined)
    return pages.find((page) => pageOf(page) === id) ?? (componentPages.has(id) ? 'file' : undefined);
  if (path.startsWith('?path=/story/')) return opensStory(path) ? 'file' : undefined;
  const target = posix.normalize(posix.join(posix.dirname(source.path), path));
  return pages.find((page) => page.path === target) ?? (existsSync(target) ? 'file' : undefined);
}

function problems(pages: readonly Source[]): string[] {
  return pages.flatMap((source) =>
    linksOf(source).flatMap((link) => {
      const target = targetOf(source, link, pages);
      const [, anchor] = link.split('#');
      if (target === undefined) return [`${source.path}: no page ${link}`];
      if (anchor === undefined || (target !== 'file' && anchorsOf(target).has(anchor))) return [];
      return [`${source.path}: no place ${link}`];
    }),
  );
}

/** Articles and legal texts are the site's: the build reads their links. */
const isForUs = ({ path }: Source) => !/^src\/app\/(?:documents|knowledge)\//.test(path);

const readPages = async () =>
  (await readSources('*.md', '{src,stories,tests}/**/*.{md,mdx}')).filter(isForUs);

test('every link between pages leads to a page and a place in it', async () => {
  const pages = await readPages();
  expect(pages.flatMap(linksOf).length).toBeGreaterThan(30);
  expect(problems(pages)).toEqual([]);
});

test('no page of Storybook has a table, which it would show as one line of text', async () => {
  const pages = (await readPages()).filter(({ path, text }) => path.endsWith('.mdx') && /^ *\|/m.test(text));
  expect(pages.map(({ path }) => path)).toEqual([]);
});

test('every script of the package is told of in a README', async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: object };
  const texts = (await readPages()).filter(({ path }) => path.endsWith('README.md')).map(({ text }) => text);
  const told = new Set(texts.join('\n').match(/(?<=npm run |`)[a-z][\w:-]+/g));
  expect(Object.keys(scripts).filter((name) => !['start', 'test'].includes(name) && !told.has(name))).toEqual(
    [],
  );
});

test('the check sees a link to a page or a place that is not there', () => {
  const handbook = { path: 'stories/A.mdx', text: '<Meta title="handbook/A" />\n<b id="one">1</b>' };
  const links = [
    '[a](stories/A.mdx)',
    '[a](stories/B.mdx)',
    '[a](?path=/docs/handbook-a--docs#one)',
    '[a](?path=/docs/handbook-b--docs)',
    '[a](?path=/docs/components-primitives-button--docs)',
    '[a](?path=/docs/components-primitives-buttons--docs)',
    '[a](?path=/docs/handbook-a--docs#two)',
    '[a](?path=/story/components-primitives-button--primary&globals=theme:dark;motion:held)',
    '[a](?path=/story/components-primitives-button--missing)',
    '[a](?path=/story/components-primitives-missing--primary)',
    '[a](?path=/story/components-primitives-button--primary&globals=theme:dark;motion:missing)',
    '# How it works',
    '[a](#how-it-works)',
    '[a](#how-it-fails)',
    '[a](https://example.com)',
    '`[a](nowhere.md)`',
  ];
  expect(problems([handbook, { path: 'README.md', text: links.join('\n') }])).toEqual([
    'README.md: no page stories/B.mdx',
    'README.md: no page ?path=/docs/handbook-b--docs',
    'README.md: no page ?path=/docs/components-primitives-buttons--docs',
    'README.md: no place ?path=/docs/handbook-a--docs#two',
    'README.md: no page ?path=/story/components-primitives-button--missing',
    'README.md: no page ?path=/story/components-primitives-missing--primary',
    'README.md: no page ?path=/story/components-primitives-button--primary&globals=theme:dark;motion:missing',
    'README.md: no place #how-it-fails',
  ]);
});
