import { spawnSync } from 'node:child_process';

// Publishing needs a project of its own at chromatic.com; everyone without its token goes on with the local tests.
if (process.env['CHROMATIC_PROJECT_TOKEN']) {
  const { status } = spawnSync(
    'chromatic',
    ['--build-script-name', 'build-storybook', '--exit-zero-on-changes'],
    {
      stdio: 'inherit',
    },
  );
  process.exitCode = status ?? 1;
} else {
  console.log('Chromatic: CHROMATIC_PROJECT_TOKEN is not set, nothing is published.');
}
