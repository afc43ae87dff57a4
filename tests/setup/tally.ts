import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a runner's JSON report says about numbers: Vitest at its top, Playwright under `stats`. */
interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; unexpected: number; flaky: number };
}

/**
 * The last line of the automatic check: `node tests/setup/tally.ts FOLDER CODE…` adds up the runners' reports in the
 * folder. Each CODE is the exit code of a step; failed steps are failures even when no report names one.
 */
const [folder, ...codes] = process.argv.slice(2);
if (folder === undefined) throw new Error('Which folder holds the reports?');

let passed = 0;
let failed = 0;
for (const name of readdirSync(folder)) {
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    stats,
  }: Report = JSON.parse(readFileSync(join(folder, name), 'utf8'));
  passed += numPassedTests + (stats?.expected ?? 0);
  failed += numFailedTests + (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
}
failed = Math.max(failed, codes.filter((code) => code !== '0').length);

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
