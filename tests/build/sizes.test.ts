import { readFile, stat } from 'node:fs/promises';
import { expect, test } from 'vitest';

interface Chunk {
  file: string;
  isDynamicEntry?: boolean;
  /** Keys of the chunks that come with it. */
  imports?: string[];
  css?: string[];
}

type Manifest = Record<string, Chunk>;

/** Brotli bytes of JavaScript that a visitor downloads before anything is pressed. */
const landingLimit = 110_000;
/** And of what comes in addition for the popups. */
const popupsLimit = 26_000;
/** And of its style sheet. */
const stylesLimit = 8_192;
/** And of the editor, with its toolbar. */
const editorLimit = 125 * 1024;

const landing = 'index.html';
const popups = 'src/app/landing/Popups.tsx';
const editor = 'src/components/sections/PostEditor/index.ts';
/** What nobody needs before they ask for it. */
const onRequest = [
  popups,
  'src/app/inner/area/InnerArea.tsx',
  'src/app/inner/posts/PostRoute.tsx',
  'src/app/knowledge/KnowledgeRoute.tsx',
  'src/app/inner/writing/WritingRoute.tsx',
  'src/app/inner/profile/own.ts',
  editor,
];
/** The pages on which nobody writes a post, from the first download on. */
const withoutEditor = [
  landing,
  popups,
  'src/app/inner/area/InnerArea.tsx',
  'src/app/inner/posts/PostRoute.tsx',
];

/** Keys of a chunk and of everything that the browser downloads along with it. */
function closure(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) closure(manifest, next, seen);
  return seen;
}

/** Those of `onRequest` that have no chunk of their own, or whose chunk comes with the landing page. */
function arriveEarly(manifest: Manifest): string[] {
  const first = closure(manifest, landing);
  return onRequest.filter((key) => !manifest[key]?.isDynamicEntry || first.has(key));
}

const read = async (): Promise<Manifest> =>
  JSON.parse(await readFile('dist/client/.vite/manifest.json', 'utf8'));

async function weigh(manifest: Manifest, keys: Iterable<string>): Promise<number> {
  const files = [...keys].flatMap((key) => manifest[key]?.file ?? []);
  const sizes = await Promise.all(
    // As it is served: to compress it again would take seconds.
    files.map(async (file) => (await stat(`dist/client/${file}.br`)).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

test('the landing page needs little JavaScript', async () => {
  const manifest = await read();
  const size = await weigh(manifest, closure(manifest, landing));
  console.log(`Landing JavaScript: ${size} of ${landingLimit} bytes`);
  expect(size).toBeGreaterThan(0);
  expect(size).toBeLessThanOrEqual(landingLimit);
});

test('the popups need little more', async () => {
  const manifest = await read();
  const first = closure(manifest, landing);
  const size = await weigh(
    manifest,
    [...closure(manifest, popups)].filter((key) => !first.has(key)),
  );
  console.log(`JavaScript of the popups: ${size} of ${popupsLimit} bytes`);
  expect(size).toBeGreaterThan(0);
  expect(size).toBeLessThanOrEqual(popupsLimit);
});

test('the editor stays within its weight, and comes to nobody who does not write', async () => {
  const manifest = await read();
  const size = await weigh(manifest, [editor]);
  console.log(`JavaScript of the editor: ${size} of ${editorLimit} bytes`);
  expect(size).toBeGreaterThan(0);
  expect(size).toBeLessThanOrEqual(editorLimit);
  const early = withoutEditor.filter((page) => closure(manifest, page).has(editor));
  expect(early).toEqual([]);
});

test('the landing page needs little style', async () => {
  const [styles, ...others] = (await read())[landing]?.css ?? [];
  expect(others).toEqual([]);
  const size = (await stat(`dist/client/${styles}.br`)).size;
  console.log(`Style sheet of the landing page: ${size} of ${stylesLimit} bytes`);
  expect(size).toBeGreaterThan(0);
  expect(size).toBeLessThanOrEqual(stylesLimit);
});

test('every script is compiled while it downloads', async () => {
  const scripts = Object.values(await read()).filter(({ file }) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(1);
  for (const { file } of scripts) {
    const [hint] = (await readFile(`dist/client/${file}`, 'utf8')).split('\n', 1);
    expect([file, hint]).toEqual([file, '//# allFunctionsCalledOnLoad']);
  }
});

test('popups with their captcha and the inner area are downloaded on request', async () => {
  expect(arriveEarly(await read())).toEqual([]);
});

test('the check sees a part that comes with the landing page', () => {
  const lazy = (file: string): Chunk => ({ file, isDynamicEntry: true });
  const manifest: Manifest = {
    [landing]: { file: 'main.js', imports: ['_shared.js'] },
    '_shared.js': { file: 'shared.js' },
    [popups]: lazy('popups.js'),
    'src/app/inner/area/InnerArea.tsx': lazy('inner.js'),
    'src/app/inner/posts/PostRoute.tsx': lazy('post.js'),
    'src/app/knowledge/KnowledgeRoute.tsx': lazy('knowledge.js'),
    'src/app/inner/writing/WritingRoute.tsx': lazy('writing.js'),
    'src/app/inner/profile/own.ts': lazy('own.js'),
    [editor]: lazy('editor.js'),
  };
  expect(arriveEarly(manifest)).toEqual([]);
  expect(arriveEarly({ ...manifest, '_shared.js': { file: 'shared.js', imports: [popups] } })).toEqual([
    popups,
  ]);
  const { [popups]: merged, ...rest } = manifest;
  expect(merged && arriveEarly(rest)).toEqual([popups]);
});
