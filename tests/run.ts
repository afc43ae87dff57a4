/**
 * `npm test` ends at the first part that fails; `npm run test:all` runs every part and names those that failed. Both say
 * how many minutes each took.
 */
import { spawnSync } from 'node:child_process';

const quick = {
  check: 'npm run -s check',
  node: "vitest run --project node --tags-filter '!slow'",
  components: "vitest run --project components --tags-filter '!slow'",
  // A page for all files saves half of the time; pictures are taken with one for each.
  stories: 'vitest run --project stories-light --no-isolate',
  journeys: 'npm run -s test:e2e -- --project desktop --grep @smoke',
};

const everything = {
  check: 'npm run -s check',
  build: 'npm run -s build && npm run -s size',
  node: 'vitest run --project node',
  contract: 'vitest run --project contract',
  components: 'vitest run --project browser',
  stories: 'npm run -s test:stories',
  packages: 'vitest run --project build',
  journeys: 'npm run -s test:e2e',
};

const { TEST_DATABASE_URL: postgres, ...embedded } = process.env;
const isAll = process.argv[2] === 'all';
const minutes: string[] = [];
const failed: string[] = [];

function runPart(name: string, command: string, env = embedded): void {
  console.log(`\n== ${name}: ${command}`);
  const start = performance.now();
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env });
  minutes.push(`${name} ${((performance.now() - start) / 60_000).toFixed(1)}`);
  if (status !== 0) failed.push(name);
}

for (const [name, command] of Object.entries(isAll ? everything : quick)) {
  runPart(name, command);
  if (failed.length > 0 && !isAll) break;
}
if (isAll && postgres !== undefined) {
  runPart('PostgreSQL', 'node tests/server/secondRun.ts', { ...embedded, TEST_DATABASE_URL: postgres });
}

console.log(`\nMinutes: ${minutes.join(', ')}.`);
if (isAll && postgres === undefined) console.log('Skipped: PostgreSQL, TEST_DATABASE_URL is not set.');
console.log(failed.length === 0 ? 'Everything passed.' : `Failed: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
