import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs an npm script as a person does: not knowing of a Vitest that may run this. Throws with what it printed. */
export async function npmRun(...script: string[]): Promise<void> {
  const env = { ...process.env, NODE_ENV: undefined, VITEST: undefined };
  await promisify(execFile)('npm', ['run', '-s', ...script], { env, maxBuffer: 2 ** 26 });
}
