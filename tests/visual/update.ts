/**
 * `npm run test:update`: takes again the reference pictures that differ, removes those without a story, and lists both.
 * `-- FILTER…` looks at the stories of matching files only.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { compress } from './compress.ts';
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

const git = (...args: string[]): string => spawnSync('git', [...args, folder], { encoding: 'utf8' }).stdout;

const written = git('ls-files', '--modified', '--others').split('\n').filter(existsSync);
for (const path of written) await compress(path);

const changes = git('status', '--short', '--untracked-files=all');
console.log(
  changes === '' ? 'No picture has changed.' : `Pictures that differ from the last commit:\n${changes}`,
);
process.exitCode = status ?? 1;
