/**
 * Runs on PostgreSQL those tests of the server that read `TEST_DATABASE_URL`, themselves or by what they import, and the
 * contract. To the others every database is the same.
 */
import { spawnSync } from 'node:child_process';
import { readSources } from '#tests/architecture/sources.ts';
import { resolve, specifiers } from '#tests/architecture/specifiers.ts';

const sources = new Map((await readSources('tests/**/*.{ts,tsx}')).map((source) => [source.path, source]));

function readsAddress(path: string, seen = new Set<string>()): boolean {
  const source = sources.get(path);
  if (source === undefined || seen.has(path)) return false;
  seen.add(path);
  if (/\bTEST_DATABASE_URL\b/.test(source.text)) return true;
  return specifiers(source).some(({ name = '', isType }) => {
    const target = isType ? undefined : resolve(path, name);
    return target !== undefined && readsAddress(target, seen);
  });
}

const files = [...sources.keys()].filter((path) => /^tests\/server\/.*\.test\.ts$/.test(path));
const projects = ['--project', 'node', '--project', 'contract'];
const chosen = [...files.filter((path) => readsAddress(path)), 'tests/contract'];
const { status } = spawnSync('vitest', ['run', ...projects, ...chosen], { stdio: 'inherit' });
process.exitCode = status ?? 1;
