import { spawnSync } from 'node:child_process';
import { compileCache } from '#tests/setup/compileCache.ts';
import project from '../../../package.json' with { type: 'json' };

type Script = keyof typeof project.scripts;

/** `npm run SCRIPT -- ARGS`, from the folder of the package. */
export function runScript(
  script: Script,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
) {
  const [, ...words] = project.scripts[script].split(' ');
  const options = { env: { PATH: process.env['PATH'], ...compileCache, ...env }, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [...words, ...args], options);
  return { status, stdout, stderr };
}
