/**
 * Prints the test files of the server that CI runs a second time, on PostgreSQL and beside Debian's programs: those that
 * read `TEST_DATABASE_URL` or look for such a program, themselves or by what they import. To the others both are all the same.
 */
import { readSources } from '#tests/architecture/sources.ts';
import { resolve, specifiers } from '#tests/architecture/specifiers.ts';

const sources = new Map((await readSources('tests/**/*.{ts,tsx}')).map((source) => [source.path, source]));

function meetsThem(path: string, seen = new Set<string>()): boolean {
  const source = sources.get(path);
  if (source === undefined || seen.has(path)) return false;
  seen.add(path);
  if (/\bTEST_DATABASE_URL\b|['"`]\/usr\//.test(source.text)) return true;
  return specifiers(source).some(({ name = '', isType }) => {
    const target = isType ? undefined : resolve(path, name);
    return target !== undefined && meetsThem(target, seen);
  });
}

const files = [...sources.keys()].filter((path) => /^tests\/server\/.*\.test\.ts$/.test(path));
process.stdout.write(`${files.filter((path) => meetsThem(path)).join('\n')}\n`);
