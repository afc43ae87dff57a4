/**
 * `npm run test:update`: takes the reference pictures anew that differ, removes those without a story, and lists both.
 * `-- FILTER…` looks at the stories of matching files only.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { folder, picturesOf } from './pictures.ts';

const filters = process.argv.slice(2);
const { status } = spawnSync('vitest', ['run', '--update', '--project', 'stories', ...filters], {
  env: { ...process.env, PIXELS: '1' },
  stdio: 'inherit',
});

const stories = globSync('stories/**/*.stories.tsx').map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}));
const wanted = new Set(stories.flatMap(picturesOf).map((picture) => `${folder}/${picture}.png`));
for (const path of globSync(`${folder}/**/*.png`)) if (!wanted.has(path)) rmSync(path);

const { stdout } = spawnSync('git', ['status', '--short', '--untracked-files=all', folder], {
  encoding: 'utf8',
});
console.log(
  stdout === '' ? 'No picture has changed.' : `Pictures that differ from the last commit:\n${stdout}`,
);
process.exitCode = status ?? 1;
