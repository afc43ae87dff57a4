/**
 * `npm run test:repeat`: takes the same pictures again and again beside busy loops, and ends with 1 if one differs once.
 * `--times 3` of everything by default; `--stories 100 --seed 7` draws files that hold at least so many stories.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { storiesOf } from '../../.storybook/stories.ts';

const { values: options } = parseArgs({
  options: {
    times: { type: 'string', default: '3' },
    stories: { type: 'string', default: 'all' },
    seed: { type: 'string', default: '1' },
    loops: { type: 'string', default: '2' },
  },
});

/** The same place in the row for the same seed. */
const lot = (path: string): string => createHash('sha1').update(`${options.seed} ${path}`).digest('hex');

/** Files with at least so many stories, drawn by the seed. */
function draw(count: number): string[] {
  const drawn: string[] = [];
  let stories = 0;
  for (const path of globSync('stories/**/*.stories.tsx').toSorted((a, b) => (lot(a) < lot(b) ? -1 : 1))) {
    if (stories >= count) break;
    stories += storiesOf({ path, text: readFileSync(path, 'utf8') }).length;
    drawn.push(path);
  }
  return drawn;
}

const files = options.stories === 'all' ? [] : draw(Number(options.stories));
const loops = Array.from({ length: Number(options.loops) }, () => new Worker('for (;;);', { eval: true }));
let failed = 0;
for (let time = 1; time <= Number(options.times); time++) {
  const { status, stdout } = spawnSync('vitest', ['run', '--project', 'stories', ...files], {
    env: { ...process.env, PIXELS: '1', CI: '1' },
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) {
    failed += 1;
    console.log(stdout);
  }
  console.log(`${time} of ${options.times}: ${status === 0 ? 'the same' : 'FAILED'}`);
}
await Promise.all(loops.map((loop) => loop.terminate()));
console.log(`${Number(options.times) - failed} of ${options.times} times the same`);
process.exitCode = failed === 0 ? 0 : 1;
