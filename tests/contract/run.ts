import { spawnSync } from 'node:child_process';
import { checkAnswers, describedServer, UsageError } from './support/contractServer.ts';

/** `npm run test:contract -- URL`: the contract suite against the server there, or against our own without a URL. */
const [url] = process.argv.slice(2);
if (url !== undefined) process.env['CONTRACT_URL'] = url;

try {
  const server = describedServer(process.env);
  if (server) await checkAnswers(server);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exit(1);
}

// Verbose: people who test their own server read why a test was skipped.
const reporters = [
  '--reporter',
  'verbose',
  ...(process.env['TEST_RESULTS_DIR'] ? ['--reporter', 'json'] : []),
];
const { status } = spawnSync('vitest', ['run', '--project', 'contract', ...reporters], { stdio: 'inherit' });
process.exitCode = status ?? 1;
