import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import journal from '#src/server/database/migrations/meta/_journal.json' with { type: 'json' };
import { temporaryFolder } from './serverProcess.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const entry = 'tests/server/support/serverEntry.ts';

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: root, maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'ignore'] });

/** The commit before the newest migration: the last version that knew nothing of it. */
function previousCommit(): string {
  const migration = `src/server/database/migrations/${journal.entries.at(-1)?.tag}.sql`;
  try {
    const [added] = git('log', '--no-renames', '--diff-filter=A', '--format=%H', '--', migration)
      .toString()
      .split('\n');
    // An uncommitted migration is the newest.
    return git('rev-parse', '--verify', added === '' ? 'HEAD' : `${added}^`)
      .toString()
      .trim();
  } catch {
    throw new Error(
      `The history lacks the commit before ${migration}: clone the repository with it, or "git fetch --unshallow".`,
    );
  }
}

/** Packages that the release needed and that are not installed any more, as `name@version`. */
function missingPackages(commit: string): string[] {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    git('show', `${commit}:package.json`).toString(),
  );
  return Object.entries(dependencies)
    .filter(([name]) => !existsSync(join(root, 'node_modules', name)))
    .map(([name, version]) => `${name}@${version}`);
}

/**
 * The server before the newest migration, with today's packages as far as possible; deleted after the test.
 * @returns its entry, for `startProcess`
 */
export function previousRelease(): string {
  const commit = previousCommit();
  const folder = temporaryFolder();
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const release = join(folder, 'release');
  mkdirSync(release);
  const missing = missingPackages(commit);
  if (missing.length > 0) {
    const quietly = ['--prefix', release, '--ignore-scripts', '--no-audit', '--no-fund', '--silent'];
    execFileSync('npm', ['install', ...quietly, ...missing]);
  }
  const sources = git('archive', commit, 'src', 'package.json', entry);
  execFileSync('tar', ['-x', '-C', release], { input: sources });
  return join(release, entry);
}
