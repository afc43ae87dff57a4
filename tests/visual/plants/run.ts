/**
 * `npm run test:plants`: makes changes of looks one at a time in a copy of the repository, and ends with 1 if the tests
 * overlook one. `-- --only TEXT` plants those whose name has the text.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Plant, plants } from './plants.ts';

const { values: options } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const copy = mkdtempSync('.plants-');

function copyRepository(): void {
  const list = ['ls-files', '-co', '--exclude-standard', '-z'];
  const { stdout } = spawnSync('git', list, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  for (const file of stdout.split('\0').filter(existsSync)) cpSync(file, join(copy, file));
  // Linked file by file: Vite serves nothing from outside the copy, where a symbolic link would lead.
  execFileSync('cp', ['--archive', '--link', 'node_modules', copy]);
  for (const cache of globSync(join(copy, 'node_modules/.vite*'))) rmSync(cache, { recursive: true });
}

function runTests(files: readonly string[]): { pass: boolean; output: string } {
  const { status, stdout, stderr } = spawnSync('vitest', ['run', ...files], {
    cwd: copy,
    // No report: failures are wanted here, and a sum over reports would count them.
    env: { ...process.env, PIXELS: '1', CI: '1', TEST_RESULTS_DIR: '' },
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return { pass: status === 0, output: stdout + stderr };
}

/**
 * Returns true if the tests see the change. @throws where it can not be made, or the tests break over something else
 */
function isCaught({ name, file, from, to, tests }: Plant): boolean {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  const [before, after, ...more] = text.split(from);
  if (after === undefined || more.length > 0)
    throw new Error(`«${name}»: ${file} does not hold its text once`);
  writeFileSync(path, before + to + after);
  const { pass, output } = runTests([tests]);
  writeFileSync(path, text);
  if (!pass && !/does not match the stored reference|AssertionError/.test(output))
    throw new Error(`«${name}»: ${output}`);
  return !pass;
}

copyRepository();
try {
  const chosen = plants.filter(({ name }) => name.includes(options.only));
  if (chosen.length === 0) throw new Error(`No plant is called «${options.only}».`);
  const untouched = runTests([...new Set(chosen.map(({ tests }) => tests))]);
  if (!untouched.pass) throw new Error(`Without a change the tests fail, too: ${untouched.output}`);
  const missed = chosen.filter((plant) => {
    const caught = isCaught(plant);
    console.log(`${caught ? 'caught' : 'MISSED'}  ${plant.name}`);
    return !caught;
  });
  console.log(`${chosen.length - missed.length} of ${chosen.length} caught`);
  process.exitCode = missed.length === 0 ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true });
}
