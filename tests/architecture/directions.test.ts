import { expect, test } from 'vitest';
import { readSources, type Source } from './sources.ts';
import { resolve, specifiers } from './specifiers.ts';

/** Rooms whose folders have a direction. */
const rooms = ['src/app/', 'src/data/', 'src/server/'];

/** `posts` of `src/server/posts/rows.ts`; files beside the folders count as a folder of their own. */
const folderOf = (room: string, path: string): string | undefined =>
  path.startsWith(room) ? (/^([^/]+)\//.exec(path.slice(room.length))?.[1] ?? 'entries') : undefined;

/** Pairs of folders that import each other, by type imports, too. */
function mutualPairs(room: string, sources: readonly Source[]): string[] {
  const edges = new Set(
    sources.flatMap((source) =>
      specifiers(source).map(({ name = '' }) =>
        [source.path, resolve(source.path, name) ?? ''].map((path) => folderOf(room, path)).join(' '),
      ),
    ),
  );
  return [...edges].filter((edge) => {
    const [one = '', other = ''] = edge.split(' ');
    return one !== '' && one < other && edges.has(`${other} ${one}`);
  });
}

test.each(rooms)('no two folders of %s import each other', async (room) => {
  expect(mutualPairs(room, await readSources(`${room}**/*.{ts,tsx}`))).toEqual([]);
});

test('the check sees folders that import each other, and a file beside them', () => {
  const sources = [
    { path: 'src/server/a/one.ts', text: `import type { Two } from '../b/two.ts';` },
    { path: 'src/server/b/two.ts', text: `const load = () => import('../a/three.ts');` },
    { path: 'src/server/a/three.ts', text: `import { helper } from '../helper.ts'; import '#src/api/a.ts';` },
    { path: 'src/server/helper.ts', text: `export { One } from './a/one.ts'; import './c/four.ts';` },
    { path: 'src/api/b.ts', text: `import '#src/server/a/one.ts';` },
  ];
  expect(mutualPairs('src/server/', sources)).toEqual(['a b', 'a entries']);
});
