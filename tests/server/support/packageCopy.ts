import { spawnSync } from 'node:child_process';
import { cpSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import project from '../../../package.json' with { type: 'json' };
import { temporaryFolder } from './serverProcess.ts';

/** The package in a folder of its own, without a build: for scripts that go by where they lie. */
export function copyPackage(): string {
  const root = temporaryFolder();
  for (const name of ['package.json', 'src']) cpSync(name, join(root, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  return root;
}

/** Runs a script of the package to its end. */
export function runScript(
  root: string,
  name: 'serve' | 'export',
  args: readonly string[],
  env: Readonly<Record<string, string>>,
) {
  const [, entry = ''] = project.scripts[name].split(' ');
  return spawnSync(process.execPath, [join(root, entry), ...args], { cwd: root, env, encoding: 'utf8' });
}
