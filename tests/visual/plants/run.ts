/**
 * `npm run test:plants`: makes changes of looks one at a time in a copy of the repository, and ends with 1 if the tests
 * overlook one. `-- --only TEXT` plants those whose name has the text.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Plant, plants } from './plants.ts';

const { values: options } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const copy = mkdtempSync(join(tmpdir(), 'plants-'));

function copyRepository(): void {
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { encoding: 'utf8' });
  for (const file of stdout.split('\0').filter(Boolean)) cpSync(file, join(copy, file));
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
}

/** @returns whether the tests pass, with what they said */
function runTests(tests: string): { passes: boolean; output: string } {
  const { status, stdout } = spawnSync('vitest', ['run', tests], {
    cwd: copy,
    env: { ...process.env, PIXELS: '1', CI: '1' },
    encoding: 'utf8',
  });
  return { passes: status === 0, output: stdout };
}

/** Whether the tests see the change. @throws where the change can not be made, or the tests break over something else */
function isCaught({ name, file, from, to, tests }: Plant): boolean {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  if (text.split(from).length !== 2) throw new Error(`«${name}»: ${file} does not hold its text once`);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  const { passes, output } = runTests(tests);
  writeFileSync(path, text);
  if (!passes && !/pixels.*differ|dimensions|AssertionError/.test(output))
    throw new Error(`«${name}»: ${output}`);
  return !passes;
}

copyRepository();
try {
  const chosen = plants.filter(({ name }) => name.includes(options.only));
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
