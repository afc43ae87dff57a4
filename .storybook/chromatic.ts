import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { snapshotsOf } from './snapshots.ts';
import { storiesOf } from './stories.ts';

/** Number of pictures in a build without known unchanged stories. */
function countSnapshots(): number {
  const stories = globSync('stories/**/*.stories.tsx').flatMap((path) =>
    storiesOf({ path, text: readFileSync(path, 'utf8') }),
  );
  return stories.reduce((sum, { tags }) => sum + Object.keys(snapshotsOf(tags).modes ?? {}).length, 0);
}

// Publishing needs a project of its own at chromatic.com; without its token the local tests are enough.
if (process.env['CHROMATIC_PROJECT_TOKEN']) {
  const { status } = spawnSync('chromatic', ['--config-file', '.storybook/chromatic.config.json'], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} else {
  console.log('Chromatic: CHROMATIC_PROJECT_TOKEN is not set, nothing is published.');
  console.log(`A build of everything would take ${countSnapshots()} snapshots.`);
}
