import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readSources, type Source } from './sources.ts';

const topLevel =
  `.ci .gitattributes .github .gitignore .storybook LICENSE README.md index.html package-lock.json package.json
  public src stories tests tsconfig.json vite.config.ts`.split(/\s+/);

const topOf = (paths: string[]): string[] =>
  [...new Set(paths.flatMap((path) => path.split('/')[0] ?? []))].toSorted();

/** Hosts in the lockfile: it must install from any registry. */
const hosts = (lockfile: string): string[] => lockfile.match(/"resolved": ".*?"/g) ?? [];

/** Packages that the lockfile would take from any host that answers under their name. */
const withoutChecksum = (lockfile: string): string[] => {
  const { packages } = JSON.parse(lockfile) as { packages: Record<string, { integrity?: string }> };
  return Object.keys(packages).filter((path) => path !== '' && packages[path]?.integrity === undefined);
};

// The brackets keep this file from finding itself.
const later = /\b([T]ODO|[F]IXME|[X]XX|[H]ACK)\b/;

const leftovers = (sources: Source[]): string[] =>
  sources.filter(({ text }) => later.test(text)).map(({ path }) => path);

test('the top of the repository holds what it should and nothing else', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  expect(topOf(files.trim().split('\n'))).toEqual(topLevel);
});

test('the lockfile names no host', async () => {
  expect(hosts(await readFile('package-lock.json', 'utf8'))).toEqual([]);
});

test('the lockfile knows every package by its checksum', async () => {
  expect(withoutChecksum(await readFile('package-lock.json', 'utf8'))).toEqual([]);
});

test('nothing is left for later', async () => {
  expect(leftovers(await readSources('{src,stories,tests,.storybook,.ci}/**/*.{ts,tsx,mdx,css}'))).toEqual(
    [],
  );
});

test('the checks see a stray file, a host, a missing checksum and a note for later', () => {
  expect(topOf(['src/a.ts', 'src/b.ts', 'notes.txt'])).toEqual(['notes.txt', 'src']);
  expect(hosts('{ "node_modules/a": { "resolved": "https://example.com/a.tgz" } }')).toHaveLength(1);
  expect(withoutChecksum('{ "packages": { "": {}, "node_modules/a": {} } }')).toEqual(['node_modules/a']);
  expect(leftovers([{ path: 'a.ts', text: '// TO\u0044O: later' }])).toEqual(['a.ts']);
});
